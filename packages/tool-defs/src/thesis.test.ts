import { resultText } from '@marginalia/engine';
import { type FakeAnswer, fakeGenerator, fakeGenerators, fakePorts, runWithPorts } from '@marginalia/engine/testing';
import { INVENTED, inventsSourcesAndFigures, ON, paragraphPerClause } from '@marginalia/fake-model';
import { inProcessGenerator } from '@marginalia/on-device';
import { describe, expect, it } from 'vitest';
import { loadTool } from './index.ts';
import { longDescription, thesisForm } from './thesis.test-data.ts';

type Model = (prompt: string) => string;
const oneParagraphPerClause: Model = (prompt) => paragraphPerClause(prompt);

/** Runs the report with a model that answers prompts, on a host that has the device too. */
async function thesisBy(model: Model, form: Readonly<Record<string, string>> = {}, capabilities: Readonly<Record<string, number>> = {}) {
  const tool = await loadTool('ntcc-report-creator');
  if (!tool) throw new Error('No report tool');
  const answer = ({ prompt }: { readonly prompt: string }): FakeAnswer => ({ chunks: [model(prompt)] });
  const generator = fakeGenerator({ capabilities, answer });
  const ports = { ...fakePorts({ generator }), generators: fakeGenerators(generator, inProcessGenerator()) };
  const { context } = await runWithPorts(tool, ports, { ...thesisForm, ...form });
  const { result } = context;
  if (!result) throw new Error(`It failed: ${context.failure}`);
  return { text: resultText(result), words: result.transcript.words, shortfalls: result.shortfalls ?? [], requests: generator.requests };
}

/** The share of the runs of eight words that a text has before. */
function repeatedRuns(text: string): number {
  const seen = new Set<string>();
  let all = 0;
  let again = 0;
  for (const paragraph of text.split('\n\n')) {
    const words = paragraph.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
    for (let at = 0; at + 8 <= words.length; at += 1) {
      const run = words.slice(at, at + 8).join(' ');
      all += 1;
      if (seen.has(run)) again += 1;
      seen.add(run);
    }
  }
  return again / all;
}

const openings = (text: string): string[] => [...text.matchAll(new RegExp(`^${ON}(.*?)\\.(?: |$)`, 'gm'))].map(([, clause = '']) => clause);
const twice = (lines: readonly string[]): string[] => lines.filter((line, index) => lines.indexOf(line) !== index);
/** The text of a section. */
const under = (text: string, title: string, next: string): string => text.slice(text.indexOf(`\n${title}\n`), text.indexOf(`\n${next}\n`));

describe('A thesis of 20,000 words', () => {
  it('says nothing twice, though its model writes one paragraph for each clause of its brief', async () => {
    const { text, words } = await thesisBy(oneParagraphPerClause);
    expect(words).toBeGreaterThanOrEqual(19_000);
    const clauses = openings(text);
    expect(clauses.length).toBeGreaterThan(50);
    expect(twice(clauses)).toEqual([]);
    expect(repeatedRuns(text)).toBeLessThan(0.01);
  });

  it('says nothing twice either if its model writes 150 words on a clause, whatever it is asked for', async () => {
    const { text, words } = await thesisBy((prompt) => paragraphPerClause(prompt, 150));
    expect(words).toBeGreaterThan(8000);
    expect(twice(openings(text))).toEqual([]);
    expect(repeatedRuns(text)).toBeLessThan(0.01);
  });

  it('fits every request into 4,096 tokens, with a description of 48,000 characters', async () => {
    const description = longDescription(48_000);
    const { text, words, requests } = await thesisBy(oneParagraphPerClause, { description }, { contextTokens: 4096 });
    for (const { prompt, maxOutputTokens = 0 } of requests) {
      const asked = [...prompt.matchAll(/^Write about (\d+) words\.$/gm)].reduce((sum, [, count]) => sum + Number(count), 0);
      expect(prompt.length / 4 + maxOutputTokens).toBeLessThanOrEqual(4096);
      expect(maxOutputTokens).toBeGreaterThanOrEqual((asked * 4) / 3);
    }
    expect(words).toBeGreaterThanOrEqual(19_000);
    expect(twice(openings(text))).toEqual([]);
  });

  it('gives each section of a long description the sentences that concern it', async () => {
    const description = longDescription(48_000);
    const { requests } = await thesisBy(oneParagraphPerClause, { description, pages: '20-25' }, { contextTokens: 4096 });
    const ofTesting = requests.filter(({ prompt }) => prompt.includes('Section: Testing'));
    expect(ofTesting.length).toBeGreaterThan(0);
    for (const { prompt } of ofTesting) expect(prompt).toContain('tested the system for five weeks on six beds');
  });

  it('says before it starts that a model is too small', async () => {
    await expect(thesisBy(oneParagraphPerClause, { description: longDescription(48_000) }, { contextTokens: 1024 })).rejects.toThrow(
      'too-small',
    );
  });

  it('marks every figure and every source that its model makes up', async () => {
    const { text, shortfalls } = await thesisBy((prompt) => inventsSourcesAndFigures(prompt, ['38% less water [S1]']), { pages: '20-25' });
    for (const figure of INVENTED.figures) {
      expect(text.split(`${figure} [not in your material]`).length).toBeGreaterThan(12);
      expect(text.replaceAll(`${figure} [not in your material]`, '')).not.toContain(figure);
    }
    expect(text).not.toMatch(/Okonkwo|\[S\d+\]|\[12\]/);
    expect(text.replaceAll('Lindqvist (2021) [source needed]', '')).not.toContain('Lindqvist');
    expect(text).toContain('38% less water (Evans & Sadler, 2008)');
    expect(shortfalls.join('\n')).toMatch(/because you did not name these works: .*\(Okonkwo & Brandt, 2019\)/);
    expect(shortfalls.join('\n')).toMatch(/figures are marked "\[not in your material\]"/);
  });

  it.each([
    ['apa', '(Evans & Sadler, 2008)', 'Evans, R. G., & Sadler, E. J. (2008). Methods and technologies'],
    ['mla', '(Evans and Sadler)', 'Evans, R. G., and E. J. Sadler. “Methods and Technologies'],
    ['chicago', '(Evans and Sadler 2008)', 'Evans, R. G., and E. J. Sadler. 2008. “Methods and Technologies'],
    ['harvard', '(Evans and Sadler, 2008)', 'Evans, R.G. and Sadler, E.J. (2008) ‘Methods and technologies'],
    ['ieee', '[1]', '[1] R. G. Evans and E. J. Sadler, “Methods and technologies'],
  ])('lists and cites the student’s own sources in %s', async (style, cited, entry) => {
    const { text, requests } = await thesisBy((prompt) => inventsSourcesAndFigures(prompt, ['38% less water [S1]']), {
      style,
      pages: '20-25',
    });
    const list = under(text, 'References', 'Appendices');
    expect(list).toContain(entry);
    expect(list).toContain('Interview with the gardener');
    expect(list).toContain('Pereira (2019). [to be added]');
    expect(list).not.toMatch(/Okonkwo|Lindqvist/);
    expect(text).toContain(`38% less water ${cited}`);
    expect(requests.some(({ prompt }) => prompt.includes('Section: References'))).toBe(false);
  });
});

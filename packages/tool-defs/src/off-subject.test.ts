import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runTool, type Tool } from '@marginalia/engine';
import { fakeGenerator } from '@marginalia/engine/testing';
import { INJECTIONS } from '@marginalia/fake-model';
import { describe, expect, it } from 'vitest';
import { HONEST, OFF } from './fresh-answers.test-data.ts';
import { loadTool } from './index.ts';
import { TRUE_ANSWERS } from './true-answers.test-data.ts';

const SAMPLES = [...Object.keys(TRUE_ANSWERS), 'ntcc-report-creator.irrigation'];

async function formOf(sample: string): Promise<{ tool: Tool; values: Record<string, string> }> {
  const file = join(import.meta.dirname, `../../on-device/corpus/${sample}.json`);
  const { tool: slug, values } = JSON.parse(readFileSync(file, 'utf8')) as { tool: string; values: Record<string, string> };
  const tool = await loadTool(slug);
  if (!tool) throw new Error(`No tool ${slug}`);
  return { tool, values };
}

/** The outcome of a run whose model gives this answer to every request. */
async function outcomeOf(sample: string, answer: (titles: string[], prompt: string) => string) {
  const { tool, values } = await formOf(sample);
  const titles = tool.sections(tool.check(values).values).map(({ title }) => title);
  const generator = fakeGenerator({ answer: ({ prompt }) => ({ chunks: [answer(titles, prompt)] }) });
  return runTool(tool, values, { generator }).then(
    ({ text, leftOut = [] }) => ({ failure: '', text, leftOut }),
    (error: { kind: string; text: string }) => ({ failure: error.kind, text: error.text, leftOut: [] }),
  );
}

describe('An answer that is not the result', () => {
  it.each(SAMPLES)('is never a success, and its text is kept: %s', async (sample) => {
    for (const [name, answer] of Object.entries(INJECTIONS)) {
      const { failure, text } = await outcomeOf(sample, answer);
      expect(failure, name).toBe('off-subject');
      expect(text.trim(), name).not.toBe('');
    }
  });
});

it('An answer of titles alone is never a success', async () => {
  expect((await outcomeOf('flashcard-creator.cell-energy', (titles) => titles.join('\n\n'))).failure).not.toBe('');
});

describe('A text about another subject under every right title', () => {
  it.each(Object.keys(TRUE_ANSWERS))('is never a success, and its text is kept: %s', async (sample) => {
    for (const [name, lines] of Object.entries(OFF)) {
      const { failure, text } = await outcomeOf(sample, (titles) =>
        titles.map((title, at) => `${title}\n${lines[at % lines.length]}`).join('\n\n'),
      );
      expect(failure, name).toBe('off-subject');
      expect(text, name).toContain(lines[0]);
    }
  });
});

describe('An answer that is the result', () => {
  it.each(Object.entries(TRUE_ANSWERS))('is never off the subject: %s', async (sample, answer) => {
    const half = answer.slice(0, answer.length / 2);
    for (const text of [answer, half, `Sure! Here it is:\n\n${answer}`, answer.replaceAll('\n', '\n\n')]) {
      expect((await outcomeOf(sample, () => text)).failure).toBe('');
    }
  });

  it.each(HONEST)('is never off the subject, however short, advising or foreign it is: %s', async (sample, answer) => {
    expect((await outcomeOf(sample, () => answer)).failure).toBe('');
  });
});

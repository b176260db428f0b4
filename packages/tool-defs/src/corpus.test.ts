import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { composeRequest, type GenerationTask, type Values } from '@marginalia/engine';
import { textOf, type WrittenSection, writeSections } from '@marginalia/on-device';
import { describe, expect, it } from 'vitest';
import { loadTool } from './index.ts';

interface Sample {
  readonly tool: string;
  readonly values: Values;
}

const folder = join(import.meta.dirname, '../../on-device/corpus');
const samples = readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .map((file) => ({ file, sample: JSON.parse(readFileSync(join(folder, file), 'utf8')) as Sample }));

async function taskOf({ tool: slug, values }: Sample): Promise<GenerationTask> {
  const tool = await loadTool(slug);
  const check = tool?.check(values);
  if (!tool || !check?.ok) throw new Error(`The sample does not fit the tool ${slug}`);
  return composeRequest(tool, check.values, '2026-11-21').task;
}

async function write(task: GenerationTask): Promise<WrittenSection[]> {
  const sections: WrittenSection[] = [];
  for await (const section of writeSections(task)) sections.push(section);
  return sections;
}

// Everything that the project says in its own words: the device's phrases and packs, the asks of the definitions. Once with
// the optional parts of a phrase ("[[ at {company}]]"), once without.
const sources = globSync(['../../on-device/src/**/*.ts', './tools/*.ts'], { cwd: import.meta.dirname, exclude: ['**/*.test.ts'] })
  .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
  .join('\n');
const plainWords = (text: string): string =>
  ` ${
    text
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(' ') ?? ''
  } `;
const ownWords = [sources, sources.replace(/\[\[.*?\]\]/g, '')].map(plainWords);

/** Runs of four words of a phrase that stand nowhere in what the project says. */
function inventedIn(phrase: string): string[] {
  const words = plainWords(phrase).trim().split(' ');
  const runs = words.slice(0, Math.max(1, words.length - 3)).map((_word, at) => ` ${words.slice(at, at + 4).join(' ')} `);
  return runs.filter((run) => run.trim() !== '' && !ownWords.some((own) => own.includes(run)));
}

/** Words of a computed text that neither the student nor the project says. */
function strangersIn(text: string, values: Values): string[] {
  const known = [plainWords(Object.values(values).join(' ')), ...ownWords];
  return plainWords(text)
    .trim()
    .split(' ')
    .filter((word) => /\p{L}{4}/u.test(word) && !known.some((own) => own.includes(word)));
}

const collapse = (text: string): string => text.replace(/\s+/g, ' ').trim();

describe('What the device writes from what a student pastes', () => {
  it.each(samples)('traces to the text, a named phrase or a computation: $file', async ({ sample }) => {
    const task = await taskOf(sample);
    const sections = await write(task);
    for (const { section, lines } of sections) {
      expect(
        lines.some((line) => textOf(line).trim() !== ''),
        `"${section.title}" is empty`,
      ).toBe(true);
      for (const span of lines.flat()) {
        if (span.kind === 'quote') expect(span.text).toBe(collapse((task.values[span.field] ?? '').slice(span.start, span.end)));
        else if (span.kind === 'phrase') expect(inventedIn(span.text), span.id).toEqual([]);
        else expect(strangersIn(span.text, task.values), span.rule).toEqual([]);
      }
    }
  });

  it.each(samples)('is the same each time, plain text, with every section: $file', async ({ sample }) => {
    const task = await taskOf(sample);
    const [first, second] = await Promise.all([write(task), write(structuredClone(task))]);
    expect(first).toEqual(second);
    expect(first.map(({ section }) => section.id)).toEqual(task.tool.sections.map(({ id }) => id));
    const invented = first
      .flatMap(({ lines }) => lines.flat())
      .filter((span) => span.kind === 'phrase')
      .map((span) => span.text);
    expect(invented.join('\n')).not.toMatch(/\*\*|^#|```/m);
  });
});

import { readdirSync, readFileSync } from 'node:fs';
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
        else expect(span.kind === 'phrase' ? span.id : span.rule).not.toBe('');
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

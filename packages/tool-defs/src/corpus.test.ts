import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  composeRequest,
  type GenerationTask,
  type ItemKindName,
  itemKinds,
  itemsOf,
  runTool,
  type SourceSpan,
  type Values,
} from '@marginalia/engine';
import { checkAgainst } from '@marginalia/engine/comparison';
import { linesIn, sourcesOfLines } from '@marginalia/engine/sources';
import { inProcessGenerator, type Line, textOf, type WrittenSection, writeSections } from '@marginalia/on-device';
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
  return composeRequest(await tool.whole(), check.values, '2026-11-21').task;
}

async function write(task: GenerationTask): Promise<WrittenSection[]> {
  const sections: WrittenSection[] = [];
  for await (const section of writeSections(task)) sections.push(section);
  return sections;
}

interface Run {
  readonly sample: Sample;
  readonly task: GenerationTask;
  readonly sections: readonly WrittenSection[];
}

const runs = new Map<string, Promise<Run>>();

/** The on-device result of a sample. Each sample runs only once for all tests. */
function runOf({ file, sample }: (typeof samples)[number]): Promise<Run> {
  const run = runs.get(file) ?? taskOf(sample).then(async (task) => ({ sample, task, sections: await write(task) }));
  runs.set(file, run);
  return run;
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** The string literals of a source file: neither its comments nor its code. */
function literalsOf(source: string): string[] {
  const token = /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g;
  return [...source.matchAll(token)]
    .flatMap(([, ...quoted]) => quoted.find((text) => text !== undefined) ?? [])
    .map((text) => text.replace(/\\(.)/g, '$1'));
}

const device = join(import.meta.dirname, '../../on-device/src');
const read = (cwd: string, pattern: string): { path: string; source: string }[] =>
  globSync(pattern, { cwd, exclude: ['**/*.test.ts', '**/*.test-data.ts'] }).map((path) => ({
    path,
    source: readFileSync(join(cwd, path), 'utf8'),
  }));
const sources = [...read(device, '**/*.ts'), ...read(join(device, '../../engine/src/items'), '*.ts')];

// The project's own texts: the phrases, rules and packs of the on-device generator, and the definitions of the tools.
const phrases = [
  ...sources.filter(
    ({ path, source }) => /(packs|rules)\/|(phrases|templates)\.ts$/.test(path) || /phrasebook\(|kind: 'phrase'|_LINES = /.test(source),
  ),
  ...read(import.meta.dirname, 'tools/*.ts'),
].flatMap(({ source }) => literalsOf(source));

/** Sequences of up to four words from the phrases, with and without their optional pieces ("[[ at {company}]]"). */
const knownRuns = new Set(
  phrases
    .flatMap((text) => [text, text.replace(/\[\[.*?\]\]/g, '')])
    .flatMap((text) => {
      const words = wordsOf(text);
      return words.flatMap((_word, at) => [1, 2, 3, 4].map((length) => words.slice(at, at + length).join(' ')));
    }),
);

/** Sequences of four words that no phrase contains. */
function unknownPhrasesIn(text: string): string[] {
  const words = wordsOf(text);
  const starts = words.slice(0, Math.max(1, words.length - 3));
  return starts.map((_word, at) => words.slice(at, at + 4).join(' ')).filter((run) => !knownRuns.has(run));
}

// Computed texts also contain words such as months and the fields of a source, which are literals in the on-device code.
const ruleWords = new Set(sources.flatMap(({ source }) => literalsOf(source)).flatMap(wordsOf));

/** Words of a computed text that occur neither in the student's input nor in the project's texts. */
function unknownWordsIn(text: string, values: Values): string[] {
  const typed = new Set(wordsOf(Object.values(values).join(' ')));
  return wordsOf(text).filter((word) => /\p{L}{4}/u.test(word) && !typed.has(word) && !ruleWords.has(word) && !knownRuns.has(word));
}

const collapse = (text: string): string => text.replace(/\s+/g, ' ').trim();

describe('The on-device result of a pasted text', () => {
  it.each(samples)('comes only from the text, a named phrase or a computation: $file', async (each) => {
    const { task, sections } = await runOf(each);
    for (const { section, lines } of sections) {
      expect(
        lines.some((line) => textOf(line).trim() !== ''),
        `"${section.title}" is empty`,
      ).toBe(true);
      for (const span of lines.flat()) {
        if (span.kind === 'quote') expect(span.text).toBe(collapse((task.values[span.field] ?? '').slice(span.start, span.end)));
        else if (span.kind === 'phrase') expect(unknownPhrasesIn(span.text), span.id).toEqual([]);
        else expect(unknownWordsIn(span.text, task.values), span.rule).toEqual([]);
      }
    }
  });

  it.each(samples)('is deterministic plain text with every section: $file', async (each) => {
    const { task, sections } = await runOf(each);
    expect(await write(structuredClone(task))).toEqual(sections);
    expect(sections.map(({ section }) => section.id)).toEqual(task.tool.sections.map(({ id }) => id));
    const invented = sections
      .flatMap(({ lines }) => lines.flat())
      .filter((span) => span.kind === 'phrase')
      .map((span) => span.text);
    expect(invented.join('\n')).not.toMatch(/\*\*|^#|```/m);
  });
});

/** The lines with which the device prints one item of each kind. */
const ITEM_LINES: Readonly<Record<ItemKindName, RegExp>> = {
  card: /^(?:A|Answer): /,
  term: /^- /,
  question: /^\d+\. /,
  event: /^(?:- (?!Practise|Review|Revise|No class)| {2}- |\d+\. |Week .*\| {2}[^ (])/,
  block: /: (?:EXAM|GOAL|.* (?:h|min) \()/,
  coverage: /^- \[/,
  finding: / → /,
  reference: /^(?!- |There|None|Nothing|If a line|This is|What this|Together|No source|Beyond the|\[ \] (?!\d)).*[^:]$/,
  row: /^(?!-)(?:.*\S {2}| +\S)/,
  task: /^\[ \] /,
};

/** The number of items that the device printed. A day of a plan has several in one line. */
function printedItems(kind: ItemKindName, lines: readonly Line[]): number {
  const texts = lines.map(textOf);
  const found = texts.filter((text) => ITEM_LINES[kind].test(text));
  return kind === 'block' ? found.flatMap((text) => text.split(' · ')).length : found.length;
}

describe('The items of an on-device result', () => {
  it.each(samples)('are as many as the device printed, and none is lost in print: $file', async (each) => {
    const { sections } = await runOf(each);
    const text = sections.map(({ section, lines }) => `${section.title}\n${lines.map(textOf).join('\n')}`).join('\n\n');
    for (const { section, lines } of sections) {
      if (section.holds === undefined) continue;
      const { parse, print } = itemKinds[section.holds.kind] as (typeof itemKinds)['card'];
      const items = parse(lines.map(textOf).join('\n'), text);
      expect(items.length, section.title).toBe(printedItems(section.holds.kind, lines));
      expect(parse(print(items)), section.title).toEqual(items);
    }
  });

  it('are found for every kind that a tool holds, in some sample', async () => {
    const held = new Map<string, number>();
    for (const each of samples) {
      const { sample, task, sections } = await runOf(each);
      const tool = await loadTool(sample.tool);
      const text = sections.map(({ section, lines }) => `${section.title}\n${lines.map(textOf).join('\n')}`).join('\n\n');
      const found = tool ? itemsOf(tool, text, task.values) : [];
      expect(tool && itemsOf(tool, text)).toEqual(found);
      for (const { section } of sections.filter(({ section: { holds } }) => holds)) {
        const name = `${sample.tool}: ${section.holds?.kind}`;
        held.set(name, (held.get(name) ?? 0) + found.filter((part) => part.title === section.title).length);
      }
    }
    expect([...held].filter(([, times]) => times === 0)).toEqual([]);
  });
});

/** The public text of a result, and its spans with their offsets in it. */
function printedWithSpans(sections: readonly WrittenSection[]): { text: string; spans: SourceSpan[] } {
  const spans: SourceSpan[] = [];
  let text = '';
  for (const { section, lines } of sections) {
    text += `${text === '' ? '' : '\n\n'}${section.title}`;
    for (const line of lines) {
      text += '\n';
      for (const span of line) {
        if (span.kind === 'quote')
          spans.push({ at: text.length, length: span.text.length, field: span.field, start: span.start, end: span.end });
        text += span.text;
      }
    }
  }
  return { text, spans };
}

describe('The sources of an on-device result', () => {
  it.each(samples)('mark for every line the words that its spans name: $file', async (each) => {
    const { task, sections } = await runOf(each);
    const { text, spans } = printedWithSpans(sections);
    const sources = new Map(sourcesOfLines(text, spans).map(({ line, places }) => [line, places]));
    const lines = linesIn(text);
    const quoted = sections.flatMap(({ lines: own }, index) => [[], ...(index > 0 ? [[]] : []), ...own]);
    expect(quoted).toHaveLength(lines.length);
    quoted.forEach((line, index) => {
      const words = line.flatMap((span) => (span.kind === 'quote' && span.text !== '' ? [span.text] : []));
      const marked = (sources.get(index) ?? []).map(({ field, start, end }) => collapse((task.values[field] ?? '').slice(start, end)));
      expect(new Set(marked)).toEqual(new Set(words));
    });
  });

  it('name the same words of the form in the text that a run gives', async () => {
    // One sample a tool: the other ones differ in their words and not in how a run puts lines together.
    const first = samples.filter(({ sample }, index) => samples.findIndex((other) => other.sample.tool === sample.tool) === index);
    for (const { file, sample } of first) {
      const tool = await loadTool(sample.tool);
      const check = tool?.check(sample.values);
      if (!tool || !check?.ok) throw new Error(file);
      const { text, spans = [] } = await runTool(tool, sample.values, { generator: inProcessGenerator() });
      expect(spans.length, file).toBeGreaterThan(0);
      for (const { at, length, field, start, end } of spans)
        expect(text.slice(at, at + length), file).toBe(collapse((check.values[field] ?? '').slice(start, end)));
    }
  });

  it('never list words of the material as not in it', async () => {
    let wrong = 0;
    let all = 0;
    for (const each of samples) {
      const { sample, task, sections } = await runOf(each);
      const tool = await loadTool(sample.tool);
      const { text, spans } = printedWithSpans(sections);
      if (!tool) continue;
      const { foreign } = checkAgainst(text, task.values, tool);
      all += spans.length;
      wrong += foreign.filter(({ start, end }) => spans.some(({ at, length }) => at <= start && end <= at + length)).length;
    }
    expect(all).toBeGreaterThan(500);
    expect(wrong / all).toBeLessThan(0.01);
  });
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Tool } from '@marginalia/engine';
import type { TitledPart } from '@marginalia/fake-model';
import { loadTool } from '@marginalia/tool-defs';
import { SETS } from '../../packages/tool-defs/src/inventions.test-data.ts';
import { TRUE_ANSWERS } from '../../packages/tool-defs/src/true-answers.test-data.ts';
import { pick, randomFrom, seedOf } from '../quality/seeds.ts';
import { Places, reportParts } from './report-text.ts';

/** A form, and what a good model answers to its requests. */
export interface Sample {
  readonly slug: string;
  readonly tool: Tool;
  readonly values: Readonly<Record<string, string>>;
  /** The sections that a request asks for, as a good model writes them. */
  readonly partsFor: (prompt: string) => TitledPart[];
  /** The same with statements that the material does not hold. */
  readonly inventedFor: (prompt: string) => TitledPart[];
  /** The lines of the good answer: statements of the material, in the same words or others, and conclusions from it. */
  readonly said: readonly string[];
  /** The words that show an invention. */
  readonly invented: readonly string[];
}

const REPORT = 'ntcc-report-creator.irrigation';
/** Seeds of invented figures, names, dates and quotations, a line each. */
const SEEDS = 12;

export async function samples(): Promise<Sample[]> {
  return Promise.all([...Object.keys(TRUE_ANSWERS), REPORT].map(sampleOf));
}

async function sampleOf(name: string): Promise<Sample> {
  const file = join(import.meta.dirname, `../../packages/on-device/corpus/${name}.json`);
  const { tool: slug, values: form } = JSON.parse(readFileSync(file, 'utf8')) as { tool: string; values: Record<string, string> };
  const set = SETS.find(({ sample }) => sample === name);
  const values: Record<string, string> = { ...form, ...set?.options, ...(name === REPORT && { pages: '20-25' }) };
  const tool = await loadTool(slug);
  if (!tool) throw new Error(`No tool ${slug}`);
  const titles = tool.sections(values).map(({ title }) => title);
  const random = randomFrom(name.length * 7919);
  const material = Object.values(values).join('\n');
  const seeds = Array.from({ length: SEEDS }, () => seedOf(pick(random, ['number', 'name', 'date', 'quote'] as const), random)).filter(
    ({ words }) => !material.includes(words),
  );
  const sentences = seeds.map(({ sentence }) => sentence);
  if (name === REPORT) {
    const places = new Places();
    const seeded = new Places();
    const partsFor = (prompt: string): TitledPart[] => reportParts(prompt, values['description'] ?? '', places);
    return {
      slug,
      tool,
      values,
      partsFor,
      inventedFor: (prompt) =>
        partsFor(prompt).map((part) => ({ ...part, text: `${part.text}\n\n${sentences[seeded.of(part.text)] ?? ''}`.trim() })),
      said: (values['description'] ?? '').split(/(?<=\.)\s+/),
      invented: seeds.map(({ words }) => words),
    };
  }
  const good = partsOf(TRUE_ANSWERS[name] ?? '', titles);
  const own = set ? good.map((part) => (part.title === set.section ? { ...part, text: set.said.join('\n\n') } : part)) : good;
  // A made-up sentence stands in prose: in a list it would be an entry of another form.
  const prose = own.findIndex(({ title }) => {
    const section = tool.sections(values).find((one) => one.title === title);
    return section !== undefined && !section.holds && !section.items;
  });
  const invented = own.map((part, at) => ({
    ...part,
    text: [part.text, ...(set && part.title === set.section ? set.invented : []), ...(at === prose ? sentences : [])].join('\n\n'),
  }));
  return {
    slug,
    tool,
    values,
    partsFor: (prompt) => asked(own, prompt, titles),
    inventedFor: (prompt) => asked(invented, prompt, titles),
    said: own.flatMap(({ text }) => text.split('\n')).filter((line) => line.trim() !== ''),
    invented: [...(set?.invented ?? []), ...(prose >= 0 ? sentences : [])],
  };
}

/** The sections of a text, by lines that are titles in any form. The text before the first title is the first section. */
function partsOf(text: string, titles: readonly string[]): TitledPart[] {
  const parts: { title: string; text: string }[] = [];
  for (const line of text.split('\n')) {
    const name = line.replace(/^[#*\d.\s]+|[:*\s]+$/g, '');
    if (titles.includes(name)) parts.push({ title: name, text: '' });
    else if (parts.length === 0) parts.push({ title: titles[0] ?? '', text: line });
    else parts[parts.length - 1] = { title: parts.at(-1)?.title ?? '', text: `${parts.at(-1)?.text}\n${line}` };
  }
  return parts.map((part) => ({ ...part, text: part.text.trim() }));
}

/** A request for more gets an honest answer: there is no more. */
function asked(parts: readonly TitledPart[], prompt: string, titles: readonly string[]): TitledPart[] {
  if (!prompt.includes('A first answer is here already')) return [...parts];
  const wanted = titles.filter((title) => prompt.includes(`\nSection: ${title}\n`));
  return wanted.map((title) => ({ title: wanted.length > 1 ? title : '', text: 'No more.' }));
}

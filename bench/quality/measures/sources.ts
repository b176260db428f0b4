import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Tool, Values } from '@marginalia/engine';
import { checkAgainst, type ForeignFact } from '@marginalia/engine/comparison';
import { materialOf } from '@marginalia/engine/sources';
import { loadTool } from '@marginalia/tool-defs';
import type { Figure, Measure } from '../measure.ts';
import { pick, type Random, randomFrom, respelled, type Seed, seedOf } from '../seeds.ts';
import { share } from '../study-texts.ts';

/** A form and a text about it, as a model may write it: sentences of the material in other spellings, and facts that are not in it. */
interface Case {
  readonly tool: Tool;
  readonly values: Values;
  readonly text: string;
  readonly seeds: readonly (Seed & { readonly at: number })[];
}

const KINDS: readonly Seed['kind'][] = ['number', 'name', 'date', 'quote'];
/** Each text is restated so many times, with other sentences, spellings and facts. */
const ROUNDS = 3;
const MOST_SENTENCES = 24;

/**
 * The facts that "Not in your material" lists: those put into a text, and wrongly those of the material itself. Every text of the
 * folder is taken, and of the own material also the corpus of the device; the folder has no format of its own.
 */
const measure: Measure = {
  name: 'sources',
  async figures(folder) {
    const held = await forms(folder);
    return [...figuresOf('', held, 1), ...(folder.endsWith('material') ? figuresOf(' (corpus)', await corpus(), 2) : [])];
  },
};

export default measure;

function figuresOf(name: string, all: readonly { tool: Tool; values: Values }[], start: number): Figure[] {
  const random = randomFrom(start);
  const seen = Object.fromEntries(KINDS.map((kind) => [kind, { hits: 0, all: 0 }])) as Record<Seed['kind'], { hits: number; all: number }>;
  let listed = 0;
  let wrong = 0;
  for (const { tool, values } of all) {
    for (let round = 0; round < ROUNDS; round += 1) {
      const made = caseOf(tool, values, random);
      const { foreign } = checkAgainst(made.text, values, tool);
      for (const seed of made.seeds) {
        seen[seed.kind].all += 1;
        if (foreign.some((fact) => overlaps(fact, seed))) seen[seed.kind].hits += 1;
      }
      listed += foreign.length;
      const mistakes = foreign.filter((fact) => !made.seeds.some((seed) => inSentence(fact, seed)));
      wrong += mistakes.length;
    }
  }
  if (listed === 0) return [];
  const recall = KINDS.map((kind): Figure => {
    const { hits, all: of } = seen[kind];
    return { name: `recall of ${kind}s${name}`, value: share(hits, of), bar: 0.95, good: 'at least', of, floor: 0.95 };
  });
  return [
    ...recall,
    { name: `precision${name}`, value: share(listed - wrong, listed), bar: 0.95, good: 'at least', of: listed, floor: 0.95 },
  ];
}

function overlaps({ start, end }: ForeignFact, { at, sentence, words }: Case['seeds'][number]): boolean {
  const from = at + sentence.indexOf(words);
  return start < from + words.length && end > from;
}

function inSentence({ start }: ForeignFact, { at, sentence }: Case['seeds'][number]): boolean {
  return start >= at && start < at + sentence.length;
}

function caseOf(tool: Tool, values: Values, random: Random): Case {
  const own = materialOf(tool, values).fields.flatMap(({ text, sentences }) => sentences.map(({ start, end }) => text.slice(start, end)));
  const [title = 'Result'] = tool.sections(values).map((section) => section.title);
  const known = Object.values(values).join('\n').toLowerCase().replace(/[\s,]/g, '');
  const seeds: (Seed & { at: number })[] = [];
  let text = `${title}\n`;
  const lines = Math.min(MOST_SENTENCES, Math.max(4, own.length));
  for (let line = 0; line < lines; line += 1) {
    const words = own.length > 0 ? respelled(pick(random, own), random) : 'It is so.';
    text += `- ${/[.!?…”]$/.test(words) ? words : `${words}.`}`;
    const seed = seedOf(KINDS[line % KINDS.length] ?? 'number', random);
    // By chance the material may have the fact. A number of two digits is looked for in longer ones too.
    if (!known.includes(seed.words.toLowerCase().replace(/[\s,]/g, ''))) {
      text += ' ';
      seeds.push({ ...seed, at: text.length });
      text += seed.sentence;
    }
    text += '\n';
  }
  return { tool, values, text, seeds };
}

async function corpus(): Promise<{ tool: Tool; values: Values }[]> {
  const path = join(import.meta.dirname, '../../../packages/on-device/corpus');
  return Promise.all(
    globSync('*.json', { cwd: path })
      .sort()
      .map(async (file) => {
        const { tool: slug, values } = JSON.parse(readFileSync(join(path, file), 'utf8')) as { tool: string; values: Values };
        return formOf(slug, values);
      }),
  );
}

/** Every longer text of a folder as the material of a debrief. */
async function forms(folder: string): Promise<{ tool: Tool; values: Values }[]> {
  if (!existsSync(folder)) return [];
  const texts = globSync('**/*.{txt,json}', { cwd: folder })
    .sort()
    .flatMap((file) => {
      const content = readFileSync(join(folder, file), 'utf8');
      return file.endsWith('.txt') ? [content] : longTexts(JSON.parse(content) as unknown);
    });
  return Promise.all(
    texts
      .filter((text) => text.length > 300)
      .map((text) => formOf('lecture-debrief', { title: 'Notes', content: text, subject: 'Any', focus: 'summary' })),
  );
}

function longTexts(value: unknown): string[] {
  if (typeof value === 'string') return value.length > 300 ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(longTexts) : [];
}

async function formOf(slug: string, values: Values): Promise<{ tool: Tool; values: Values }> {
  const tool = await loadTool(slug);
  if (!tool) throw new Error(`There is no tool ${slug}`);
  return { tool, values: tool.check(values).values };
}

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readBibliography } from '../../../packages/on-device/src/skills/cite/bibliography.ts';
import type { Figure, Measure } from '../measure.ts';

/** A reference as a person pastes it, and what stands in it. A field that the text does not show is absent. */
interface Reference {
  readonly text: string;
  /** The name of the list that it is pasted in. */
  readonly list: string;
  readonly gold: Gold;
}

interface Gold {
  readonly authors: readonly string[];
  readonly title: string;
  readonly container?: string;
  readonly year?: string;
}

type Part = keyof Gold;

interface Outcome {
  readonly right: ReadonlyMap<Part, boolean>;
  /** Whether the result says that something is missing, doubtful or left out. */
  readonly flagged: boolean;
}

/** References of many styles, pasted in lists: `bibliography/references.json`. */
export default {
  name: 'bibliography',
  async figures(folder) {
    const file = join(folder, 'bibliography', 'references.json');
    if (!existsSync(file)) return [];
    const references = JSON.parse(readFileSync(file, 'utf8')) as readonly Reference[];
    const outcomes: Outcome[] = [];
    for (const list of Object.values(Object.groupBy(references, (reference) => reference.list))) outcomes.push(...read(list ?? []));
    const wrong = outcomes.filter(({ right }) => [...right.values()].includes(false));
    const silent = wrong.filter(({ flagged }) => !flagged).length / outcomes.length;
    const asked = outcomes.filter(({ flagged }) => flagged).length / outcomes.length;
    return [
      shareRight(outcomes, 'authors', 0.9),
      shareRight(outcomes, 'title', 0.9),
      shareRight(outcomes, 'container', 0.8),
      shareRight(outcomes, 'year', 0.95),
      { name: 'a main field wrong without a word', value: silent, bar: 0.03, good: 'at most', of: outcomes.length, floor: 0.03 },
      { name: 'entries that a person is asked to check', value: asked, bar: 0.5, good: 'at most', of: outcomes.length },
    ];
  },
} satisfies Measure;

function shareRight(outcomes: readonly Outcome[], part: Part, bar: number): Figure {
  const judged = outcomes.flatMap(({ right }) => right.get(part) ?? []);
  const value = judged.filter(Boolean).length / judged.length;
  return { name: `${part} right`, value, bar, good: 'at least', of: judged.length, floor: bar };
}

/** Pastes a list, one reference after the other, and finds each reference again by its place. */
function read(list: readonly Reference[]): readonly Outcome[] {
  const text = list.map((reference) => reference.text).join('\n');
  const { sources } = readBibliography(text, 'apa', '2026-11-21');
  let start = 0;
  return list.map((reference) => {
    const end = start + reference.text.length;
    const inside = sources.filter((source) => source.start < end && source.end > start);
    const [source] = inside;
    const whole = inside.length === 1 && source !== undefined && source.end <= end && source.start >= start;
    start = end + 1;
    const fields = whole ? (source.original === undefined ? source.fields : (sources[source.original]?.fields ?? {})) : {};
    const { gold } = reference;
    const names = (fields.author ?? fields.editor ?? []).map(({ family, literal }) => plain(literal ?? family ?? ''));
    const right = new Map<Part, boolean>([
      ['authors', sameNames(gold.authors, names)],
      ['title', plain(fields.title ?? '') === plain(gold.title)],
    ]);
    if (gold.container !== undefined) right.set('container', plain(fields['container-title'] ?? '') === plain(gold.container));
    if (gold.year !== undefined) right.set('year', String(fields.issued?.['date-parts'][0][0] ?? '') === gold.year);
    const flagged = inside.some(({ status }) => status !== 'parsed' && status !== 'duplicate');
    return { right, flagged };
  });
}

function sameNames(gold: readonly string[], names: readonly string[]): boolean {
  return gold.length === names.length && gold.every((name, at) => names[at] === plain(name) || plain(name).endsWith(names[at] ?? '\n'));
}

/** Letters and figures only, without accents. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

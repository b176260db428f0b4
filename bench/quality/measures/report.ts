import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { WrittenSection } from '@marginalia/on-device';
import type { Figure, Measure } from '../measure.ts';
import { runDevice } from '../run-device.ts';

/** A file of the folder `report`: a description, and for each of its passages the section of the report where it belongs. */
interface Described {
  readonly title: string;
  readonly description: string;
  /** Whether the description has its own headings. */
  readonly kind: 'headed' | 'plain';
  readonly gold: readonly { readonly passage: string; readonly section: string }[];
}

interface Place {
  readonly start: number;
  readonly end: number;
}

/** Sections whose sentences look alike when no heading distinguishes them. */
const PARTS: readonly (readonly string[])[] = [
  ['Introduction', 'Literature Review'],
  ['Methodology', 'System Requirements', 'Design', 'Implementation', 'Testing'],
  ['Results', 'Conclusion'],
  ['Challenges', 'Limitations'],
  ['Future Scope'],
];

/** Measures how much of a description the report uses, how much it lists as not used, and in which sections the sentences stand. */
const report: Measure = { name: 'report', figures };
export default report;

async function figures(folder: string): Promise<readonly Figure[]> {
  const files = join(folder, 'report');
  if (!existsSync(files)) return [];
  const names = readdirSync(files).filter((name) => name.endsWith('.json'));
  const counts = { sentences: 0, used: 0, listed: 0, twice: 0, headed: 0, headedRight: 0, plain: 0, plainRight: 0 };
  for (const name of names.sort()) {
    const described = JSON.parse(readFileSync(join(files, name), 'utf8')) as Described;
    const { sections } = await runDevice('ntcc-report-creator', { title: described.title, description: described.description });
    const quotes = quotesOf(sections);
    const unused = sections.flatMap((section) => section.unused).filter(({ field }) => field === 'description');
    for (const { start, end, section } of sentencesOf(described)) {
      counts.sentences += 1;
      const titles = [...quotes].filter(([, places]) => covers(places, { start, end }, described.description)).map(([title]) => title);
      if (titles.length > 0) counts.used += 1;
      if (titles.length > 1) counts.twice += 1;
      if (titles.length === 0 && covers(unused, { start, end }, described.description)) counts.listed += 1;
      const [title] = titles;
      if (title === undefined) continue;
      if (described.kind === 'headed') {
        counts.headed += 1;
        if (title === section) counts.headedRight += 1;
      } else {
        counts.plain += 1;
        if (title === section || PARTS.some((part) => part.includes(title) && part.includes(section))) counts.plainRight += 1;
      }
    }
  }
  const share = (part: number, of: number) => (of === 0 ? 1 : part / of);
  const { sentences, used, listed, twice, headed, headedRight, plain, plainRight } = counts;
  return [
    { name: 'sentences used or listed', value: share(used + listed, sentences), bar: 1, good: 'at least', of: sentences, floor: 1 },
    { name: 'sentences used', value: share(used, sentences), bar: 0.9, good: 'at least', of: sentences, floor: 0.9 },
    { name: 'sentences quoted in two sections', value: twice, bar: 0, good: 'at most', of: sentences, floor: 0 },
    { name: 'right section, by its own heading', value: share(headedRight, headed), bar: 0.85, good: 'at least', of: headed, floor: 0.95 },
    {
      name: 'right part of the report, without headings',
      value: share(plainRight, plain),
      bar: 0.85,
      good: 'at least',
      of: plain,
      floor: 0.85,
    },
  ];
}

function quotesOf(sections: readonly WrittenSection[]): Map<string, Place[]> {
  const quotes = new Map<string, Place[]>();
  for (const { section, lines } of sections) {
    for (const line of lines) {
      // A prompt or a search may quote a term; it is no sentence of the report.
      if (line[0]?.text.startsWith('[ ]')) continue;
      for (const span of line)
        if (span.kind === 'quote' && span.field === 'description') quotes.set(section.title, [...(quotes.get(section.title) ?? []), span]);
    }
  }
  return quotes;
}

function sentencesOf({ description, gold }: Described): (Place & { readonly section: string })[] {
  let from = 0;
  return gold.flatMap(({ passage, section }) => {
    const start = description.indexOf(passage, from);
    if (start < 0) return [];
    from = start + passage.length;
    return [...passage.matchAll(/\S(?:(?![.!?]\s+[A-Z]|\n)[\s\S])*[.!?]?/g)]
      .filter(([words]) => /\p{L}.*\p{L}/su.test(words))
      .map(({ index, 0: words }) => ({ start: start + index, end: start + index + words.length, section }));
  });
}

/** Whether places cover at least half of the letters and digits of a sentence. */
function covers(places: readonly Place[], sentence: Place, description: string): boolean {
  // The address of a link is no word of the sentence.
  const text = description.replace(/\]\([^()\s]*\)|https?:\S+/g, (link) => ' '.repeat(link.length));
  let all = 0;
  let covered = 0;
  const near = places.filter(({ start, end }) => start < sentence.end && end > sentence.start);
  for (let at = sentence.start; at < sentence.end; at += 1) {
    if (!/[\p{L}\p{N}]/u.test(text.charAt(at))) continue;
    all += 1;
    if (near.some(({ start, end }) => start <= at && at < end)) covered += 1;
  }
  return all > 0 && 2 * covered >= all;
}

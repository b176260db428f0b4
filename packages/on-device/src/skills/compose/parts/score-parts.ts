import { PART_WORDS } from './part-words.ts';

/** The parts of a report that the words of a sentence tell apart, in the order of the weights. */
const PARTS: readonly (readonly string[])[] = [
  ['introduction', 'literature-review'],
  ['methodology', 'system-requirements', 'design', 'implementation', 'testing'],
  ['results', 'conclusion'],
  ['challenges', 'limitations'],
  ['future-scope'],
];

/** A weight is written as a letter: `m` is 0, a letter further on is a sixteenth more. */
const STEPS = 16;
const ZERO = 'm'.charCodeAt(0);
/** The number of characters of a sentence that are read. */
const READ = 600;

let table: ReadonlyMap<string, readonly number[]> | undefined;

/**
 * The strength with which the words of a sentence speak for each part of a report. The scores are
 * those of a logistic regression without its bias: of two parts that are equally frequent, the difference is the logarithm of their odds.
 */
export function scoreParts(text: string): readonly number[] {
  table ??= new Map(
    PART_WORDS.split(/\s+/).map((entry, index, all) => [
      index % 2 === 0 ? entry : '',
      [...(all[index + 1] ?? '')].map((letter) => (letter.charCodeAt(0) - ZERO) / STEPS),
    ]),
  );
  const scores = PARTS.map(() => 0);
  for (const feature of featuresOf(text.slice(0, READ)))
    table.get(feature)?.forEach((weight, part) => {
      scores[part] = (scores[part] ?? 0) + weight;
    });
  return scores;
}

/** The part that a section belongs to, by its id; a section of another name tells what was done. */
export function partNamed(section: string): number {
  const part = PARTS.findIndex((ids) => ids.includes(section));
  return part < 0 ? 1 : part;
}

/** The words of a sentence, its pairs of words, and its first one and two words, each once. */
function featuresOf(text: string): ReadonlySet<string> {
  const words = (text.toLowerCase().match(/[a-z]+(?:'[a-z]+)?|\d+(?:[.,]\d+)*%?/g) ?? []).map(plain);
  const [first = '', second = ''] = words;
  const pairs = words.slice(1).map((word, at) => `${words[at]}_${word}`);
  return new Set([...words, ...pairs, `^${first}`, `^${first}_${second}`]);
}

/** A word as it is; a number as its kind: a share, a decimal, a year, another. */
function plain(word: string): string {
  if (!/^\d/.test(word)) return word;
  return word.endsWith('%') ? '#%' : /^\d+\.\d/.test(word) ? '#.' : /^(?:19|20)\d\d$/.test(word) ? '#y' : '#';
}

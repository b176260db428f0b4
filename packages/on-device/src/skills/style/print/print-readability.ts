import type { Sentence } from '../../../lib/text/document.ts';
import type { Line } from '../../../spans.ts';
import { computed } from '../../../spans.ts';
import { sayReadability } from '../phrases.ts';
import type { Prose } from '../read/prose.ts';
import { syllables } from '../read/syllables.ts';
import { namePlaces, placeOf } from './place.ts';
import { quotedStart } from './quoted-start.ts';

/** A sentence with more words is hard to follow. */
const LONG_SENTENCE = 35;
/** The Flesch formulas were made for texts of at least this many words. */
const ENOUGH_WORDS = 100;

export interface Reading {
  readonly average: number;
  readonly long: readonly Sentence[];
  readonly ease: number;
  readonly grade: number;
}

/** Flesch (1948) and Kincaid (1975): 206.835 − 1.015 w/s − 84.6 syllables/w; 0.39 w/s + 11.8 syllables/w − 15.59. */
export function readingOf(prose: Prose): Reading {
  let reading = known.get(prose);
  if (reading === undefined) {
    reading = read(prose);
    known.set(prose, reading);
  }
  return reading;
}

const known = new WeakMap<Prose, Reading>();

function read({ sentences, words }: Prose): Reading {
  const uses = new Map<string, number>();
  for (const { tokens } of sentences) for (const { word } of tokens) uses.set(word, (uses.get(word) ?? 0) + 1);
  let total = 0;
  for (const [word, times] of uses) total += times * syllables(word);
  const average = words / Math.max(1, sentences.length);
  const perWord = total / Math.max(1, words);
  return {
    average: Math.round(average * 10) / 10,
    long: sentences.filter(({ tokens }) => tokens.length > LONG_SENTENCE),
    ease: Math.min(100, Math.max(0, Math.round(206.835 - 1.015 * average - 84.6 * perWord))),
    grade: Math.max(0, Math.round((0.39 * average + 11.8 * perWord - 15.59) * 10) / 10),
  };
}

export function printReadability(prose: Prose): Line[] {
  const { sentences, words } = prose;
  const { average, long, ease, grade } = readingOf(prose);
  const longest = sentences.reduce<Sentence | undefined>(
    (best, sentence) => (best === undefined || sentence.tokens.length > best.tokens.length ? sentence : best),
    undefined,
  );
  const number = (value: number | string, rule: string) => computed(value, `style.${rule}`);
  const lines: Line[] = [
    sentences.length === 1
      ? sayReadability('total', { words: number(words, 'words') })
      : sayReadability('totals', {
          words: number(words, 'words'),
          sentences: number(sentences.length, 'sentences'),
          average: number(average, 'average'),
        }),
  ];
  if (longest !== undefined && sentences.length > 1) {
    const place = number(namePlaces([placeOf(prose, longest.start)]), 'place');
    lines.push(
      sayReadability('longest', { place, words: number(longest.tokens.length, 'words'), quote: quotedStart(prose.document, longest) }),
    );
  }
  const limit = number(LONG_SENTENCE, 'limit');
  const place = number(namePlaces(long.map(({ start }) => placeOf(prose, start))), 'place');
  if (long.length === 1) lines.push(sayReadability('splitOne', { limit, place }));
  else if (long.length > 1) lines.push(sayReadability('split', { count: number(long.length, 'count'), limit, place }));
  if (words < ENOUGH_WORDS) lines.push(sayReadability('short', { words: number(words, 'words') }));
  else {
    lines.push(sayReadability('score', { ease: number(ease, 'flesch'), meaning: number(meaningOf(ease), 'flesch-band') }));
    lines.push(sayReadability('grade', { grade: number(grade, 'kincaid'), schooling: number(schoolingOf(grade), 'kincaid-band') }));
  }
  return lines;
}

/** Flesch's own bands. */
function meaningOf(ease: number): string {
  if (ease >= 70) return 'easy, close to everyday talk';
  if (ease >= 60) return 'plain English';
  if (ease >= 50) return 'fairly difficult, usual for essays';
  if (ease >= 30) return 'difficult, usual for academic writing';
  return 'very difficult: shorter sentences and words would help';
}

function schoolingOf(grade: number): string {
  if (grade < 9) return 'a reader of about 14 can follow it';
  if (grade < 13) return 'upper school level';
  if (grade < 17) return 'university level';
  return 'above university level';
}

import type { Sentence } from '../../../lib/text/document.ts';
import type { Line } from '../../../spans.ts';
import { computed } from '../../../spans.ts';
import type { Checked } from '../check.ts';
import { sayStrengths } from '../phrases.ts';
import { REFERENCE } from '../read/reference.ts';
import { LONG_PARAGRAPH, shapeOf } from '../read/shape.ts';
import { namePlaces, placeOf } from './place.ts';
import { quotedStart } from './quoted-start.ts';

const ENOUGH_WORDS = 60;

/** Prints strengths, only what was counted or found. */
export function printStrengths({ prose, grammar, wording }: Checked): Line[] {
  const { sentences, words, paragraphs } = prose;
  const number = (value: number) => computed(value, 'style.count');
  if (words < ENOUGH_WORDS) return [sayStrengths('tooShort', { words: number(words) })];
  const lines: Line[] = [];
  const shape = shapeOf(prose);
  const placed = (start: number) => computed(namePlaces([placeOf(prose, start)]), 'style.place');
  // A sentence with an error in it is not praised.
  const isClean = ({ start, end }: Sentence) => !grammar.some((finding) => finding.start < end && start < finding.end);
  if (shape.thesis !== undefined && shape.opens && isClean(shape.thesis))
    lines.push(sayStrengths('thesisClear', { quote: quotedStart(prose.document, shape.thesis) }));
  const cited = sentences.filter(({ text }) => REFERENCE.test(text.slice(0, 2000)));
  const first = cited.find(isClean);
  if (first !== undefined) {
    const slots = { place: placed(first.start), quote: quotedStart(prose.document, first, 30) };
    lines.push(cited.length === 1 ? sayStrengths('citedOne', slots) : sayStrengths('cited', { ...slots, count: number(cited.length) }));
  }
  const example = sentences.find(
    (sentence) =>
      /\b(?:for example|for instance|such as)\b/i.test(sentence.text) &&
      sentence.tokens.length > 6 &&
      sentence.text !== first?.text &&
      isClean(sentence),
  );
  if (example !== undefined)
    lines.push(sayStrengths('example', { place: placed(example.start), quote: quotedStart(prose.document, example, 30) }));
  if (shape.announced && shape.shared.length >= 3) lines.push(sayStrengths('returns', { shared: number(shape.shared.length) }));
  if (shape.linksWell) {
    const after = paragraphs.filter(({ number: at }) => at > 1).length;
    lines.push(sayStrengths('linkedWell', { linked: number(shape.linked.length), count: number(after) }));
  }
  const lengths = sentences.map(({ tokens }) => tokens.length).filter((length) => length > 0);
  if (varies(lengths)) lines.push(sayStrengths('varied', { short: number(least(lengths)), long: number(most(lengths)) }));
  if (paragraphs.filter(({ number: at }) => at > 0).length >= 3 && shape.long.length === 0)
    lines.push(sayStrengths('balanced', { limit: number(LONG_PARAGRAPH) }));
  if (grammar.length === 0 && words >= 150) lines.push(sayStrengths('clean', { words: number(words) }));
  else if (grammar.length * 250 <= words)
    lines.push(
      grammar.length === 1
        ? sayStrengths('fewSlip', { words: number(words) })
        : sayStrengths('fewSlips', { count: number(grammar.length), words: number(words) }),
    );
  if (words >= 150 && !wording.some(({ rule }) => rule === 'wordy')) lines.push(sayStrengths('plain'));
  return lines.length === 0 ? [sayStrengths('nothing')] : lines;
}

/** Whether the standard deviation is at least 0.4 of the mean, as in edited prose. */
function varies(lengths: readonly number[]): boolean {
  if (lengths.length < 5) return false;
  const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
  const variance = lengths.reduce((sum, length) => sum + (length - mean) ** 2, 0) / lengths.length;
  return variance >= (0.4 * mean) ** 2;
}
function least(numbers: readonly number[]): number {
  return numbers.reduce((low, number) => Math.min(low, number), Number.POSITIVE_INFINITY);
}
function most(numbers: readonly number[]): number {
  return numbers.reduce((high, number) => Math.max(high, number), 0);
}

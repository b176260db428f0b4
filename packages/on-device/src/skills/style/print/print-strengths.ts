import type { Line } from '../../../spans.ts';
import { computed, phrasebook } from '../../../spans.ts';
import type { Checked } from '../check.ts';
import { LONG_PARAGRAPH, shapeOf } from '../read/shape.ts';
import { REFERENCE } from '../rules/claims.ts';
import { namePlaces, placeOf } from './place.ts';
import { readingOf } from './print-readability.ts';
import { quotedStart } from './quoted-start.ts';

const say = phrasebook('style.strengths', {
  varied: '- Your sentences vary in length, from {short} to {long} words',
  cited: '- {count} sentences carry a reference, for example ({place}): {quote}',
  citedOne: '- One sentence carries a reference ({place}): {quote}',
  thesisClear: '- Your opening says what the draft is about: {quote}',
  returns: '- Your conclusion takes up {shared} main words of your introduction',
  linkedWell: '- {linked} of {count} paragraphs open with a link to the one before',
  clean: '- None of the grammar checks found anything in {words} words',
  fewSlips: '- Only {count} grammar findings in {words} words',
  fewSlip: '- Only one grammar finding in {words} words',
  balanced: '- No paragraph is longer than {limit} words',
  direct: '- No sentence has more than 35 words',
  plain: '- No wordy phrases found by these checks',
  example: '- You give examples, as in ({place}): {quote}',
  nothing:
    'These checks found nothing to single out yet. They look for a clear claim, references, examples, varied sentences and links between paragraphs.',
  tooShort: 'The draft is too short to say what already works: these checks need about 60 words, and you have {words}.',
});

const ENOUGH_WORDS = 60;

/** What already works: only what was counted or found. */
export function strengthLines({ prose, grammar, wording }: Checked): Line[] {
  const { sentences, words, paragraphs } = prose;
  const number = (value: number) => computed(value, 'style.count');
  if (words < ENOUGH_WORDS) return [say('tooShort', { words: number(words) })];
  const lines: Line[] = [];
  const shape = shapeOf(prose);
  const placed = (start: number) => computed(namePlaces([placeOf(prose, start)]), 'style.place');
  if (shape.thesis !== undefined) lines.push(say('thesisClear', { quote: quotedStart(prose.document, shape.thesis) }));
  const cited = sentences.filter(({ text }) => REFERENCE.test(text.slice(0, 2000)));
  const [first] = cited;
  if (first !== undefined) {
    const slots = { place: placed(first.start), quote: quotedStart(prose.document, first, 30) };
    lines.push(cited.length === 1 ? say('citedOne', slots) : say('cited', { ...slots, count: number(cited.length) }));
  }
  const example = sentences.find(
    ({ text, tokens }) => /\b(?:for example|for instance|such as)\b/i.test(text) && tokens.length > 6 && text !== first?.text,
  );
  if (example !== undefined) lines.push(say('example', { place: placed(example.start), quote: quotedStart(prose.document, example, 30) }));
  if (shape.announced && shape.shared.length >= 3) lines.push(say('returns', { shared: number(shape.shared.length) }));
  const after = paragraphs.filter(({ number: at }) => at > 1).length;
  if (after >= 3 && shape.linked.length * 2 >= after)
    lines.push(say('linkedWell', { linked: number(shape.linked.length), count: number(after) }));
  const lengths = sentences.map(({ tokens }) => tokens.length);
  if (varies(lengths)) lines.push(say('varied', { short: number(least(lengths)), long: number(most(lengths)) }));
  if (readingOf(prose).long.length === 0 && sentences.length >= 5) lines.push(say('direct'));
  if (paragraphs.length >= 3 && shape.long.length === 0) lines.push(say('balanced', { limit: number(LONG_PARAGRAPH) }));
  if (grammar.length === 0 && words >= 150) lines.push(say('clean', { words: number(words) }));
  else if (grammar.length * 250 <= words)
    lines.push(
      grammar.length === 1
        ? say('fewSlip', { words: number(words) })
        : say('fewSlips', { count: number(grammar.length), words: number(words) }),
    );
  if (words >= 150 && !wording.some(({ rule }) => rule === 'wordy')) lines.push(say('plain'));
  return lines.length === 0 ? [say('nothing')] : lines;
}

/** A spread of at least 0.4 of the mean, as in edited prose. */
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

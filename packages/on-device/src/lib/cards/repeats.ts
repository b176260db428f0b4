import { type Line, textOf } from '../../spans.ts';
import { overlap } from '../text/similarity.ts';
import { tokenize } from '../text/tokens.ts';
import type { Card } from './card.ts';

/** Words that two cards share, from 0 to 1, above which one repeats the other. */
const SAME = 0.8;

/** Whether a card asks or answers nearly what another does, as speakers say a thing twice. */
export function isRepeat(card: Card, other: Card): boolean {
  if (holdsAnswer(card, other) || holdsAnswer(other, card)) return true;
  const answers = overlap(new Set(wordsOf(card.answer)), new Set(wordsOf(other.answer)));
  // "the heat that a change from solid to liquid needs", "… from liquid to gas": two terms of one kind are defined alike.
  if (card.kind === 'definition' && other.kind === 'definition' && card.key !== other.key && answers < 1) return false;
  return answers > SAME
    ? answers === 1 || wordsOf(card.answer).length > 3
    : answers > 0.5 && overlap(new Set(wordsOf(card.question)), new Set(wordsOf(other.question))) > SAME;
}

/** The fewest words of an answer that tell which one it is. */
const FEWEST_TELLING = 5;

/** Whether a card tells, among other things, the whole answer of a definition and its term: "marketing intermediaries, or firms that …". */
function holdsAnswer(card: Card, { kind, question, answer }: Card): boolean {
  if (kind !== 'definition' || wordsOf(answer).length < FEWEST_TELLING) return false;
  const told = ` ${[...wordsOf(card.question), ...wordsOf(card.answer)].join(' ')} `;
  return told.includes(` ${wordsOf(answer).join(' ')} `) && wordsOf(question).every((word) => told.includes(` ${word} `));
}

const known = new WeakMap<Line, readonly string[]>();

export function wordsOf(line: Line): readonly string[] {
  let words = known.get(line);
  if (words === undefined) {
    const tokens = tokenize(textOf(line));
    const content = tokens.filter(({ stop }) => !stop);
    words = (content.length > 0 ? content : tokens).map(({ stem }) => stem);
    known.set(line, words);
  }
  return words;
}

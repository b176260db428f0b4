import { drawCards } from '../../lib/cards/draw-cards.ts';
import type { Skill } from '../../skill.ts';
import { BLANK, computed, type Line } from '../../spans.ts';
import { fillPhrase } from './phrases.ts';

/** Words of study material for each card. Measured: about 20 in dense notes, 25 in prose. */
const WORDS_A_CARD = 25;
/** The number of missing words is rounded up to a multiple of this. */
const ROUNDING = 50;

/** Writes question and answer cards whose answers are quoted. With fewer than `min` it says how many words are missing. */
export const cards: Skill<'cards'> = ({ from, min, max }, context) => {
  const document = context.document(from);
  const drawn = drawCards(document, max);
  const lines = drawn.flatMap(({ question, answer }, index): Line[] => [
    ...(index === 0 ? [] : [BLANK]),
    fillPhrase('question', { number: computed(index + 1, 'number of the card'), question }),
    fillPhrase('answer', { answer }),
  ]);
  if (drawn.length >= min) return lines;
  const perCard = drawn.length === 0 ? WORDS_A_CARD : Math.min(60, Math.max(WORDS_A_CARD, document.words / drawn.length));
  const missing = Math.max(ROUNDING, Math.ceil(((min - drawn.length) * perCard) / ROUNDING) * ROUNDING);
  const slots = { words: computed(missing, 'missing cards × words a card, in fifties'), min: computed(min, 'least number of cards') };
  if (drawn.length === 0) return [fillPhrase('none', slots)];
  if (drawn.length === 1) return [...lines, BLANK, fillPhrase('one', slots)];
  return [...lines, BLANK, fillPhrase('short', { ...slots, count: computed(drawn.length, 'number of cards') })];
};

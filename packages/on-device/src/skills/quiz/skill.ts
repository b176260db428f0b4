import type { Card } from '../../lib/cards/card.ts';
import { drawCards } from '../../lib/cards/draw-cards.ts';
import type { Skill } from '../../skill.ts';
import { BLANK, computed, type Line, textOf } from '../../spans.ts';
import { fillPhrase } from './phrases.ts';

/** The longest answer, in words, while there are enough short ones. */
const SHORT_ANSWER = 25;

/** Writes short questions spread over the text, each with the words that answer it. */
export const quiz: Skill<'quiz'> = ({ from, count }, context) => {
  const document = context.document(from);
  const drawn = drawCards(document, count * 3);
  const brief = drawn.filter(({ answer }) => textOf(answer).split(' ').length <= SHORT_ANSWER);
  const chosen = spread(brief.length >= count ? brief : drawn, count);
  if (chosen.length === 0) return [fillPhrase('none')];
  const lines = chosen.flatMap(({ question, answer }, index): Line[] => [
    ...(index === 0 ? [] : [BLANK]),
    fillPhrase('question', { number: computed(index + 1, 'number of the check'), front: question }),
    fillPhrase('answer', { back: answer }),
  ]);
  return chosen.length < count ? [...lines, BLANK, fillPhrase('short')] : lines;
};

/** Picks cards evenly over the text: first plain questions, then gaps. */
function spread(cards: readonly Card[], count: number): Card[] {
  const isGap = ({ kind }: Card) => kind === 'naming';
  const picked: Card[] = [];
  for (const pool of [cards.filter((card) => !isGap(card)), cards.filter(isGap)]) {
    const room = count - picked.length;
    const step = Math.max(1, pool.length / Math.max(1, room));
    for (let at = 0; at < pool.length && picked.length < count; at += step) {
      const card = pool[Math.floor(at)];
      if (card !== undefined) picked.push(card);
    }
  }
  return picked.sort((a, b) => a.at - b.at);
}

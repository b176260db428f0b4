import type { Card } from '../../packages/on-device/src/lib/cards/card.ts';
import { drawCards } from '../../packages/on-device/src/lib/cards/draw-cards.ts';
import { needOf } from '../../packages/on-device/src/lib/cards/standing.ts';
import { readDocument } from '../../packages/on-device/src/lib/text/read-document.ts';
import { textOf } from '../../packages/on-device/src/spans.ts';

/**
 * Each sentence of a text with what became of it: its cards, each drawn or with the reason why not, and why it cannot be asked about by
 * itself. A sentence without cards that can be asked about has no form that a kind of card knows.
 */
export function explainCards(text: string, max: number): string[] {
  const document = readDocument('material', text);
  const refusals = new Map<Card, string>();
  const drawn = drawCards(document, max, (card, refusal) => void refusals.set(card, refusal));
  const fates = [...refusals].filter(([card]) => !drawn.includes(card));
  const all = [...drawn.map((card): [Card, string] => [card, 'drawn']), ...fates];
  return document.sentences.flatMap((sentence, index) => {
    const end = document.sentences[index + 1]?.start ?? text.length;
    const cards = all.filter(([{ at }]) => at >= sentence.start && at < end);
    const need = needOf(document, sentence);
    return [
      sentence.text,
      ...(need ? [`    by itself: no, it ${need}`] : []),
      ...cards.map(([{ kind, question, answer }, fate]) => `    ${kind}, ${fate}: ${textOf(question)} – ${textOf(answer)}`),
      ...(cards.length === 0 && !need ? ['    no kind of card knows its form'] : []),
    ];
  });
}

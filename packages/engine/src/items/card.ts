import type { ItemKind } from './item-kind.ts';
import { barCells, collapsed, fillLine, plainLines } from './lines.ts';

/** A card to learn: a question or a prompt, and its answer. */
export interface Card {
  readonly front: string;
  readonly back: string;
}

export const CARD_LINES = { question: '{number}. Q: {front}', answer: 'A: {back}' } as const;

const FRONT =
  /^\s{0,12}(?:[-*•]\s+)?(?:\(?\d{1,3}\s?[.):]\s*)?(?:card\s*\d{0,3}\s*[.:)]\s*)?(?:q|question|front)(?:\s*\d{1,3}\s*[.:)]|\s*:)\s*(.*)$/i;
const BACK = /^\s{0,12}(?:[-*•]\s+)?(?:\(?\d{1,3}[.)]\s+)?(?:a|answer|back)\s*\d{0,3}\s*:\s*(.*)$/i;
const NUMBERED = /^\s{0,12}\(?\d{1,3}\s?[.):]\s+(\S.*)$/;

/** The line under the head of a Markdown table: "|---|---|". */
const TABLE_RULE = /^\s{0,12}\|?[ \t]{0,9}:?-{2,}[-:| \t]*\|[-:| \t]*$/;

/** The rows of Markdown tables: front, then back. A chat prints cards so, with a column of numbers or without. */
function rowsOfTables(lines: readonly string[]): Card[] {
  const rule = lines.findIndex((line) => TABLE_RULE.test(line));
  return lines.slice(rule + 1).flatMap((line) => {
    const cells = (barCells(line) ?? []).filter((cell) => !/^\d{0,3}$/.test(cell));
    const [front, back] = cells;
    return front !== undefined && back !== undefined && !TABLE_RULE.test(line) ? [{ front, back }] : [];
  });
}

export const card: ItemKind<Card> = {
  ask: 'Write two lines a card, "Q: " and "A: ", then an empty line; no numbers.',
  texts: { front: 'needed', back: 'needed' },
  example: 'Q: What does RuBisCO catalyse?\nA: The fixation of carbon.',

  parse(text) {
    const lines = plainLines(text);
    // If no line says "Q:", a numbered line that an answer follows is a question.
    const labelled = lines.some((line) => FRONT.test(line));
    if (!labelled && lines.some((line) => TABLE_RULE.test(line))) return rowsOfTables(lines);
    const cards: { front: string; back: string }[] = [];
    let open: 'front' | 'back' | undefined;
    for (const line of lines) {
      const front = (labelled ? FRONT : NUMBERED).exec(line)?.[1];
      const back = BACK.exec(line)?.[1];
      const current = cards.at(-1);
      if (front !== undefined) {
        cards.push({ front, back: '' });
        open = 'front';
      } else if (back !== undefined && current !== undefined) {
        current.back = `${current.back} ${back}`;
        open = 'back';
      } else if (line === '') open = undefined;
      else if (open !== undefined && current !== undefined) current[open] = `${current[open]} ${line}`;
    }
    return cards.map(({ front, back }) => ({ front: collapsed(front), back: collapsed(back) })).filter(({ front, back }) => front && back);
  },

  print: (cards) =>
    cards
      .map(
        ({ front, back }, index) =>
          `${fillLine(CARD_LINES.question, { number: index + 1, front })}\n${fillLine(CARD_LINES.answer, { back })}`,
      )
      .join('\n\n'),
};

import { isOver, type TimelineEntry } from './entries.ts';

/** The part of the mark that the entries name, in per cent. */
interface MarkShares {
  readonly past: number;
  readonly open: number;
  readonly undated: number;
}

export function markShares(entries: readonly TimelineEntry[], today: string): MarkShares {
  const sum = (list: readonly TimelineEntry[]): number =>
    list.reduce((total, { weight = 0, unit }) => total + (unit === undefined ? weight : 0), 0);
  const placed = entries.filter(({ day, week }) => day !== undefined || week !== undefined);
  return {
    past: sum(placed.filter((entry) => isOver(entry, today))),
    open: sum(placed.filter((entry) => !isOver(entry, today))),
    undated: sum(entries.filter(({ day, week }) => day === undefined && week === undefined)),
  };
}

/** "20 % of the mark is past, 25 % is open, 55 % has no date."; '' if no weight is known. */
export function marksText({ past, open, undated }: MarkShares): string {
  const parts = [
    { share: past, words: 'is past' },
    { share: open, words: 'is open' },
    { share: undated, words: 'has no date' },
  ].filter(({ share }) => share > 0);
  if (parts.length === 0) return '';
  return `${parts.map(({ share, words }, index) => `${share} %${index === 0 ? ' of the mark' : ''} ${words}`).join(', ')}.`;
}

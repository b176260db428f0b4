import type { FigureOrder } from '../../../lib/dates/numeric-dates.ts';
import { markAmounts, markBareAmounts } from './marks/mark-amounts.ts';
import { markCounts } from './marks/mark-counts.ts';
import { markDates } from './marks/mark-dates.ts';
import { markWeekdays } from './marks/mark-weekdays.ts';
import { markSessions, markWords } from './marks/mark-words.ts';
import { type Mark, MarkedText } from './marks/marks.ts';
import { withRightDays } from './misspelt-days.ts';
import { PLAIN } from './words/plain-words.ts';
import { EXCEPTION, NOON, SEPARATOR, TABLE_DAY } from './words/time-words.ts';

/** A group of words that belong together: "weekdays 2 hours", "nothing on Sundays". */
export interface TimeGroup {
  readonly start: number;
  readonly end: number;
  readonly marks: readonly Mark[];
  /** Words that no pattern understood, and where they stand. */
  readonly words: readonly string[];
  readonly unread: { readonly start: number; readonly end: number };
  /** The kind of separator before it. */
  readonly joint: 'list' | 'but' | 'sentence' | 'bracket';
}

/** Lower case with the same length, so that offsets stay valid. */
function lower(text: string): string {
  return (
    withRightDays(text)
      .replace(/\p{Lu}/gu, (letter) => (letter.toLowerCase().length === letter.length ? letter.toLowerCase() : letter))
      .replace(/[’‘]/g, "'")
      // "1 1/2 hours" holds no first of February.
      .replace(/(?<![\d/])(\d{1,2}) 1\/2(?= ?h)/g, (all, whole: string) => `${whole}.5`.padStart(all.length))
      // "days off (tue/wed) 5 hours" names days for study.
      .replace(NOON, (word) => (word === 'noon' ? '12pm' : '12am'.padStart(word.length)))
      // "Monday | 2" in a table.
      .replace(TABLE_DAY, ':')
      // "3 hours (mornings)" is no remark.
      .replace(/\((mornings?|afternoons?|evenings?|nights?)\)/g, ' $1 ')
      .replace(/(?<=\bdays? )off \(([^()\d]*)\)(?= *:? *\d)/g, '     $1 ')
  );
}

/** Reads a study time as groups of marks, in order. */
export function readGroups(raw: string, today: number, figures: FigureOrder = {}): TimeGroup[] {
  const text = new MarkedText(lower(raw));
  markCounts(text);
  markDates(text, today, figures);
  markAmounts(text);
  markSessions(text);
  markWeekdays(text, raw);
  markBareAmounts(text);
  markWords(text);
  text.dropShares();
  return cut(text).flatMap((group) => splitGroup(group));
}

function cut({ rest, marks, original }: MarkedText): TimeGroup[] {
  const groups: TimeGroup[] = [];
  let start = 0;
  let joint: TimeGroup['joint'] = 'sentence';
  const ordered = [...marks].sort((a, b) => a.start - b.start);
  const close = (end: number): void => {
    const inside = ordered.filter((it) => it.start >= start && it.end <= end);
    const unknown = [...rest.slice(start, end).matchAll(/(?<![\uE000-\uE002])[\p{L}\p{M}][\p{L}\p{M}']*|\d+/gu)].filter(
      ([it]) => !PLAIN.has(it),
    );
    const [first, last] = [unknown[0], unknown.at(-1)];
    const unread = first && last ? { start: start + first.index, end: start + last.index + last[0].length } : { start, end };
    if (inside.length > 0 || unknown.length > 0)
      groups.push({ start, end, marks: inside, words: unknown.map(([it]) => it), unread, joint });
  };
  const separators = [...rest.matchAll(SEPARATOR)].map(({ index, 0: words }) => ({ index, words }));
  const exceptions = ordered
    .filter(
      (it, at) =>
        (it.kind === 'off' && EXCEPTION.test(original.slice(it.start, it.end))) ||
        // "14 hours a week no more than 3 a day": the limit has hours of its own.
        (it.kind === 'most' && isLimit(ordered, at)) ||
        // "5 hours on Saturday and Sunday until 18 Dec": the end is of the plan, not of the Sunday.
        (it.kind === 'dates' && it.open === 'to' && ordered[at - 1]?.kind === 'weekdays'),
    )
    .map((it) => ({ index: it.start, words: '' }));
  for (const { index, words } of [...separators, ...exceptions].sort((a, b) => a.index - b.index)) {
    close(index);
    start = index + words.length;
    joint = /[\n;.]/.test(words) ? 'sentence' : words === '(' ? 'bracket' : words === 'but' ? 'but' : 'list';
  }
  close(rest.length);
  return groups;
}

/** Whether a word for a limit stands between two amounts of one group. */
function isLimit(marks: readonly Mark[], at: number): boolean {
  const near = (step: 1 | -1): Mark | undefined => {
    const rest = step === 1 ? marks.slice(at + 1) : marks.slice(0, at).reverse();
    return rest.find(({ kind }) => kind === 'amount');
  };
  const [before, after] = [near(-1), near(1)];
  return before !== undefined && after !== undefined && after.start - (marks[at]?.end ?? 0) <= 2;
}

/** Splits "weekdays 2h weekends 5h" and "2h weekdays 5h weekends" into one group for each amount with its days. */
function splitGroup(group: TimeGroup): TimeGroup[] {
  const isDay = (it: Mark | undefined): boolean => it?.kind === 'weekdays';
  const isLength = (it: Mark | undefined): boolean => it?.kind === 'amount' || it?.kind === 'share' || it?.kind === 'off';
  const main = group.marks.filter((it) => isDay(it) || isLength(it));
  if (main.filter(isLength).length < 2 || main.filter(isDay).length < 2) return [group];
  const first = isDay(main[0]) ? isDay : isLength;
  const cuts = main.filter((it, at) => at > 0 && first(it) && !first(main[at - 1])).map((it) => it.start);
  const edges = [group.start, ...cuts, group.end];
  return edges.slice(0, -1).map((start, at) => {
    const end = edges[at + 1] ?? group.end;
    return {
      ...group,
      start,
      end,
      marks: group.marks.filter((it) => it.start >= start && it.end <= end),
      words: at === 0 ? group.words : [],
      joint: at === 0 ? group.joint : 'list',
    };
  });
}

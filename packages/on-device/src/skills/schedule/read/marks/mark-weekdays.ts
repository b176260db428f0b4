import { weekdayIndex } from '../words/weekday-index.ts';
import {
  CLAUSE_END,
  CLAUSE_START,
  DAYS_FIRST,
  HOURS_AFTER,
  HOURS_BEFORE,
  LETTER_ALONE,
  LETTER_DAYS,
  LETTER_RANGE,
  LETTERS,
  LIST,
  OFF_AFTER,
  OFF_BEFORE,
  RANGE,
  SINGLE,
  SMALL,
  SMALL_LETTERS,
  TIGHT,
  TIGHTER,
  WEEKDAYS,
  WEEKENDS,
} from '../words/weekday-words.ts';
import { type MarkedText, of } from './marks.ts';

const letterDay = (letter = ''): number => (letter === 'S' ? 5 : (LETTER_DAYS[letter] ?? 0));

const LEAST_LETTERS = 3;

function markLetters(text: MarkedText, original: string): void {
  const add = (start: number, length: number, days: readonly number[]): void => {
    if (text.rest.slice(start, start + length) === original.slice(start, start + length).toLowerCase())
      text.add(start, start + length, { kind: 'weekdays', days });
  };
  const ranges = [...original.matchAll(LETTER_RANGE)];
  for (const { index, 0: words, 1: from, 2: to } of ranges) add(index, words.length, daysFrom(letterDay(from), letterDay(to)));
  const alone = [...original.matchAll(LETTER_ALONE)];
  // "M 2, T 2, W 1": several single letters before hours are a week.
  if (ranges.length > 0 || alone.length >= LEAST_LETTERS)
    for (const { index, 0: letter } of alone) add(index, letter.length, [letterDay(letter)]);
}

/** Marks days of the week. @param original the text before it was lowered */
export function markWeekdays(text: MarkedText, original: string): void {
  markLetters(text, original);
  for (const match of original.matchAll(LETTERS)) {
    if (text.rest.slice(match.index, match.index + match[0].length) !== match[0].toLowerCase()) continue;
    const letters = match[0].match(/Tu|Th|Sa|Su|[MTWRF]/g) ?? [];
    const days = /[-–]/.test(match[0]) ? [0, 1, 2, 3, 4] : letters.map((it) => LETTER_DAYS[it] ?? 0);
    text.add(match.index, match.index + match[0].length, { kind: 'weekdays', days });
  }
  text.addAll(SMALL_LETTERS, ([letters]) => ({ kind: 'weekdays', days: SMALL[letters] ?? [] }));
  text.addAll(RANGE, ([, from = '', to = '']) => {
    return { kind: 'weekdays', days: daysFrom(weekdayIndex(from), weekdayIndex(to)) };
  });
  text.addAll(SINGLE, ([name]) => ({ kind: 'weekdays', days: [weekdayIndex(name)] }));
  text.addAll(WEEKDAYS, () => ({ kind: 'weekdays', days: [0, 1, 2, 3, 4] }));
  text.addAll(WEEKENDS, () => ({ kind: 'weekdays', days: [5, 6] }));
  joinLists(text);
}

/** "Mon, Wed and Fri" is one piece, unless hours stand on both sides: "2h on Mon, Wed 3h". */
function joinLists(text: MarkedText): void {
  const join = (start: number, end: number): void => {
    const inside = of(text.marks, 'weekdays').filter((it) => it.start >= start && it.end <= end);
    if (inside.length > 1) text.join(start, end, { kind: 'weekdays', days: [...new Set(inside.flatMap(({ days }) => days))] });
  };
  for (const { index, 0: list } of text.rest.matchAll(LIST)) {
    const end = index + list.length;
    const [before, after] = [text.rest.slice(0, index), text.rest.slice(end)];
    const isBetween =
      (HOURS_BEFORE.test(before) && !CLAUSE_END.test(after)) ||
      (list.includes(',') && OFF_BEFORE.test(before) && HOURS_AFTER.test(after)) ||
      (OFF_AFTER.test(after) && !CLAUSE_START.test(before));
    // "Mon-Fri 4h Saturday and Sunday 2h": days stand before their hours.
    if (!isBetween || (!list.includes(',') && DAYS_FIRST.test(before) && HOURS_AFTER.test(after))) join(index, end);
    else for (const it of list.matchAll(list.includes(',') ? TIGHT : TIGHTER)) join(index + it.index, index + it.index + it[0].length);
  }
}

/** The days from one weekday to another, both included. */
function daysFrom(from: number, to: number): number[] {
  return Array.from({ length: ((to - from + 7) % 7) + 1 }, (_, at) => (from + at) % 7);
}

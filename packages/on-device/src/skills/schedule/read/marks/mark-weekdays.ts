import { weekdayIndex } from '../words/weekday-index.ts';
import { type MarkedText, of } from './marks.ts';

const NAME =
  "(?:mon(?:day)?|tue(?:s(?:day)?)?|tuseday|wed(?:s|nesday|nsday|nesdy)?|wensday|thu(?:r(?:s(?:day)?)?)?|thrusday|fri(?:day)?|sat(?:urday|erday)?|sun(?:day)?)(?:'?s)?(?![\\p{L}])";
const WORD = '(?<![\\p{L}])';
const RANGE = new RegExp(`${WORD}(${NAME})\\.?[ \\t]{0,2}(?:-|–|—|to|till|until|through|thru)[ \\t]{0,2}(${NAME})`, 'gu');
const SINGLE = new RegExp(`${WORD}${NAME}`, 'gu');
const WEEKDAYS = new RegExp(
  `${WORD}(?:(?:during|in) the week(?! (?:of|before|after))|w(?:ee)?k[- ]?da?ys?|week[- ]?nights?|(?:working|school|work|college|uni) ?(?:days?|nights?))(?![\\p{L}])`,
  'gu',
);
const WEEKENDS = new RegExp(`${WORD}(?:w(?:ee)?k[- ]?e?nds?|w/e(?:nds?)?)(?: days?)?(?![\\p{L}])`, 'gu');
/** "MWF", "TTh", "M/W/F", "M-F" as timetables write them, in capitals. */
const LETTERS = /(?<![\p{L}\d/])(?:(?:M|Tu|Th|T|W|R|F|Sa|Su)\/?){2,7}(?![\p{L}\d/])|(?<![\p{L}\d])M ?[-–] ?F(?![\p{L}])/gu;
const LETTER_DAYS: Readonly<Record<string, number>> = { M: 0, T: 1, Tu: 1, W: 2, Th: 3, R: 3, F: 4, Sa: 5, Su: 6 };

const SMALL: Readonly<Record<string, readonly number[]>> = { mwf: [0, 2, 4], tth: [1, 3], 'm-f': [0, 1, 2, 3, 4] };
const SMALL_LETTERS = /(?<![\p{L}\d])(?:mwf|tth|m-f)(?![\p{L}\d])/gu;

/** "M-Th 7p-10p, F none, Su 1-5": ranges of letters, and single ones before their hours in a text that has a range. */
const LETTER = '(?:M|Tu|Th|T|W|R|F|Sa|Su|S)';
const LETTER_RANGE = new RegExp(`(?<![\\p{L}\\d])(${LETTER}) ?[-–] ?(${LETTER})(?![\\p{L}\\d])`, 'gu');
const LETTER_ALONE = new RegExp(`(?<=^|[,;\\n] ?)${LETTER}(?=:? (?:\\d|(?:none|off|no|nothing)(?![\\p{L}])))`, 'gu');
const letterDay = (letter = ''): number => (letter === 'S' ? 5 : (LETTER_DAYS[letter] ?? 0));

function markLetters(text: MarkedText, original: string): void {
  const add = (start: number, length: number, days: readonly number[]): void => {
    if (text.rest.slice(start, start + length) === original.slice(start, start + length).toLowerCase())
      text.add(start, start + length, { kind: 'weekdays', days });
  };
  const ranges = [...original.matchAll(LETTER_RANGE)];
  for (const { index, 0: words, 1: from, 2: to } of ranges) add(index, words.length, daysFrom(letterDay(from), letterDay(to)));
  if (ranges.length > 0) for (const { index, 0: letter } of original.matchAll(LETTER_ALONE)) add(index, letter.length, [letterDay(letter)]);
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

/** Days beside each other, and those that "and", "&" or "/" joins without a comma. */
const LIST = /\uE001+(?:(?:\s*(?:[,/&+]|,?\s?and|or)\s*(?:on |also )?|\s)\uE001+)+/gu;
const TIGHT = /\uE001+(?:(?:\s*(?:[/&+]|and|or)\s*(?:on )?|\s)\uE001+)+/gu;
const TIGHTER = /\uE001+(?:\s*[/&+]\s*\uE001+)+/gu;
const HOURS_BEFORE = /(?:\uE002|\d(?:ish)?)(?:(?!(?<!\p{L})(?:and|but|then|so|except|plus)(?!\p{L}))[^,;.\n()|\uE001]){0,30}$/u;
const HOURS_AFTER = /^[^,;.\n()\uE001]{0,28}?(?:\uE002|~?\d)/u;
const OFF_BEFORE = /(?:none|no|nothing|not|off|except|excluding|never|without)\s(?:on )?$/u;
const OFF_AFTER = /^[\s\uE000]*[:=–-]?\s*(?:(?:are|is)\s)*(?:off|free|none|nothing|no|not|rest|busy)(?!\p{L})/u;
const CLAUSE_END =
  /^[\s\uE000]*(?:$|[,;.\n()|&+]|(?:and|but|until|till|for|from|starting|beginning|each|per|only|with|except|not|plus|then|so|because)(?!\p{L}))/u;
const CLAUSE_START = /(?:(?:^|[,;.\n(])\s*(?:(?:on|but|and)\s)*|\b(?:have|got|keep|take|with)\s)$/u;

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
      (OFF_BEFORE.test(before) && HOURS_AFTER.test(after)) ||
      (OFF_AFTER.test(after) && !CLAUSE_START.test(before));
    if (!isBetween) join(index, end);
    else for (const it of list.matchAll(list.includes(',') ? TIGHT : TIGHTER)) join(index + it.index, index + it.index + it[0].length);
  }
}

/** The days from one weekday to another, both included. */
function daysFrom(from: number, to: number): number[] {
  return Array.from({ length: ((to - from + 7) % 7) + 1 }, (_, at) => (from + at) % 7);
}

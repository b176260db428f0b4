import { weekdayIndex } from '../words/weekday-index.ts';
import type { MarkedText } from './marks.ts';

const NAME =
  "(?:mon(?:day)?|tue(?:s(?:day)?)?|tuseday|wed(?:s|nesday|nsday|nesdy)?|wensday|thu(?:r(?:s(?:day)?)?)?|thrusday|fri(?:day)?|sat(?:urday|erday)?|sun(?:day)?)(?:'?s)?(?![\\p{L}])";
const WORD = '(?<![\\p{L}])';
const RANGE = new RegExp(`${WORD}(${NAME})\\.?[ \\t]{0,2}(?:-|–|—|to|till|until|through|thru)[ \\t]{0,2}(${NAME})`, 'gu');
const SINGLE = new RegExp(`${WORD}${NAME}`, 'gu');
const WEEKDAYS = new RegExp(
  `${WORD}(?:during the week|w(?:ee)?k[- ]?da?ys?|week[- ]?nights?|(?:working|school|work|college|uni) ?(?:days?|nights?))(?![\\p{L}])`,
  'gu',
);
const WEEKENDS = new RegExp(`${WORD}(?:w(?:ee)?k[- ]?e?nds?|w/e(?:nds?)?)(?: days?)?(?![\\p{L}])`, 'gu');
/** "MWF", "TTh", "M/W/F", "M-F" as timetables write them, in capitals. */
const LETTERS = /(?<![\p{L}\d/])(?:(?:M|Tu|Th|T|W|R|F|Sa|Su)\/?){2,7}(?![\p{L}\d/])|(?<![\p{L}\d])M ?[-–] ?F(?![\p{L}])/gu;
const LETTER_DAYS: Readonly<Record<string, number>> = { M: 0, T: 1, Tu: 1, W: 2, Th: 3, R: 3, F: 4, Sa: 5, Su: 6 };

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
  text.addAll(RANGE, ([, from = '', to = '']) => {
    return { kind: 'weekdays', days: daysFrom(weekdayIndex(from), weekdayIndex(to)) };
  });
  text.addAll(SINGLE, ([name]) => ({ kind: 'weekdays', days: [weekdayIndex(name)] }));
  text.addAll(WEEKDAYS, () => ({ kind: 'weekdays', days: [0, 1, 2, 3, 4] }));
  text.addAll(WEEKENDS, () => ({ kind: 'weekdays', days: [5, 6] }));
}

/** The days from one weekday to another, both included. */
function daysFrom(from: number, to: number): number[] {
  return Array.from({ length: ((to - from + 7) % 7) + 1 }, (_, at) => (from + at) % 7);
}

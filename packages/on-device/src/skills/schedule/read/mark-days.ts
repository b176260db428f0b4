import { civilDate, dayNumber, mondayOf, weekday } from '../../../lib/dates/civil.ts';
import { readDates } from '../../../lib/dates/read-dates.ts';
import { onOrAfter } from '../../../lib/dates/year-rule.ts';
import type { MarkedText } from './marks.ts';
import { NUMBER, numberOf } from './number-words.ts';

const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const NAME =
  "(?:mon(?:day)?|tue(?:s(?:day)?)?|tuseday|wed(?:s|nesday|nsday|nesdy)?|wensday|thu(?:r(?:s(?:day)?)?)?|thrusday|fri(?:day)?|sat(?:urday|erday)?|sun(?:day)?)(?:'?s)?(?![\\p{L}])";
const WORD = '(?<![\\p{L}])';
const RANGE = new RegExp(`${WORD}(${NAME})\\.?\\s{0,2}(?:-|–|—|to|till|until|through|thru)\\s{0,2}(${NAME})`, 'gu');
const SINGLE = new RegExp(`${WORD}${NAME}`, 'gu');
const WEEKDAYS = new RegExp(
  `${WORD}(?:week[- ]?days?|week[- ]?nights?|(?:working|school|work|college|uni) ?(?:days?|nights?))(?![\\p{L}])`,
  'gu',
);
const WEEKENDS = new RegExp(`${WORD}week[- ]?ends?(?: days?)?(?![\\p{L}])`, 'gu');
/** "MWF", "TTh", "M/W/F", "M-F" as timetables write them, in capitals. */
const LETTERS = /(?<![\p{L}\d/])(?:(?:M|Tu|Th|T|W|R|F|Sa|Su)\/?){2,7}(?![\p{L}\d/])|(?<![\p{L}\d])M ?[-–] ?F(?![\p{L}])/gu;
const LETTER_DAYS: Readonly<Record<string, number>> = { M: 0, T: 1, Tu: 1, W: 2, Th: 3, R: 3, F: 4, Sa: 5, Su: 6 };

/** Marks days of the week. @param original the text before it was lowered */
export function markWeekdays(text: MarkedText, original: string): void {
  for (const match of original.matchAll(LETTERS)) {
    if (text.rest.slice(match.index, match.index + match[0].length) !== match[0].toLowerCase()) continue;
    const letters = match[0].match(/Tu|Th|Sa|Su|[MTWRF]/g) ?? [];
    const days = /[-–]/.test(match[0]) ? [0, 1, 2, 3, 4] : letters.map((it) => LETTER_DAYS[it] ?? 0);
    text.add(match.index, match.index + match[0].length, { kind: 'weekdays', days });
  }
  text.addAll(RANGE, ([, from = '', to = '']) => {
    const days = [];
    for (let day = indexOf(from); day !== indexOf(to); day = (day + 1) % 7) days.push(day);
    return { kind: 'weekdays', days: [...days, indexOf(to)] };
  });
  text.addAll(SINGLE, ([name]) => ({ kind: 'weekdays', days: [indexOf(name)] }));
  text.addAll(WEEKDAYS, () => ({ kind: 'weekdays', days: [0, 1, 2, 3, 4] }));
  text.addAll(WEEKENDS, () => ({ kind: 'weekdays', days: [5, 6] }));
}

function indexOf(name: string): number {
  const known = DAYS.indexOf(name.slice(0, 3));
  if (known >= 0) return known;
  return name.startsWith('w') ? 2 : name.startsWith('thr') ? 3 : 1;
}

const OPEN_FROM = /(?:\bfrom|\bstart(?:ing|s)?(?: on| from)?|\bbeginning(?: on)?|\bas of|\bafter|\bsince)\s+(?:the\s+)?$/;
const OPEN_TO = /(?:\buntil|\btill?|\bup to|\buntill|\bbefore|\bby|\bthrough|\bto)\s+(?:the\s+)?$/;
/** Feasts on a fixed day, as month and day. */
const FEASTS: readonly (readonly [RegExp, readonly (readonly [number, number])[]])[] = [
  [/\b(?:christmas|xmas) eve\b/g, [[12, 24]]],
  [/\bboxing day\b/g, [[12, 26]]],
  [/\bnew year'?s? eve\b/g, [[12, 31]]],
  [/\bnew year(?:'?s)?(?: day)?\b/g, [[1, 1]]],
  [/\b(?:christmas|xmas)(?: day)?\b(?! (?:break|holidays?|vacation))/g, [[12, 25]]],
  [/\bhalloween\b/g, [[10, 31]]],
];
const RELATIVE =
  /\b(?<which>this|next) (?<unit>week(?:-?end)?)\b|\b(?<word>today|tomorrow|tonight)\b|(?<=\b(?:from|start(?:ing|s)?(?: on)?|until|till?|by|this|next|before|up to)\s)(?:this |next |the coming )?(?<name>(?:mon|tues|wednes|thurs|fri|satur|sun)day)(?![\p{L}])/gu;
const DAY_OF_MONTH = /\bthe (?<day>\d{1,2})(?:st|nd|rd|th)\b/g;

/** Marks days by their dates: "from 1 December", "24-27 Dec", "until Friday", "this weekend", "Boxing Day". */
export function markDates(text: MarkedText, today: number): void {
  const years = onOrAfter(today);
  const add = (start: number, end: number, first: number, last: number): void => {
    const before = text.rest.slice(Math.max(0, start - 24), start);
    const lead = OPEN_FROM.exec(before) ?? OPEN_TO.exec(before);
    const open = first < last ? undefined : OPEN_FROM.test(before) ? 'from' : OPEN_TO.test(before) ? 'to' : undefined;
    // "before 5 December" ends a day earlier, "after" begins a day later.
    const shift = open && /^before/.test(lead?.[0] ?? '') ? -1 : open && /^after/.test(lead?.[0] ?? '') ? 1 : 0;
    text.add(open && lead ? start - lead[0].length : start, end, { kind: 'dates', first: first + shift, last: last + shift, open });
  };
  // Days of the week, clock times and lengths have patterns of their own.
  const found = readDates(text.rest, 0, { today, years, relative: true }).filter(({ start, end }) =>
    NAMED.test(text.rest.slice(start, end)),
  );
  for (let at = 0; at < found.length; at++) {
    const { start, end, first, last } = found[at] as (typeof found)[number];
    const next = found[at + 1];
    // "between 25 November and 9 December", "from 30 November until 3 December"
    const isPair =
      next !== undefined &&
      next.first > first &&
      new RegExp(`${/\bbetween\s+(?:the\s+)?$/.test(text.rest.slice(0, start)) ? 'and|' : ''}to|till?|until|through|-|–`).test(
        text.rest.slice(end, next.start),
      ) &&
      /^[\s,]*(?:\p{L}+|-|–)\s+(?:the\s+)?$/u.test(text.rest.slice(end, next.start));
    if (isPair) at++;
    add(start, isPair ? next.end : end, first, isPair ? next.last : last);
  }
  for (const [pattern, days] of FEASTS) {
    for (const match of text.rest.matchAll(pattern)) {
      for (const [month, day] of days) {
        const found = years(month, day);
        if (found !== undefined) add(match.index, match.index + match[0].length, found, found);
      }
    }
  }
  for (const match of text.rest.matchAll(/\bthanksgiving(?: day)?\b/g)) {
    const found = thanksgiving(today);
    add(match.index, match.index + match[0].length, found, found);
  }
  for (const match of text.rest.matchAll(DAY_OF_MONTH)) {
    const found = nextOfMonth(Number(match.groups?.['day']), today);
    if (found !== undefined) add(match.index, match.index + match[0].length, found, found);
  }
  for (const match of text.rest.matchAll(RELATIVE)) {
    const [first, last] = relativeDays(match.groups ?? {}, match[0], today);
    const isFrom = OPEN_FROM.test(text.rest.slice(Math.max(0, match.index - 24), match.index));
    add(match.index, match.index + match[0].length, first, isFrom ? first : last);
  }
}

const NAMED =
  /(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|janv|fév|avr|mai|juin|juil|ene|abr|ago|dic|mär|okt|dez)[\p{L}]*\.?|\d[/.-]\d{1,2}[/.-]\d|^\d{1,2}\/\d{1,2}$/u;

function relativeDays(
  { which, unit, word, name }: Readonly<Record<string, string | undefined>>,
  text: string,
  today: number,
): [number, number] {
  const monday = mondayOf(today) + (which === 'next' ? 7 : 0);
  if (unit === 'week') return [Math.max(monday, today), monday + 6];
  if (unit !== undefined) return [monday + 5, monday + 6];
  if (word !== undefined) return word === 'tomorrow' ? [today + 1, today + 1] : [today, today];
  const ahead = (indexOf(name ?? '') - weekday(today) + 7) % 7 || 7;
  const day = today + ahead + (/next/.test(text) && ahead < 7 - weekday(today) ? 7 : 0);
  return [day, day];
}

/** The fourth Thursday of November. */
function thanksgiving(today: number): number {
  const { year } = civilDate(today);
  const of = (it: number): number => {
    const first = dayNumber(it, 11, 1) ?? 0;
    return first + ((3 - weekday(first) + 7) % 7) + 21;
  };
  return of(year) >= today ? of(year) : of(year + 1);
}

function nextOfMonth(day: number, today: number): number | undefined {
  for (let at = today; at < today + 62; at++) if (civilDate(at).day === day) return at;
  return undefined;
}

const PER_WEEK = '(?:a|per|each|every|in a|in the|/)\\s{0,2}(?:week|wk)|weekly|p/?w';
const DAY_COUNT = new RegExp(
  `${WORD}(?:(?<days>${NUMBER})\\s{0,2}(?:(?<rest>rest|free|off)\\s)?days?(?<off>\\soff)?|(?<times>${NUMBER})\\s{0,2}(?:times|x|sessions)|(?<once>once|twice|thrice))\\s{0,2}(?:${PER_WEEK})(?![\\p{L}])`,
  'gu',
);
const EVERY_OTHER = /\b(?:every (?:other|second|2nd|two) days?|alternat(?:e|ing) days?|(?:one )?day on,? (?:one )?day off)\b/g;
const LENGTH = new RegExp(
  `${WORD}(?:for |over |in |within |during |next |the |have |of |about |of the ){0,3}(?<![\\d.:])(?<count>${NUMBER})[\\s-](?:more |whole |full )?(?<unit>weeks?|wks?|months?|days?|fortnights?|semaines?|semanas?|wochen?)(?![\\p{L}])(?:'? (?:time|left|to go))?`,
  'gu',
);

/** Marks numbers of days in a week, and the length of the plan with 30 days for a month. */
export function markCounts(text: MarkedText): void {
  text.addAll(DAY_COUNT, ({ groups = {} }) => {
    const { days, times, once, rest, off } = groups;
    const count = numberOf(days ?? times ?? once);
    return count >= 1 && count <= 7 ? { kind: 'day-count', count, rest: (rest ?? off) !== undefined } : undefined;
  });
  text.addAll(EVERY_OTHER, () => ({ kind: 'every-other-day' }));
  text.addAll(LENGTH, ({ groups = {} }) => {
    const { count = '', unit = '' } = groups;
    // "a day" and "a week" are rates, and so are they after an amount: "3 hours per one day".
    if (/^an?$/.test(count)) return undefined;
    const size = /^(?:w|sem)/.test(unit) ? 7 : unit.startsWith('m') ? 30 : unit.startsWith('f') ? 14 : 1;
    const days = Math.round(numberOf(count) * size);
    return days >= 2 && days <= 400 ? { kind: 'length', days } : undefined;
  });
}

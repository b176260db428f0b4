import { civilDate, dayNumber, mondayOf, weekday } from '../../../../lib/dates/civil.ts';
import type { FigureOrder } from '../../../../lib/dates/numeric-dates.ts';
import { onOrAfter } from '../../../../lib/dates/year-rule.ts';
import { findDates } from '../find-dates.ts';
import { nextOfMonth, relativeDays, sameMonth, thanksgiving } from '../relative-days.ts';
import {
  AFTER_DAYS,
  CLOCK,
  DAY_OF_MONTH,
  EXAM_STARTS,
  FEASTS,
  FROM_EARLIER,
  MONTH,
  MONTH_NAME,
  MONTHS,
  NAMED,
  NEXT_DATE,
  NOW,
  OPEN_FROM,
  OPEN_TO,
  RELATIVE,
  WEEKDAY_ORDINAL,
} from '../words/date-words.ts';
import { weekdayIndex } from '../words/weekday-index.ts';
import type { MarkedText } from './marks.ts';

/** Marks days by their dates: "from 1 December", "24-27 Dec", "until Friday", "this weekend", "Boxing Day". */
export function markDates(text: MarkedText, today: number, figures: FigureOrder): void {
  const years = onOrAfter(today);
  const add = (start: number, end: number, first: number, last: number): void => {
    const before = text.rest.slice(Math.max(0, start - 40), start);
    // "Exams start 7 December" is not the start of the plan.
    const isExam = EXAM_STARTS.test(before) && !OPEN_TO.test(before);
    const [from, until] = isExam || first < last ? [] : [OPEN_FROM.exec(before), OPEN_TO.exec(before)];
    // "I'd like to start on the 1st"
    const to = until && /^to\s+(?:start|begin)/.test(until[0]) ? undefined : until;
    // "till exams start on 10 December" holds both; the longer one counts.
    const lead = from && to ? (from[0].length > to[0].length ? from : to) : (from ?? to);
    const open = lead ? (lead === from ? 'from' : 'to') : undefined;
    // "before 5 December" and "until exams on 5 December" end a day earlier, "after" begins a day later.
    const shift = open === 'to' && /^before|exam|final|test/.test(lead?.[0] ?? '') ? -1 : /^after/.test(lead?.[0] ?? '') ? 1 : 0;
    text.add(open && lead ? start - lead[0].length : start, end, { kind: 'dates', first: first + shift, last: last + shift, open });
  };
  const found = namedDates(text.rest, today, figures);
  for (let at = 0; at < found.length; at++) {
    const { start, end, first, last } = found[at] as (typeof found)[number];
    const next = found[at + 1];
    // "between 25 November and 9 December", "from 30 November until 3 December"
    const isPair =
      next !== undefined &&
      next.first > first &&
      new RegExp(
        `${/\bbetween\s+(?:the\s+)?$/.test(text.rest.slice(0, start)) ? 'and|' : ''}to|till?|until|through|-|–|\\b(?:bis|al|au|hasta)\\b|(?<=\\s)[aà](?=\\s)`,
      ).test(text.rest.slice(end, next.start)) &&
      /^[\s,]*(?:\p{L}+\s+|[-–]\s*)(?:the\s+)?$/u.test(text.rest.slice(end, next.start));
    if (isPair) at++;
    const before = text.rest.slice(0, start);
    const around = /\bweek(-?end)? of (?:the )?$/.exec(before);
    // "from the 24th to the 28th of November"
    const earlier = isPair ? undefined : FROM_EARLIER.exec(before);
    const begins = earlier ? sameMonth(first, Number(earlier[1])) : undefined;
    if (around) add(start - around[0].length, end, mondayOf(first) + (around[1] ? 5 : 0), mondayOf(first) + 6);
    else if (earlier && begins !== undefined && begins < first) add(start - earlier[0].length, end, begins, last);
    else add(start, isPair ? next.end : end, first, isPair ? next.last : last);
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
  for (const match of text.rest.matchAll(MONTH)) {
    const { year, month } = civilDate(years(MONTHS.indexOf(match.groups?.['month'] ?? '') + 1, 28) ?? today);
    const first = dayNumber(year, month, 1) ?? today;
    add(match.index, match.index + match[0].length, first, (dayNumber(month === 12 ? year + 1 : year, (month % 12) + 1, 1) ?? first) - 1);
  }
  for (const match of text.rest.matchAll(WEEKDAY_ORDINAL)) {
    const found = nextOfMonth(Number(match.groups?.['day']), today);
    const isDay = found !== undefined && weekday(found) === weekdayIndex(match.groups?.['name'] ?? '');
    if (isDay) add(match.index, match.index + match[0].length, found, found);
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

/** Dates with a month. Days of the week, clock times and lengths have patterns of their own. */
function namedDates(text: string, today: number, figures: FigureOrder): DateInText[] {
  // "5/6 December" is two days; chrono takes "from 1 Dec" for one o'clock.
  const source = text
    .replace(new RegExp(`(\\d{1,2})/(\\d{1,2})(?= (?:of )?${MONTH_NAME})`, 'g'), '$1-$2')
    .replace(NEXT_DATE, (words) => ';'.padStart(words.length))
    // "on Saturday and Sunday until 18 Dec": chrono takes the Sunday for the start of a range.
    .replace(AFTER_DAYS, ';')
    .replace(/\bfrom(?= )/g, ';   ')
    .replace(NOW, (word) => ';'.padEnd(word.length))
    // chrono takes "1 December 45 minutes" for the year 45.
    .replace(new RegExp(`(?<=\\d(?:st|nd|rd|th)? ?(?:of )?${MONTH_NAME}),? (?=\\d{1,3} ?(?:h|min|to|or|-|–|\\.))`, 'g'), (gap) =>
      ';'.padEnd(gap.length),
    )
    .replace(new RegExp(`(?<=${MONTH_NAME} \\d{1,2}) and(?= \\d{1,2} ?(?:h|or|to|-))`, 'g'), ';   ');
  return findDates(source, 0, today, figures).flatMap(({ start: begin, end, first, last, wrongWeekday }) => {
    // "5 hours on Sunday, 3 Dec off": a day of the week that is not that of the date stands for itself.
    const start =
      begin + (wrongWeekday === undefined ? 0 : (/^\p{L}+[,.]?\s+(?=\d|\p{L}+ \d)/u.exec(source.slice(begin, end))?.[0].length ?? 0));
    if (!/^\d{1,2}$/.test(source.slice(start, end)))
      return NAMED.test(source.slice(start, end)) && !CLOCK.test(source.slice(start, end)) ? [{ start, end, first, last }] : [];
    // A day of a list: "24, 25 and 26 December". The last one covers the month.
    const rest = new RegExp(`^(?:st|nd|rd|th)?(?: (?:of )?${MONTH_NAME}(?: 20\\d\\d)?)?`).exec(source.slice(end))?.[0].length ?? 0;
    const lead = new RegExp(`${MONTH_NAME} $`).exec(source.slice(0, start))?.[0].length ?? 0;
    return [{ start: start - lead, end: end + rest, first, last }];
  });
}

interface DateInText {
  readonly start: number;
  readonly end: number;
  readonly first: number;
  readonly last: number;
}

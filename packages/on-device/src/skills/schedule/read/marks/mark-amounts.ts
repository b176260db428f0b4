import {
  AMOUNT,
  BARE_CLOCK,
  BARE_NUMBER,
  CLAUSE,
  CLOCKS,
  COUNT_ALONE,
  EACH,
  MORE_CLOCK,
  NO_UNIT,
  ONE_LONG,
  POMODORO,
  POMODOROS,
  SESSION_LENGTH,
} from '../words/amount-words.ts';
import { AMOUNT_FILLER, DAY_FILLER } from '../words/fillers.ts';
import type { Meaning } from '../words/meaning.ts';
import { numberOf } from '../words/number-words.ts';
import type { MarkedText } from './marks.ts';

/** Marks the only number of a clause that has days and no length: "and only 2 if it is a Saturday". Its unit is that of the others. */
function markRestOfNumbers(text: MarkedText, unit: number): void {
  if (!text.marks.some(({ kind }) => kind === 'amount')) return;
  for (const { index, 0: clause } of text.rest.matchAll(CLAUSE)) {
    if (!clause.includes(DAY_FILLER) || clause.includes(AMOUNT_FILLER)) continue;
    const numbers = [...clause.matchAll(NO_UNIT)];
    const [only] = numbers;
    const hours = numberOf(only?.groups?.['number']);
    if (only === undefined || numbers.length > 1 || hours === 0 || hours > 16) continue;
    text.add(index + only.index, index + only.index + only[0].length, amount(hours * unit, false, false));
  }
}

/** A greater number is none of hours. */
const MOST_HOURS = 16;

/** Marks lengths of study that have a unit or a clock. */
export function markAmounts(text: MarkedText): void {
  // "2 pomodoros in the morning and 4 at night, 25 min each" names the length of one.
  if (/\bpomo\p{L}*[^;]{7,}(?:[,.]\s*\d\d\s?min\p{L}* each|\(\d\d\s?min)/u.test(text.original)) text.addAll(EACH, () => ({ kind: 'part' }));
  const unit = unitOf(text.original);
  text.addAll(AMOUNT, (match) => {
    const { from, from24, fromH, fromLate, high, orTwo } = match.groups ?? {};
    const minutes = minutesOf(match.groups ?? {}, unit);
    return minutes === undefined
      ? undefined
      : amount(minutes, (from ?? from24 ?? fromH ?? fromLate) !== undefined, (high ?? orTwo) !== undefined);
  });
}

/** Marks numbers without a unit. Weekdays are marked before. */
export function markBareAmounts(text: MarkedText): void {
  for (const pattern of [BARE_CLOCK, CLOCKS]) text.addAll(pattern, clockSpan);
  // One more at a time: "10-12, 13-15 and 16-17".
  for (let known = -1; known < text.marks.length; ) {
    known = text.marks.length;
    text.addAll(MORE_CLOCK, (match) => {
      const last = text.marks.findLast((it) => it.kind === 'amount' && it.end <= match.index && match.index - it.end <= LONGEST_AND);
      return last?.kind === 'amount' && last.clock ? clockSpan(match) : undefined;
    });
  }
  const unit = unitOf(text.original);
  text.addAll(BARE_NUMBER, ({ groups = {} }) => {
    const hours = numberOf(groups['after'] ?? groups['before'] ?? groups['limit']);
    if (hours <= MOST_HOURS) return amount(hours * unit, false, false);
    // "15 min a day, 30 on Sundays"
    return /\d\s?min/.test(text.original) && hours % 5 === 0 ? amount(hours, false, false) : undefined;
  });
  markRestOfNumbers(text, unit);
  markSessionLengths(text);
}

/** Takes back the length of one session, of which a number follows: "25 min pomodoros, 4 a day". */
function markSessionLengths(text: MarkedText): void {
  for (const { index, 0: words } of text.original.matchAll(ONE_LONG)) {
    const end = index + words.length;
    const amounts = text.marks.filter((it) => it.kind === 'amount').sort((one, other) => one.start - other.start);
    const next = amounts.find(({ start }) => start >= end);
    if (next && COUNT_ALONE.test(text.original.slice(next.start, next.end))) text.join(index, end, { kind: 'session' });
  }
}

/** The most characters of " and " with a comma, between two runs of hours. */
const LONGEST_AND = 6;

function clockSpan({ groups = {} }: RegExpExecArray): Meaning | undefined {
  const start = clock(groups['from'] ?? groups['from2'], undefined);
  const end = clock(groups['to'] ?? groups['to2'], undefined);
  if (start > 1440 || end > 1440 || start === end) return undefined;
  return amount(end > start ? end - start : (end - start + 1440) % 720, true, false);
}

/** The minutes of one session, if the text names them: "6 pomodoros of 25 min", "two 90 minute sessions". */
export function sessionLength(text: string): number | undefined {
  const pomodoro = POMODOROS.exec(text);
  if (pomodoro) return Number(pomodoro[1] ?? pomodoro[2] ?? /(\d\d)\s?min\p{L}*(?: each|\))/u.exec(text)?.[1] ?? POMODORO);
  const [, before, behind] = SESSION_LENGTH.exec(text) ?? [];
  return before === undefined && behind === undefined ? undefined : Number(before ?? behind);
}

/** The minutes of one: "6 pomodoros of 25 min on weekdays, 10 on weekends", "two 90 minute sessions on weekdays, three on Saturdays". */
const unitOf = (text: string): number => sessionLength(text) ?? 60;

function amount(minutes: number, isClock: boolean, lower: boolean): Meaning {
  return { kind: 'amount', minutes: Math.round(minutes), clock: isClock, lower };
}

function minutesOf(groups: Readonly<Record<string, string | undefined>>, unit: number): number | undefined {
  const {
    from,
    to,
    fromHalf,
    toHalf,
    from24,
    to24,
    fromH,
    toH,
    fromLate,
    toLate,
    half,
    quarters,
    halfMore,
    part,
    h,
    m,
    hc,
    mc,
    orTwo,
    low,
    hours,
    pomodoros,
    each,
  } = groups;
  if (fromH !== undefined) return (Number(toH) - Number(fromH)) * 60;
  if (fromLate !== undefined) return Number(toLate) > Number(fromLate) ? (Number(toLate) - Number(fromLate)) * 60 : undefined;
  if (from24 !== undefined) {
    const [start, end] = [clock(from24, undefined), clock(to24, undefined)];
    return end > start ? end - start : start < 720 && end < 720 && start - end < 660 ? end + 720 - start : end + 1440 - start;
  }
  if (from !== undefined) {
    const end = clock(to, toHalf);
    const start = clock(from, fromHalf ?? toHalf);
    // "11-1pm" begins before noon.
    const begin = fromHalf === undefined && start > end ? start - 720 : start;
    return end > begin ? end - begin : end + 1440 - begin;
  }
  if (half !== undefined) return 30;
  if (quarters !== undefined) return quarters === 'three' ? 45 : 15;
  if (halfMore !== undefined) return numberOf(halfMore) * 60 + (part === 'half' ? 30 : 15);
  if (h !== undefined) return Number(h) * 60 + Number(m);
  if (hc !== undefined) return Number(hc) * 60 + Number(mc);
  if (orTwo !== undefined) return 60;
  if (pomodoros !== undefined) return numberOf(pomodoros) * Number(each ?? unit);
  return hours === undefined ? numberOf(low) : numberOf(low) * 60;
}

function clock(text: string | undefined, half: string | undefined): number {
  const [hour = 0, minute = 0] = (text ?? '').split(/[:.h]/).map(Number);
  const base = half === undefined ? hour : (hour % 12) + (half.startsWith('p') ? 12 : 0);
  return base * 60 + minute;
}

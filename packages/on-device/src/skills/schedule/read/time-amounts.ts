import { daysNamed } from './week-days.ts';

/** An amount of time in a text with the words that belong to it. */
export interface TimeAmount {
  readonly minutes: number;
  readonly rate: 'day' | 'week' | 'total' | undefined;
  /** Named weekdays, 0 for Monday. */
  readonly days: readonly number[];
  /** The number of days, if their names are not given: "5 days a week". */
  readonly dayCount: number | undefined;
  /** Whether it is a time span: "7-9pm". */
  readonly clock: boolean;
  /** Whether it names a part of the day: "2 hours in the morning". Such amounts add up. */
  readonly part: boolean;
  /** Whether it is the lower of two figures: "2-3 hours". */
  readonly lower: boolean;
}

const WORDS: Readonly<Record<string, number>> = {
  one: 1,
  an: 1,
  a: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  couple: 2,
};
const NUMBER = '\\d{1,3}(?:[.,]\\d{1,2})?|one|an?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve';
const HOURS = '(?:hours?|hrs?|h)(?![a-z])';
const MINUTES = '(?:minutes?|mins?|m)(?![a-z])';
const DAY_NAME = '(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,7}';
/** Days without study: "except Sunday", "no study on Sundays", "Sundays off". */
export const DAYS_OFF = new RegExp(
  `\\b(?:except|excluding|not on|no (?:study(?:ing)? )?(?:on )?|off on|but not)\\s?[a-z, &]{3,60}|\\b(?:week ?ends?|${DAY_NAME})(?:\\s?(?:and|&)\\s?${DAY_NAME})?\\s(?:are |is )?(?:off|free)\\b`,
  'g',
);
const AMOUNT = new RegExp(
  [
    // 7-9pm, 7:00 to 9:30 pm, 18:00-20:30
    `(?<from>\\d{1,2}(?:[:.]\\d\\d)?)\\s{0,2}(?<fromHalf>[ap]\\.?m\\.?)?\\s{0,2}(?:-|–|—|to|till|until)\\s{0,2}(?<to>\\d{1,2}(?:[:.]\\d\\d)?)\\s{0,2}(?<toHalf>[ap]\\.?m\\b\\.?)`,
    `(?<from24>\\d{1,2}:\\d\\d)\\s{0,2}(?:-|–|—|to|till|until)\\s{0,2}(?<to24>\\d{1,2}:\\d\\d)`,
    // half an hour, an hour and a half
    `(?<half>half an? hour|half-hour|½ hour)`,
    `(?<oneHalf>(?:an|one|1) hour and a half|one and a half hours)`,
    // 1 h 30 min, 1h30, 1:30 hours
    `(?<h>\\d{1,2})\\s{0,2}${HOURS.replace('(?![a-z])', '')}\\s{0,2}(?:and\\s)?(?<m>\\d{1,2})(?!\\d)(?:\\s{0,2}${MINUTES})?`,
    `(?<hc>\\d{1,2}):(?<mc>\\d\\d)\\s{0,2}${HOURS}`,
    // 2-3 hours, 3 hours, 45 min
    `(?<low>${NUMBER})(?:\\s{0,2}(?:-|–|—|to|or)\\s{0,2}(?<high>${NUMBER}))?[\\s+-]{0,2}(?:(?<hours>${HOURS})|(?<minutes>${MINUTES}))`,
    // "6 on weekends", "weekends: 6"
    `(?<bare>\\d{1,2}(?:\\.\\d)?)(?=\\s(?:on|at)\\s(?:the\\s)?(?:week ?ends?|week ?days?|${DAY_NAME}))`,
    `(?<=(?:week ?ends?|week ?days?)\\s?[:=-]?\\s)(?<bareAfter>\\d{1,2}(?:\\.\\d)?)(?=\\s?(?:$|[,;\\n]))`,
  ]
    .map((pattern) => `(?:${pattern})`)
    .join('|'),
  'g',
);
const HORIZON = new RegExp(
  `\\b(?:for|over|in|next|within|the|have|of|,|^)?\\s{0,2}(?<![\\d.:])(${NUMBER}|couple of)[\\s-](?:more )?(weeks?|wks?|months?|days?|fortnights?)\\b(?!\\s{0,2}(?:a|per|every|each)\\s{0,2}week|\\s{0,2}\\/\\s{0,2}week)`,
  'g',
);
const DAY_COUNT = new RegExp(`\\b(${NUMBER})\\s{0,2}days?\\s{0,2}(?:a|per|every|each|\\/)\\s{0,2}week`);

export function amountsIn(text: string): { readonly amounts: TimeAmount[]; readonly horizon: number | undefined } {
  const matches = [...text.matchAll(AMOUNT)].filter((match) => minutesOf(match) > 0);
  const rest = text.replace(AMOUNT, (found) => ' '.repeat(found.length));
  const amounts = matches.map((match, index) => {
    const end = match.index + match[0].length;
    const next = matches[index + 1];
    const upTo = next?.index ?? text.length;
    // Words after an amount belong to it up to a separator. Words before the first amount or after a separator belong to the next.
    const between = text.slice(end, upTo);
    const cut = next ? boundary(between) : between.length;
    const previousEnd = index === 0 ? 0 : (matches[index - 1]?.index ?? 0) + (matches[index - 1]?.[0].length ?? 0);
    const gap = text.slice(previousEnd, match.index);
    const lead = index === 0 ? gap : gap.slice(boundary(gap));
    return amountFrom(match, `${lead} | ${between.slice(0, cut)}`);
  });
  return { amounts: inheritRate(amounts), horizon: horizonIn(rest) };
}

/** The offset at which the words of one amount end and those of the next begin. */
function boundary(between: string): number {
  const separator = /[,;\n]|\band\b|\+|\bthen\b|\bbut\b/.exec(between);
  return separator ? separator.index : between.length;
}

function amountFrom(match: RegExpExecArray | RegExpMatchArray, around: string): TimeAmount {
  const groups = match.groups ?? {};
  const dayCount = DAY_COUNT.exec(around);
  // "5 days a week" and "no Sunday" are not the days or the rate of this amount.
  const words = around.replace(DAY_COUNT, ' ').replace(DAYS_OFF, ' ');
  return {
    minutes: minutesOf(match),
    rate: rateOf(words),
    days: daysNamed(words),
    dayCount: dayCount ? numberOf(dayCount[1]) : undefined,
    clock: groups['from'] !== undefined || groups['from24'] !== undefined,
    part: /\b(?:morning|afternoon|evening|night|noon|lunch|dinner|college|school|breakfast)s?\b/.test(words),
    lower: groups['high'] !== undefined,
  };
}

function rateOf(words: string): TimeAmount['rate'] {
  if (/(?:\b(?:a|per|each|every)\s|\/\s?|\bp)(?:week|wk)\b|\bweekly\b|\bin a week\b/.test(words)) return 'week';
  if (/\b(?:in )?(?:total|all|altogether|overall)\b/.test(words)) return 'total';
  if (/(?:\b(?:a|per|each|every)\s|\/\s?)(?:day|night|evening|morning|afternoon)\b|\bdaily\b|\beveryday\b|\bp\.?d\b/.test(words))
    return 'day';
  return undefined;
}

/** A rate at the end also holds for the amounts before it that name parts of the day. "3 on weekdays and 6 hours on weekends" stay as they are. */
function inheritRate(amounts: readonly TimeAmount[]): TimeAmount[] {
  const last = amounts.at(-1);
  return amounts.map((it) => (it.rate === undefined && last?.rate === 'day' && it.part ? { ...it, rate: 'day' } : it));
}

function minutesOf({ groups = {} }: RegExpExecArray | RegExpMatchArray): number {
  const { from, to, fromHalf, toHalf, from24, to24, half, oneHalf, h, m, hc, mc, low, hours, minutes, bare, bareAfter } = groups;
  if (from24 !== undefined) return clockSpan(clock(from24, undefined), clock(to24, undefined));
  if (from !== undefined) {
    const end = clock(to, toHalf);
    const start = clock(from, fromHalf ?? toHalf);
    // "11-1pm" begins before noon.
    return clockSpan(fromHalf === undefined && start > end ? start - 720 : start, end);
  }
  if (half !== undefined) return 30;
  if (oneHalf !== undefined) return 90;
  if (h !== undefined) return Number(h) * 60 + Number(m);
  if (hc !== undefined) return Number(hc) * 60 + Number(mc);
  if (bare !== undefined || bareAfter !== undefined) return Number(bare ?? bareAfter) * 60;
  if (hours !== undefined) return Math.round(numberOf(low) * 60);
  return minutes === undefined ? 0 : Math.round(numberOf(low));
}

function clock(text: string | undefined, half: string | undefined): number {
  const [hour = 0, minute = 0] = (text ?? '').split(/[:.]/).map(Number);
  const base = half === undefined ? hour : (hour % 12) + (half.startsWith('p') ? 12 : 0);
  return base * 60 + minute;
}

function clockSpan(from: number, to: number): number {
  return to > from ? to - from : to + 1440 - from;
}

function numberOf(text: string | undefined): number {
  return WORDS[text ?? ''] ?? Number((text ?? '0').replace(',', '.'));
}

/** The stated length in days, with 30 days for a month. */
function horizonIn(text: string): number | undefined {
  for (const match of text.replace(DAY_COUNT, ' ').matchAll(HORIZON)) {
    const word = match[1] ?? '';
    const unit = match[2] ?? '';
    const count = word.startsWith('couple') ? 2 : numberOf(word);
    // "a day" and "a week" are rates.
    if (word === 'a' || word === 'an' || count < 1) continue;
    return Math.round(count * (unit.startsWith('w') ? 7 : unit.startsWith('m') ? 30 : unit.startsWith('f') ? 14 : 1));
  }
  return undefined;
}

/** The bare numbers of a document that name days, such as "9.14". */
export interface BareDays {
  readonly monthFirst: boolean;
  /** Whether they stand in brackets: "Week 3 [9.14]". */
  readonly inBrackets: boolean;
}

interface BareNumber {
  readonly start: number;
  readonly end: number;
  readonly a: number;
  readonly b: number;
  readonly inBrackets: boolean;
}

/** The start of a line, a cell or a bracket, where a schedule writes its days. A number elsewhere is a section or an amount. */
const PLACE =
  '(?<=(?:^|[|\\t(\\[]|\\s{2}|\\d\\.\\d{1,2}\\s?[-–—]|\\b(?:mon|tue|wed|thu|fri|sat|sun)(?:s|nes|rs|ur)?(?:day)?[.,]?\\s)\\s{0,8})';
const BARE = new RegExp(
  `${PLACE}(?<![\\d.])(\\d{1,2})\\.(\\d{1,2})(?![\\d.%/]|\\s?(?:%|[ap]\\.?m\\b|uhr\\b|points?\\b|pts\\b|credits?\\b))`,
  'giu',
);
const DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const FEWEST = 4;
/** Two meetings of a course are at most so many days apart, but for its breaks. */
const STEP = 21;
const MOST_OF = 0.8;
/** Sections number on by one; days of a course do so seldom, and a quarter of them are above 12. */
const LATE_SHARE = 0.25;

/** The bare numbers of a text that stand where days stand. */
export function bareNumbers(text: string): BareNumber[] {
  return [...text.matchAll(BARE)].map((it) => ({
    start: it.index,
    end: it.index + it[0].length,
    a: Number(it[1]),
    b: Number(it[2]),
    inBrackets: /[([]\s*$/.test(text.slice(Math.max(0, it.index - 4), it.index)),
  }));
}

/** The bare numbers that are days one after another in one of both orders; undefined where they are sections or amounts. */
export function bareDaysIn(lines: readonly string[]): BareDays | undefined {
  const all = lines.flatMap((line) => bareNumbers(line));
  for (const inBrackets of [false, true]) {
    const pairs = all.filter((it) => it.inBrackets === inBrackets);
    for (const monthFirst of [true, false])
      if (isSchedule(pairs.map(({ a, b }) => (monthFirst ? [a, b] : [b, a])))) return { monthFirst, inBrackets };
  }
  return undefined;
}

function isSchedule(all: readonly (readonly [month: number, day: number])[]): boolean {
  const days = all.filter(([month, day]) => day >= 1 && day <= (DAYS[month - 1] ?? 0));
  const late = days.filter(([, day]) => day > 12).length;
  if (days.length < FEWEST || days.length < MOST_OF * all.length || late < LATE_SHARE * days.length) return false;
  const numbers = days.map(([month, day]) => month * 31 + day);
  const steps = numbers.slice(1).map((it, index) => it - (numbers[index] ?? 0));
  const onward = steps.filter((it) => it >= 0 && it <= STEP);
  return onward.length >= MOST_OF * steps.length && onward.filter((it) => it > 1).length * 2 > onward.length;
}

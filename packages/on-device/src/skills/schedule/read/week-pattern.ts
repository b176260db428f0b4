import { of } from './marks/marks.ts';
import type { StudyTime } from './study-time-limits.ts';
import type { DayRange, TimeEntry } from './time-entry.ts';

const ALL_DAYS = [0, 1, 2, 3, 4, 5, 6];

const isClock = ({ groups }: TimeEntry): boolean => groups.some(({ marks }) => of(marks, 'amount').some(({ clock }) => clock));

export interface Phases {
  readonly base: readonly TimeEntry[];
  readonly periods: readonly { readonly range: DayRange; readonly of: readonly TimeEntry[] }[];
  /** Whether a length belongs to a phase and not to the plan. */
  readonly rest: boolean;
}

/** Divides amounts into those of all days and those of some dates: "2 hours until 30 November, then 5 hours". */
export function phases(timed: readonly TimeEntry[], entries: readonly TimeEntry[], today: number): Phases {
  if (timed.length === 1) return { base: timed, periods: [], rest: false };
  const base: TimeEntry[] = [];
  const periods: { range: DayRange; of: TimeEntry[] }[] = [];
  let rest = false;
  timed.forEach((entry, at) => {
    const follows = timed.slice(at + 1).some((it) => it.days.length === 0 && it.length === undefined && it.dates.length === 0);
    if (entry.dates.length > 0) {
      for (const range of entry.dates) periods.push({ range, of: [entry] });
    } else if (entry.length !== undefined && follows && entry.days.length === 0) {
      rest = true;
      periods.push({ range: { first: -Infinity, last: today + entry.length }, of: [entry] });
    } else {
      base.push(entry);
    }
  });
  return base.length === 0 && periods.length === 0 ? { base: [...entries], periods, rest } : { base, periods, rest };
}

/** Minutes by weekday of some amounts; undefined if they contradict each other. */
export function weekOf(
  amounts: readonly TimeEntry[],
  entries: readonly TimeEntry[],
  off: readonly number[],
): { readonly perDay: number[]; readonly weekly: number | undefined; readonly assumed: StudyTime['assumed'] } | undefined {
  const perDay = ALL_DAYS.map(() => 0);
  const assumed: StudyTime['assumed'][number][] = [];
  let weekly: number | undefined;
  const count = [...amounts, ...entries].find((it) => it.dayCount !== undefined)?.dayCount;
  const general = [...inheritRate(amounts.filter((it) => it.days.length === 0))];
  // "16 hours a week, Saturdays at most 3", "3 hours Mon-Thu, not more than 2 on Wed"
  const isOver = ({ days: capped, minutes: most = 0 }: TimeEntry): boolean =>
    amounts.some(
      ({ days, rate, minutes = 0, most: isMost }) =>
        !isMost && (days.length === 0 ? rate === 'week' || minutes > most : minutes > most && days.some((day) => capped.includes(day))),
    );
  const isWeekly = general.some(({ rate }) => rate === 'week');
  const caps = amounts.filter((it) => (it.most || (isWeekly && it.change === 'only')) && it.days.length > 0 && isOver(it));
  const specific = amounts.filter((it) => it.days.length > 0 && !caps.includes(it));
  const shares = entries.filter((it) => it.share !== undefined);
  // "12 hours a week: 2 hours Monday to Friday and 2 on Sunday" says the same twice.
  const named = specific.reduce((sum, { days, minutes = 0, rate }) => sum + (rate === 'week' ? minutes : minutes * days.length), 0);
  if (isWeekly && specific.length > 0 && general.length === 1 && named === general[0]?.minutes) general.pop();
  const daily = general.find(({ rate, change, most }) => rate === 'day' && change !== 'extra' && !most);
  // "6 hours a day, so from 4pm to 10pm" says the hours again.
  const again = general.findIndex((it) => it !== daily && it.adds && it.rate === undefined && it.minutes === daily?.minutes && isClock(it));
  if (daily && again >= 0 && general[again]?.change !== 'extra') general.splice(again, 1);
  // Hours of a week beside hours of a day contradict each other: "20 hours a week, 2 hours a day".
  if (isWeekly && daily) return undefined;
  const plain = general.filter((it) => !it.adds && it.change !== 'extra');
  // "1 hour a day before the exams, 3 hours a day": two amounts for every day are no sum.
  if ([undefined, 'day'].some((rate) => plain.filter((it) => it.rate === rate).length > 1)) return undefined;
  const own = (day: number): boolean => specific.some((it) => it.days.includes(day) && it.rate !== 'week' && it.change !== 'extra');
  for (const amount of general) {
    // "1 hour before school every day, 2 hours after school Mon-Thu"
    const beside = amount.side !== undefined && specific.every(({ side }) => side !== undefined && side !== amount.side);
    const open = ALL_DAYS.filter(
      (day) => !off.includes(day) && (beside || (amount.change === 'extra' && amount.rate === 'day') || !own(day)),
    );
    // "45 min on the train Mon-Fri, 2 hours after dinner, Sundays 6 h": with no day of its own, it adds to the days before it.
    const before = specific.filter((it) => (it.groups[0]?.start ?? 0) < (amount.groups[0]?.start ?? 0)).flatMap((it) => it.days);
    const restates = !amount.adds || amount.groups[0]?.joint === 'bracket';
    const isBeside = amount.adds && amount.rate === undefined && isJoined(amount, specific);
    const free = (open.length > 0 && !isBeside) || restates ? open : ALL_DAYS.filter((day) => before.includes(day) && !off.includes(day));
    const left = free.filter((day) => !amount.except?.includes(day));
    const among = count === undefined ? left : chosen(left, count);
    // Hours that no day is left for contradict the others, unless they say them again.
    if (among.length === 0 && amount.rate !== 'week' && restates && !isSame(amount, specific)) return undefined;
    if (amount.rate === 'week') {
      weekly = amount.minutes;
      // "12 hours a week: 1 hour Mon-Fri" leaves 7 hours for the weekend.
      const told = amounts.some(({ change }) => change === 'extra') ? 0 : named;
      spread(Math.max(0, (amount.minutes ?? 0) - told), among).forEach((minutes, index) => {
        perDay[among[index] ?? 0] = minutes;
      });
      if (among.length === 7) assumed.push('every-day');
    } else {
      for (const day of among) perDay[day] = (perDay[day] ?? 0) + (amount.minutes ?? 0);
      if (amount.rate === undefined && !amount.adds && !amount.everyOther && count === undefined) assumed.push('a-day');
    }
    if (count !== undefined && among.length < free.length) assumed.push('days');
  }
  for (const amount of specific) {
    const days = [...new Set(amount.days)].filter((day) => !off.includes(day) && !isReplaced(amount, day, specific));
    const minutes = amount.rate === 'week' ? spread(amount.minutes ?? 0, days) : days.map(() => amount.minutes ?? 0);
    if (amount.rate === 'week' && !isWeekly) weekly = (weekly ?? 0) + (amount.minutes ?? 0);
    days.forEach((day, index) => {
      perDay[day] = (perDay[day] ?? 0) + (minutes[index] ?? 0);
    });
  }
  for (const { days, minutes = 0 } of caps) {
    for (const day of days) moveOver(perDay, day, minutes, weekly === undefined ? [] : ALL_DAYS.filter((it) => !days.includes(it)));
  }
  const usual = Math.max(...perDay);
  for (const { days, share = 1 } of shares) {
    for (const day of days) if (!own(day)) perDay[day] = Math.round((perDay[day] || usual) * share);
  }
  return { perDay, weekly, assumed };
}

/** Takes the minutes of a day beyond a limit, and divides them among the other days that have hours. */
function moveOver(perDay: number[], day: number, most: number, others: readonly number[]): void {
  const over = Math.max(0, (perDay[day] ?? 0) - most);
  perDay[day] = (perDay[day] ?? 0) - over;
  const open = others.filter((it) => (perDay[it] ?? 0) > 0);
  spread(over, open).forEach((minutes, at) => {
    const to = open[at] ?? 0;
    perDay[to] = (perDay[to] ?? 0) + minutes;
  });
}

/** Whether an amount without days goes on after one with days that adds up: "45 min every weekday and 2 hours in the evenings". */
function isJoined({ groups }: TimeEntry, specific: readonly TimeEntry[]): boolean {
  const [own] = groups;
  const before = specific.findLast((it) => (it.groups[0]?.start ?? 0) < (own?.start ?? 0));
  const gap = (own?.start ?? 0) - (before?.groups.at(-1)?.end ?? 0);
  // Two groups that "and" parts are three letters apart, five with a comma; a comma alone is one.
  return before?.adds === true && own?.joint === 'list' && gap >= 3 && gap <= 5;
}

function isSame({ minutes, groups }: TimeEntry, specific: readonly TimeEntry[]): boolean {
  return groups[0]?.joint === 'bracket' || specific.some((it) => it.minutes === minutes);
}

/** Whether an amount that names fewer days takes the place of another on a day: "2h weekdays, only 1 hour on Wednesday". */
function isReplaced(amount: TimeEntry, day: number, specific: readonly TimeEntry[]): boolean {
  return specific.some(
    (it) =>
      it !== amount &&
      it.days.includes(day) &&
      it.days.length < amount.days.length &&
      it.rate !== 'week' &&
      it.change !== 'extra' &&
      (it.change === 'only' || !it.adds),
  );
}

/** A rate at the end also holds for the amounts before it that name parts of the day. */
function inheritRate(amounts: readonly TimeEntry[]): readonly TimeEntry[] {
  const last = amounts.at(-1);
  return amounts.map((it) => (it.rate === undefined && last?.rate === 'day' && it.adds ? { ...it, rate: 'day' } : it));
}

/** Some of the days: the first five or six, or fewer with days between them. */
function chosen(days: readonly number[], count: number): number[] {
  if (count >= 5 || count >= days.length) return days.slice(0, count);
  return Array.from({ length: count }, (_, index) => days[Math.floor((index * days.length) / count)] ?? 0);
}

/** Divides minutes among days as evenly as half-hours (or the largest step that divides them) allow. */
export function spread(minutes: number, days: readonly unknown[]): number[] {
  const count = days.length;
  if (count === 0) return [];
  const step = [30, 15, 5, 1].find((it) => minutes % it === 0 && minutes / it >= count) ?? 1;
  const steps = Math.floor(minutes / step);
  const base = Math.floor(steps / count);
  return days.map((_, index) => (base + (index < steps - base * count ? 1 : 0)) * step);
}

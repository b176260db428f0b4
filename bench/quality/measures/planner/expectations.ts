import { dayOf, type PrintedDay, type PrintedPlan } from './plan-text.ts';
import type { Expectation, PlanRequest } from './request.ts';

type Check = (text: string, plan: PrintedPlan, request: PlanRequest) => boolean;

/** "4 Dec", "8 January 2027". */
const dateOf = (text: string): number => dayOf(text.replace(/Jan(?:uary)?$/, 'Jan 2027'));
const weekday = (day: number): number => (((day + 3) % 7) + 7) % 7;

/** The kinds of expectations. A plan is judged on the days that it prints, without a last day that is an exam. */
const CHECKS: Readonly<Record<string, Check>> = {
  /** Minutes from Monday to Sunday; "?" for any, "a..b" for a range. */
  plan: (text, plan, request) => {
    const cells = text.split(' ');
    const special = ownDays(request);
    const days = judged(plan).filter(({ day }) => !special(day));
    return days.length > 0 && days.every(({ day, minutes }) => isWithin(minutes, cells[weekday(day)] ?? '?'));
  },
  /** The first day with study time. */
  from: (text, plan) => {
    const first = judged(plan).find(({ minutes }) => minutes > 0)?.day ?? 0;
    return first >= dateOf(text) && first <= dateOf(text) + 2;
  },
  /** The last day with study time. */
  to: (text, plan) => {
    const last = plan.days.findLast(({ minutes }) => minutes > 0)?.day ?? 0;
    return last <= dateOf(text) && last >= dateOf(text) - 2;
  },
  /** Days without study: "24 Dec - 27 Dec". */
  off: (text, plan) => {
    const [first = 0, last = 0] = text.split(' - ').map(dateOf);
    const days = plan.days.filter(({ day }) => day >= first && day <= last);
    return days.length === last - first + 1 && days.every(({ minutes }) => minutes === 0);
  },
  /** Minutes of one day: "5 Dec = 240". */
  day: (text, plan) => {
    const [date = '', minutes = ''] = text.split(' = ');
    return plan.days.find(({ day }) => day === dateOf(date))?.minutes === Number(minutes);
  },
  /** Minutes of each whole week. */
  week: (text, plan) => wholeWeeks(plan).length > 0 && wholeWeeks(plan).every((week) => sum(week) === Number(text)),
  /** Days with study time in each whole week. */
  days: (text, plan) =>
    wholeWeeks(plan).length > 0 && wholeWeeks(plan).every((week) => week.filter((it) => it.minutes > 0).length === Number(text)),
  total: (text, plan) => plan.total === Number(text),
  /** The same minutes every other day. */
  alternate: (text, plan) => {
    const days = judged(plan);
    return (
      days.length > 3 &&
      days.every(({ minutes }, at) => minutes === (((days[0]?.minutes ?? 0) > 0 ? at : at + 1) % 2 === 0 ? Number(text) : 0))
    );
  },
  /** No plan can be made; the result asks to add to this field. */
  needs: (text, plan) => plan.needs.includes(text),
  exam: (text, { exams }) => {
    const [name, days = ''] = text.split(' = ');
    const names = [name, 'all subjects without a date of their own'];
    return days.split(' | ').some((day) => exams.some((it) => names.includes(it.name) && it.day === dateOf(day)));
  },
  noexam: (text, { exams }) => !exams.some(({ name }) => name === text),
  more: (text, { subjects }) => subjects.some(({ name, weight }) => name === text && weight > 1),
  less: (text, { subjects }) => subjects.some(({ name, weight }) => name === text && weight < 1),
  subjects: (text, { subjects }) => subjects.map(({ name }) => name).join(' | ') === text,
  /** Words that are listed as not used: "field: words". */
  unused: (text, plan, request) => {
    const [field = '', words = ''] = text.split(/: (.*)/);
    return isListed(field, words, plan, request);
  },
  nounused: (text, { unused }) => !unused.some(({ field }) => field === text),
  /** A goal that the plan quotes, or that is listed as not used. */
  goal: (text, plan, request) => plan.text.includes(text) || isListed('goals', text, plan, request),
};

const FIELD_OF: Readonly<Record<string, readonly string[]>> = {
  exam: ['examDates'],
  noexam: ['examDates'],
  more: ['subjects', 'goals'],
  less: ['subjects', 'goals'],
  subjects: ['subjects'],
  goal: ['goals'],
};

export function holds({ kind, text }: Expectation, plan: PrintedPlan, request: PlanRequest): boolean {
  const check = CHECKS[kind];
  if (!check) throw new Error(`"${kind}" is no kind of expectation`);
  return check(text, plan, request);
}

/**
 * Whether the result admits that it did not read something: it asks for more, or lists words of a field to which the expectation belongs.
 */
export function isAdmitted({ kind, text }: Expectation, plan: PrintedPlan): boolean {
  const fields = FIELD_OF[kind] ?? [text.split(':')[0], 'duration'];
  return plan.needs.length > 0 || plan.unused.some(({ field }) => fields.includes(field));
}

function isListed(field: string, words: string, { unused }: PrintedPlan, { values }: PlanRequest): boolean {
  const start = (values[field] ?? '').indexOf(words);
  return start >= 0 && unused.some((it) => it.field === field && it.start < start + words.length && it.end > start);
}

function judged({ days }: PrintedPlan): readonly PrintedDay[] {
  return days.at(-1)?.hasExam ? days.slice(0, -1) : days;
}

function wholeWeeks(plan: PrintedPlan): PrintedDay[][] {
  const weeks = new Map<number, PrintedDay[]>();
  for (const day of judged(plan)) {
    const monday = day.day - weekday(day.day);
    weeks.set(monday, [...(weeks.get(monday) ?? []), day]);
  }
  return [...weeks.values()].filter((week) => week.length === 7);
}

function sum(days: readonly PrintedDay[]): number {
  return days.reduce((total, { minutes }) => total + minutes, 0);
}

function isWithin(minutes: number, cell: string): boolean {
  if (cell === '?') return true;
  const [low = 0, high = low] = cell.split('..').map(Number);
  return minutes >= low && minutes <= high;
}

/** Days that another expectation of the request describes. */
function ownDays({ expected }: PlanRequest): (day: number) => boolean {
  return (day) =>
    expected.some(({ kind, text }) => {
      if (kind === 'from') return day < dateOf(text);
      if (kind === 'to') return day > dateOf(text);
      if (kind === 'day') return day === dateOf(text.split(' = ')[0] ?? '');
      const [first = 0, last = 0] = kind === 'off' ? text.split(' - ').map(dateOf) : [];
      return day >= first && day <= last;
    });
}

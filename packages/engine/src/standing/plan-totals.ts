import { printMinutes } from '../items/block.ts';
import { mondayOf, printDay } from '../items/days.ts';
import type { StandingBlock } from '../items/item-section.ts';
import { editOf, type TextEdit } from './text-edit.ts';

/** The Monday of the week of a block; none for one without a date. */
export function mondaysOf({ date }: StandingBlock): string[] {
  return date === '' ? [] : [mondayOf(date)];
}

/** The sums of a plan before and after its blocks were moved. */
export interface PlanTotals {
  readonly before: number;
  readonly after: number;
}

export function sumsOf(
  unmoved: readonly StandingBlock[],
  now: readonly StandingBlock[],
  isOf: (block: StandingBlock) => boolean,
): PlanTotals {
  return { before: minutesOf(unmoved.filter(isOf)), after: minutesOf(now.filter(isOf)) };
}

function minutesOf(blocks: readonly StandingBlock[]): number {
  return blocks.reduce((sum, { minutes = 0 }) => sum + minutes, 0);
}

const TOTAL = /^All together: (.+) on (\d+) days?\.$/m;

/** The edits of the lines in which the text sums its plan up, where they hold the sums of the plan that it has. */
export function totalsEdits(text: string, unmoved: readonly StandingBlock[], now: readonly StandingBlock[]): TextEdit[] {
  const all = sumsOf(unmoved, now, () => true);
  const subjects = [...new Set(unmoved.map(({ subject }) => subject))].flatMap((subject) => {
    const own = sumsOf(unmoved, now, (block) => block.subject === subject);
    const line = (sum: number, of: number): string =>
      `- ${subject}: ${printMinutes(sum)} (${of === 0 ? 0 : Math.round((sum / of) * 100)} %)`;
    return lineEdit(text, line(own.before, all.before), line(own.after, all.after));
  });
  return [...subjects, ...weekEdits(text, unmoved, now), ...totalEdit(text, unmoved, now, all)];
}

function weekEdits(text: string, unmoved: readonly StandingBlock[], now: readonly StandingBlock[]): TextEdit[] {
  const mondays = [...new Set([...unmoved, ...now].flatMap(mondaysOf))].sort();
  const line = (monday: string, sum: number): string => `- Week of ${printDay(monday)}: ${printMinutes(sum)}`;
  let end: number | undefined;
  return mondays.flatMap((monday) => {
    const { before, after } = sumsOf(unmoved, now, (block) => mondaysOf(block).includes(monday));
    const at = before > 0 ? lineStart(text, line(monday, before)) : -1;
    if (at >= 0) {
      end = at + line(monday, before).length;
      return after > 0 ? editOf(at, line(monday, before), line(monday, after)) : [{ start: Math.max(0, at - 1), end, words: '' }];
    }
    return before > 0 || after === 0 || end === undefined ? [] : [{ start: end, end, words: `\n${line(monday, after)}` }];
  });
}

function totalEdit(text: string, unmoved: readonly StandingBlock[], now: readonly StandingBlock[], all: PlanTotals): TextEdit[] {
  const found = TOTAL.exec(text);
  if (found?.[1] !== printMinutes(all.before)) return [];
  const { 0: line, 2: days, index } = found;
  const count = Number(days) + daysOf(now) - daysOf(unmoved);
  return editOf(index, line, `All together: ${printMinutes(all.after)} on ${count} ${count === 1 ? 'day' : 'days'}.`);
}

/** The days that have time to study, without those of whole weeks. */
function daysOf(blocks: readonly StandingBlock[]): number {
  return new Set(blocks.flatMap(({ date, minutes = 0, wholeWeek }) => (minutes > 0 && !wholeWeek ? [date] : []))).size;
}

function lineEdit(text: string, before: string, after: string): TextEdit[] {
  const at = before === after ? -1 : lineStart(text, before);
  return at < 0 ? [] : editOf(at, before, after);
}

/** The offset of a whole line; -1 where the text has none. */
function lineStart(text: string, line: string): number {
  return `\n${text}\n`.indexOf(`\n${line}\n`);
}

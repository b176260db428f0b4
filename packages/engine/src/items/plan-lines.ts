import { HOURS_PATTERN } from '../format/hour-patterns.ts';
import { addDays, DAY_GROUPS, DAY_PATTERN, dayOf, type PrintedDay, yearsIn } from './days.ts';
import { barCells, collapsed, plainLines, unquoted, withoutBullet } from './lines.ts';

/** A block of a study plan: a subject on a day, its exam, or a goal that is due. */
export interface StudyBlock {
  /** `2026-11-23`, or `--11-23` without a year; empty with `day`. With `wholeWeek` the Monday of the week. */
  readonly date: string;
  /** The day of a plan that names no dates, from 1. */
  readonly day?: number;
  readonly subject: string;
  readonly minutes?: number;
  /** "review, new material" */
  readonly activity?: string;
  readonly exam?: true;
  /** The hour of an exam as the plan gives it: "9am". */
  readonly hours?: string;
  /** `subject` holds the words of a goal that is due on this day. */
  readonly goal?: true;
  /** The time is for the whole week: a plan gives no days after its sixth week. */
  readonly wholeWeek?: true;
}

/** A line of a plan as it is read. */
export interface PlanLine {
  /** The words before its slots: "Tue 24 Nov: ". */
  readonly lead: string;
  /** Its parts. Words that are no block have none: "no study planned". */
  readonly slots: readonly { readonly words: string; readonly block?: StudyBlock }[];
  /** Its day, or the Monday of its week; empty in a plan without dates, and absent where the line names no day. */
  readonly date?: string;
  /** It stands for a week: as the heading over its days, or with the time of all of them. */
  readonly isWeek?: true;
  /** It is one block as a row: "2026-11-23 | 50 min | Physics". */
  readonly isRow?: true;
}

const WEEK = new RegExp(`^(?:#+ )?Week (?:of|from|beginning) ${DAY_PATTERN}(?:,? \\(?[^:)]{0,40}\\)?)?: *(.*)$`, 'iu');
const DAY = new RegExp(`^\\s{0,6}(?:[-*•–] |\\(?\\d{1,3}[.)] )?${DAY_PATTERN}(?:\\s?[:–—-]|,)\\s*(.*)$`, 'iu');
const ONE_DAY = new RegExp(`^${DAY_PATTERN}$`, 'iu');
/** "Day 1: …", "**Day 2 (evening)** - …": a plan that names no dates. */
const NUMBERED_DAY = /^\s{0,6}(?:[-*•–] |\(?\d{1,3}[.)] )?Day (\d{1,3})(?: ?\([^)]{0,40}\))?(?:\s?[:–—-]|,)\s*(.*)$/i;
const MINUTES = /(?:(\d{1,2}(?:[.,]\d{1,2})?) ?h(?:ours?|rs?)?\b\.?)? ?(?:(\d{1,3}) ?min(?:utes?|s)?\b\.?)?/i;
const SLOT = /^(.*?\S) (\d{1,2} h(?: \d{1,2} min)?|\d{1,3} min)(?: \((.*)\))?$/;
/** The place where a model writes the time: "60 min, Physics: optics" or "Physics – 1.5 hours (optics)". */
const TIME = /\d{1,2}(?:[.,]\d{1,2})? ?h(?:ours?|rs?)?\b\.?(?: ?\d{1,2} ?min(?:utes?|s)?\b)?|\d{1,3} ?min(?:utes?|s)?\b\.?/i;
/** "EXAM Physics, 9am" */
const EXAM = new RegExp(`^exam:? (.*?\\S)(?:, (${HOURS_PATTERN}))?$`, 'iu');
const ON_DAY = new RegExp(`^(.*\\S) on ${DAY_PATTERN}$`, 'iu');
const GOAL = /^GOAL (.*\S)$/;

/** Reads each line of a plan. */
export function planLines(text: string, whole = text): PlanLine[] {
  const dated = yearsIn(whole);
  let monday: string | undefined;
  return plainLines(text).map((line): PlanLine => {
    const row = readBarred(line, dated);
    if (row) return { lead: '', slots: [{ words: line, block: row }], date: row.date, isRow: true };
    const [, number, ofNumber = ''] = NUMBERED_DAY.exec(line) ?? [];
    if (number !== undefined) return { ...slotsOf(line, ofNumber, () => ({ date: '', day: Number(number) })), date: '' };
    const week = WEEK.exec(line);
    const match = week ?? DAY.exec(line);
    const day = match && dayOf(match.slice(1, 1 + DAY_GROUPS));
    if (!match || !day) return { lead: line, slots: [] };
    if (week) monday = dated(day);
    const own = week ? { date: monday ?? '', wholeWeek: true as const } : { date: inWeekOf(monday, dated(day)) };
    // The line of a week names the day of an exam.
    const placeOf = (on: PrintedDay | undefined) => (on ? { date: inWeekOf(monday, dated(on)) } : own);
    return { ...slotsOf(line, match[1 + DAY_GROUPS] ?? '', placeOf), date: own.date, ...(week && { isWeek: true }) };
  });
}

type BlockDay = Pick<StudyBlock, 'date' | 'day' | 'wholeWeek'>;

function slotsOf(line: string, parts: string, placeOf: (on: PrintedDay | undefined) => BlockDay): Pick<PlanLine, 'lead' | 'slots'> {
  const slots = partsOf(parts).map(({ words, slot }) => {
    if (!slot) return { words };
    const { on, ...held } = slot;
    return { words, block: { ...placeOf(on), ...held } };
  });
  return { lead: line.slice(0, line.length - parts.length), slots };
}

/** "2026-11-23 | 50 min | Calculus II | series | recall without notes" */
function readBarred(line: string, dated: (day: PrintedDay) => string): StudyBlock | undefined {
  const [when = '', time = '', name, ...more] = barCells(withoutBullet(line)) ?? [];
  const day = dayOf(ONE_DAY.exec(when)?.slice(1) ?? []);
  const number = /^day (\d{1,3})$/i.exec(when)?.[1];
  const subject = unquoted(name);
  if ((!day && number === undefined) || subject === undefined) return undefined;
  const placed = day ? { date: dated(day) } : { date: '', day: Number(number) };
  const minutes = minutesIn(/^\d{1,3}$/.test(time) ? `${time} min` : time);
  const activity = more.flatMap((cell) => unquoted(cell) ?? []);
  const exam = minutes === 0 && activity.some((words) => /^exam\b/i.test(words));
  if (minutes === 0 && !exam) return undefined;
  if (exam) return { ...placed, subject, exam };
  return { ...placed, subject, minutes, ...(activity.length > 0 && { activity: activity.join(', ') }) };
}

interface Slot extends Omit<StudyBlock, 'date' | 'day' | 'wholeWeek'> {
  /** The day that its own words name: "exam Physics on Tue 12 Jan". */
  readonly on?: PrintedDay;
}

/** The parts of a line: "Physics 1 h · Maths 30 min". */
function partsOf(text: string): { readonly words: string; readonly slot: Slot | undefined }[] {
  return text.split(/ · |; /).flatMap((words) => (words.trim() === '' ? [] : [{ words, slot: readSlot(collapsed(words)) }]));
}

function readSlot(slot: string): Slot | undefined {
  const [, exam, hours] = EXAM.exec(slot) ?? [];
  if (exam !== undefined) {
    const named = ON_DAY.exec(exam);
    const on = named ? dayOf(named.slice(2)) : undefined;
    return { subject: (on && named?.[1]) ?? exam, exam: true, ...(on && { on }), ...(hours !== undefined && { hours }) };
  }
  const goal = GOAL.exec(slot)?.[1];
  if (goal !== undefined) return { subject: goal, goal: true };
  const [, subject, printed, activity] = SLOT.exec(slot) ?? [];
  if (subject !== undefined) return { subject, minutes: minutesIn(printed ?? ''), ...(activity !== undefined && { activity }) };
  const time = TIME.exec(slot);
  if (!time) return undefined;
  const rest = `${slot.slice(0, time.index)}, ${slot.slice(time.index + time[0].length)}`.replace(/[()]/g, ' ');
  const [name = '', ...more] = rest
    .split(/[,:–—]| - /)
    .map(collapsed)
    .filter(Boolean);
  if (name === '') return undefined;
  return { subject: name, minutes: minutesIn(time[0]), ...(more.length > 0 && { activity: more.join(', ') }) };
}

function minutesIn(time: string): number {
  const [, hours = '0', minutes = '0'] = MINUTES.exec(time) ?? [];
  return Math.round(Number(hours.replace(',', '.')) * 60) + Number(minutes);
}

/** A day with the year that puts it into the week under whose heading it stands. */
function inWeekOf(monday: string | undefined, date: string): string {
  if (monday === undefined || monday.startsWith('--')) return date;
  for (let after = 0; after < 7; after += 1) {
    const day = addDays(monday, after);
    if (day.slice(-5) === date.slice(-5)) return day;
  }
  return date;
}

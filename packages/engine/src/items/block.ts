import { addDays, DAY_GROUPS, DAY_PATTERN, dayOf, mondayOf, type PrintedDay, printDay, yearsIn } from './days.ts';
import type { ItemKind } from './item-kind.ts';
import { cellsOf, collapsed, fillLine, linesOf, unquoted, withoutBullet } from './lines.ts';

/** A block of a study plan: a subject on a day, its exam, or a goal that is due. */
export interface Block {
  /** `2026-11-23`, or `--11-23` without a year; empty with `day`. With `wholeWeek` the Monday of the week. */
  readonly date: string;
  /** The day of a plan that names no dates, from 1. */
  readonly day?: number;
  readonly subject: string;
  readonly minutes?: number;
  /** "review, new material" */
  readonly activity?: string;
  readonly exam?: true;
  /** `subject` holds the words of a goal that is due on this day. */
  readonly goal?: true;
  /** The time is for the whole week: after its sixth week, a plan gives days only near exams. */
  readonly wholeWeek?: true;
}

export const BLOCK_LINES = {
  week: 'Week of {monday} ({time}):',
  day: '{day}: ',
  numbered: 'Day {number}: ',
  slot: '{name} {time} ({kind})',
  plainSlot: '{name} {time}',
  exam: 'EXAM {name}',
  goal: 'GOAL {name}',
  between: ' · ',
  wholeWeek: 'Week of {monday}, {time}: ',
} as const;

const WEEK = new RegExp(`^(?:#+ )?Week (?:of|from|beginning) ${DAY_PATTERN}(?:,? \\(?[^:)]{0,40}\\)?)?: *(.*)$`, 'iu');
const DAY = new RegExp(`^\\s{0,6}(?:[-*•–] |\\(?\\d{1,3}[.)] )?${DAY_PATTERN}(?:\\s?[:–—-]|,)\\s*(.*)$`, 'iu');
const ONE_DAY = new RegExp(`^${DAY_PATTERN}$`, 'iu');
/** "Day 1: …", "**Day 2 (evening)** - …": a plan that names no dates. */
const NUMBERED_DAY = /^\s{0,6}(?:[-*•–] |\(?\d{1,3}[.)] )?Day (\d{1,3})(?: ?\([^)]{0,40}\))?(?:\s?[:–—-]|,)\s*(.*)$/i;
const MINUTES = /(?:(\d{1,2}(?:[.,]\d{1,2})?) ?h(?:ours?|rs?)?\b\.?)? ?(?:(\d{1,3}) ?min(?:utes?|s)?\b\.?)?/i;
const SLOT = /^(.*?\S) (\d{1,2} h(?: \d{1,2} min)?|\d{1,3} min)(?: \((.*)\))?$/;
/** The place where a model writes the time: "60 min, Physics: optics" or "Physics – 1.5 hours (optics)". */
const TIME = /\d{1,2}(?:[.,]\d{1,2})? ?h(?:ours?|rs?)?\b\.?(?: ?\d{1,2} ?min(?:utes?|s)?\b)?|\d{1,3} ?min(?:utes?|s)?\b\.?/i;
const EXAM = /^exam:? (.*\S)$/i;
const ON_DAY = new RegExp(`^(.*\\S) on ${DAY_PATTERN}$`, 'iu');
const GOAL = /^GOAL (.*\S)$/;

export const block: ItemKind<Block> = {
  ask: 'Write one a line: date as YYYY-MM-DD, or "Day 1" | minutes | subject | topic | activity.',
  example: '2026-11-23 | 50 min | Calculus II | series | recall without notes\n2026-12-07 | - | Calculus II | - | exam',

  parse(text, whole = text) {
    const dated = yearsIn(whole);
    const blocks: Block[] = [];
    let monday: string | undefined;
    for (const line of linesOf(text)) {
      const barred = readBarred(line, dated);
      if (barred) {
        blocks.push(barred);
        continue;
      }
      const [, number, rest = ''] = NUMBERED_DAY.exec(line) ?? [];
      if (number !== undefined) {
        blocks.push(...slotsIn(rest).map(({ on: _on, ...slot }) => ({ date: '', day: Number(number), ...slot })));
        continue;
      }
      const week = WEEK.exec(line);
      const match = week ?? DAY.exec(line);
      const day = match && dayOf(match.slice(1, 1 + DAY_GROUPS));
      if (!match || !day) continue;
      const slots = slotsIn(match[1 + DAY_GROUPS] ?? '');
      if (week) monday = dated(day);
      const date = week ? (monday ?? '') : inWeekOf(monday, dated(day));
      for (const { on, ...slot } of slots) {
        // The line of a week names the day of an exam.
        const own = on && inWeekOf(monday, dated(on));
        blocks.push(own === undefined ? { date, ...slot, ...(week && { wholeWeek: true as const }) } : { date: own, ...slot });
      }
    }
    return blocks;
  },

  print(blocks) {
    const lines: string[] = [];
    let monday = '';
    for (const [date, ofDay] of groupBy(blocks, ({ date: on, day = '', wholeWeek }) => `${on}${day}${wholeWeek ? ' week' : ''}`)) {
      const [first] = ofDay;
      const slots = ofDay.map(printSlot).join(BLOCK_LINES.between);
      const time = (list: readonly Block[]): string => printMinutes(list.reduce((sum, { minutes = 0 }) => sum + minutes, 0));
      if (first?.wholeWeek) {
        lines.push(fillLine(BLOCK_LINES.wholeWeek, { monday: printDay(first.date), time: time(ofDay) }) + slots);
        continue;
      }
      if (first?.day !== undefined) {
        lines.push(fillLine(BLOCK_LINES.numbered, { number: first.day }) + slots);
        continue;
      }
      if (!date.startsWith('--') && mondayOf(date) !== monday) {
        monday = mondayOf(date);
        const ofWeek = blocks.filter((other) => !other.wholeWeek && isWithYear(other.date) && mondayOf(other.date) === monday);
        if (lines.length > 0) lines.push('');
        lines.push(fillLine(BLOCK_LINES.week, { monday: printDay(monday), time: time(ofWeek) }));
      }
      lines.push(fillLine(BLOCK_LINES.day, { day: printDay(date) }) + slots);
    }
    return lines.join('\n');
  },
};

/** Minutes as "1 h 30 min". */
export function printMinutes(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}

/** A block without its day: "Physics 1 h (review)". */
export function printSlot({ subject, minutes, activity, exam, goal }: Block): string {
  if (exam) return fillLine(BLOCK_LINES.exam, { name: subject });
  if (goal) return fillLine(BLOCK_LINES.goal, { name: subject });
  const slots = { name: subject, time: printMinutes(minutes ?? 0), kind: activity ?? '' };
  return fillLine(activity === undefined ? BLOCK_LINES.plainSlot : BLOCK_LINES.slot, slots);
}

/** "2026-11-23 | 50 min | Calculus II | series | recall without notes" */
function readBarred(line: string, dated: (day: PrintedDay) => string): Block | undefined {
  const [when = '', time = '', name, ...more] = cellsOf(withoutBullet(line)) ?? [];
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

interface Slot extends Omit<Block, 'date' | 'day' | 'wholeWeek'> {
  /** The day that its own words name: "exam Physics on Tue 12 Jan". */
  readonly on?: PrintedDay;
}

function slotsIn(text: string): Slot[] {
  return text.split(/ · |; /).flatMap((slot) => (slot.trim() === '' ? [] : (readSlot(collapsed(slot)) ?? [])));
}

function isWithYear(date: string): boolean {
  return /^\d/.test(date);
}

function readSlot(slot: string): Slot | undefined {
  const exam = EXAM.exec(slot)?.[1];
  if (exam !== undefined) {
    const named = ON_DAY.exec(exam);
    const on = named ? dayOf(named.slice(2)) : undefined;
    return { subject: (on && named?.[1]) ?? exam, exam: true, ...(on && { on }) };
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

function groupBy(blocks: readonly Block[], keyOf: (block: Block) => string): Map<string, Block[]> {
  const groups = new Map<string, Block[]>();
  for (const entry of blocks) {
    const group = groups.get(keyOf(entry));
    if (group) group.push(entry);
    else groups.set(keyOf(entry), [entry]);
  }
  return groups;
}

import type { FoundDate } from '../../../../lib/dates/found-date.ts';
import { trimStretch } from '../../../../lib/text/split-list.ts';
import type { Passage } from '../../../../spans.ts';
import { NO_CLASS } from '../../no-class.ts';
import type { CourseEvent } from '../../syllabus.ts';
import { dueEvents } from '../due-events.ts';
import { clausesOf } from '../prose/clauses.ts';
import { eventFrom, kindOf } from '../read-events.ts';
import { readRest } from '../read-rest.ts';
import type { Source, SyllabusLines } from '../syllabus-lines.ts';
import type { ColumnRole } from './columns.ts';
import type { Cell } from './table.ts';
import { brokenAt } from './tables.ts';

const IS_DUE = /^\W*(?:due|entrega|[àa] remettre|abgabe)\W*$/i;
const IS_ASSIGNED = /^\W*(?:assign(?:ed)?|out|posted|handed out)\W*$/i;
/** A longer piece in a column of what is due tells of readings too. */
const LONGEST_DUE = 100;
const READING_TOO = /read|chapter|text|topic|lecture/i;

/** Reads the topics and events of a cell, by what its column holds. */
export function readCell(
  cell: Cell,
  columnRole: ColumnRole,
  heading: string,
  source: Source,
  week: number | undefined,
  laid: SyllabusLines,
): { readonly topics: Passage[]; readonly events: CourseEvent[] } {
  const topics: Passage[] = [];
  const events: CourseEvent[] = [];
  let role = columnRole;
  /** The day of "Due Fri 9/6:", on which the lines below it are due. */
  let dueDay: FoundDate | undefined;
  const broken = brokenAt(source.plain, cell);
  const hasDueHeads = leadsWithDueDay(broken, source);
  const pieces = hasDueHeads ? broken : withDueDates(broken, source);
  for (const [at, piece] of pieces.entries()) {
    const words = wordsIn(source, piece);
    // "Assign:" and "Due:" within a cell say what the lines below them are.
    if (IS_DUE.test(words)) role = 'due';
    else if (IS_ASSIGNED.test(words)) role = 'reading';
    if (IS_DUE.test(words) || IS_ASSIGNED.test(words)) continue;
    const dates = source.datesIn(piece.start, piece.end);
    if (hasDueHeads && isDueDay(piece, source)) {
      role = 'due';
      dueDay = dates[0];
      if (dueDay) laid.dates.push({ date: dueDay, label: cellPassage(source, pieces[at + 1] ?? piece) });
      continue;
    }
    for (const date of dates) {
      const before = cellPassage(source, { start: piece.start, end: Math.max(piece.start, date.start) });
      laid.dates.push({ date, label: before.end > before.start ? eventFrom(before, date, week).name : before });
    }
    if (role === 'due') {
      const isMixed = (role === columnRole && READING_TOO.test(heading)) || words.length > LONGEST_DUE;
      for (const clause of withDueWords(clausesOf(source.field, source.plain, piece.start, piece.end, true, dates)))
        events.push(...dueEvents(clause, dates, week, isMixed).map((event) => ({ ...event, date: event.date ?? dueDay })));
    } else if (role === columnRole || role !== 'reading') {
      const read = readRest({ field: source.field, raw: source.plain, start: piece.start, end: piece.end }, dates, week);
      events.push(...read.events);
      // A column of readings or notes also says on which days there is no class.
      topics.push(...read.topics.filter((it) => role !== 'reading' || NO_CLASS.test(wordsIn(source, it))));
    }
  }
  return { topics, events };
}

/** The names of days and the hour beside a date, which say nothing else. */
const BESIDE_DATE = /\b(?:due|by|at|on|before|noon|midnight|in class|[ap]\.?m|(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*)\b/gi;

/** The most lines of a cell that name one thing that is due. */
const MOST_LINES = 6;

/** Joins "(due Sunday, Oct 5)" to the name on the lines above it in the cell: "Group project", "Iteration 2", "Due Fri 9/8". */
function withDueDates(pieces: readonly Cell[], source: Source): Cell[] {
  const joined: Cell[] = [];
  for (const piece of pieces) {
    const open = isDueDay(piece, source) ? undatedAtEnd(joined, source) : [];
    const named = open.findLastIndex((it) => kindOf(wordsIn(source, it)) !== 'other');
    const first = open[named] ?? open.at(-1);
    if (first) joined.splice(joined.indexOf(first), joined.length, { start: first.start, end: piece.end });
    else joined.push(piece);
  }
  return joined;
}

/** The last lines without a date. */
function undatedAtEnd(pieces: readonly Cell[], source: Source): readonly Cell[] {
  const last = pieces.slice(-MOST_LINES);
  return last.slice(last.findLastIndex((it) => source.datesIn(it.start, it.end).length > 0) + 1);
}

/** Whether a piece says nothing but a day on which something is due. */
function isDueDay(piece: Cell, source: Source): boolean {
  const [date] = /^\W*due\b/i.test(wordsIn(source, piece)) ? source.datesIn(piece.start, piece.end) : [];
  if (!date) return false;
  const others = `${source.plain.slice(piece.start, date.start)} ${source.plain.slice(date.end, piece.end)}`;
  return !/\p{L}{2}/u.test(others.replace(BESIDE_DATE, ' '));
}

/** Whether the days of a cell stand above what is due on them: it begins with "Due Fri 9/6", or one has a colon. */
function leadsWithDueDay(pieces: readonly Cell[], source: Source): boolean {
  return pieces.length > 1 && pieces.some((it, at) => isDueDay(it, source) && (at === 0 || /:\W*$/.test(wordsIn(source, it))));
}

/** "Blatt 1, Abgabe 28.04." is one thing that is due. */
const ONLY_DUE = /^\W*(?:due|abgabe|remise|entrega|[àa] (?:rendre|remettre)|hand in)\b[^\p{L}]*(?:\p{L}{2,4}[^\p{L}]*)?$/iu;

function withDueWords(clauses: readonly Passage[]): Passage[] {
  const joined: Passage[] = [];
  for (const clause of clauses) {
    const before = joined.at(-1);
    if (before && ONLY_DUE.test(clause.raw.slice(clause.start, clause.end))) joined[joined.length - 1] = { ...before, end: clause.end };
    else joined.push(clause);
  }
  return joined;
}

export function cellPassage(source: Source, cell: Cell): Passage {
  return { field: source.field, raw: source.plain, ...trimStretch(source.plain, cell) };
}

export function wordsIn(source: Source, cell: Cell | undefined): string {
  return cell ? source.plain.slice(cell.start, cell.end) : '';
}

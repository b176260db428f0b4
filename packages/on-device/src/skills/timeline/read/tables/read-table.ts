import type { FoundDate } from '../../../../lib/dates/found-date.ts';
import type { Passage } from '../../../../spans.ts';
import { NO_CLASS } from '../../no-class.ts';
import type { CourseEvent, Topic } from '../../syllabus.ts';
import { eventFrom, isSurelyEvent } from '../read-events.ts';
import { wholeLabel } from '../rows/whole-label.ts';
import type { Session, Source, SyllabusLines } from '../syllabus-lines.ts';
import { isCalendar } from './columns.ts';
import { takeGridRow } from './grid-row.ts';
import { cellPassage, readCell, wordsIn } from './read-cell.ts';
import { readingsIn } from './reading-cell.ts';
import type { Cell, Table, TableRow } from './table.ts';
import { columnsOf, holdsDays, type ReadColumns, WEEK_CELL } from './table-columns.ts';
import { takeWeighed, weightsOf } from './weighed-rows.ts';
import { TOTAL, weightInCell } from './weight-cells.ts';

const WEEK_ROW = /^\W*(?:week|wk|semana|semaine|woche)\b\.?\s*#?\s*(\d{1,2})\b/i;

const DUE_ALONE = /^\W*due\b(?:\s+(?:by|at|on|before|in class|\d{1,2}(?::\d\d)?\s?(?:[ap]\.?m\.?)?|noon|midnight))*\W*$/i;
/** The longest name of a day without class; a longer one tells of more. */
const LONGEST_FREE = 60;

interface RowState {
  week: number | undefined;
  session: Session | undefined;
  topics: Topic[] | undefined;
  date: FoundDate | undefined;
}

/** Reads a table as a schedule or as a list of weights. Returns false if its columns say neither. */
export function readTable(laid: SyllabusLines, table: Table, source: Source): boolean {
  const columns = columnsOf(table, source);
  if (!columns) return false;
  const [top] = columns.rows;
  const header = top && table.rows[table.rows.findIndex(({ start }) => start === top.start) - 1];
  if (header) laid.used.push({ start: table.start, end: header.end });
  const weights = weightsOf(columns, source);
  const isGrid = isCalendar(columns.roles) || holdsDays(columns.rows, columns.roles, source);
  const hasTime = columns.roles.some((it) => it === 'date' || it === 'week' || it === 'number');
  const state: RowState = { week: undefined, session: undefined, topics: undefined, date: undefined };
  columns.rows.forEach((row, index) => {
    const weight = weights[index];
    const isRead = weight
      ? takeWeighed(laid, row, columns, source, weight)
      : isGrid
        ? takeGridRow(laid, row, source)
        : hasTime && takeRow(laid, row, columns, source, state);
    if (isRead || TOTAL.test(source.plain.slice(row.start, row.end))) laid.used.push(row);
  });
  return true;
}

function takeRow(laid: SyllabusLines, row: TableRow, columns: ReadColumns, source: Source, state: RowState): boolean {
  const { roles, headings } = columns;
  const weekCell = row.cells[roles.indexOf('week')];
  const dateCell = row.cells[roles.indexOf('date')];
  const numberCell = row.cells[roles.indexOf('number')];
  const filled = row.cells.filter((it) => it !== undefined && wordsIn(source, it).trim() !== '');
  const spanning = filled.length === 1 ? WEEK_ROW.exec(wordsIn(source, filled[0]).trim()) : null;
  const week =
    (spanning ?? (weekCell ? WEEK_CELL.exec(wordsIn(source, weekCell).trim()) : null) ?? WEEK_ROW.exec(wordsIn(source, dateCell).trim())) ||
    null;
  const inDate = dateCell ? source.datesIn(dateCell.start, dateCell.end) : [];
  const dates = inDate.length > 0 ? inDate : weekCell ? source.datesIn(weekCell.start, weekCell.end) : [];
  const [date] = dates;
  const dateWords = wordsIn(source, dateCell).trim();
  if (date === undefined && week === null && !numberCell && filled.length === 0) return false;
  const isNew = date !== undefined || week !== null || dateWords !== '';
  if (isNew) {
    state.date = date;
    state.session = undefined;
    state.topics = undefined;
    if (week) state.week = Number(week[1]);
  }
  // An empty date may mean the date above it or none, so what is due there has no date.
  const isDated = date !== undefined || dateCell === undefined;
  const isDay = isDated && state.date !== undefined && state.date.first === state.date.last && dates.length <= 1;
  const topics: Topic[] = [];
  const readings: Topic[] = [];
  const events: CourseEvent[] = [];
  for (const [column, cell] of row.cells.entries()) {
    const role = roles[column] ?? 'other';
    if (
      !cell ||
      (cell === dateCell && date) ||
      (cell === weekCell && !spanning && wordsIn(source, cell).trim().length < 30) ||
      role === 'number'
    )
      continue;
    const read = readCell(cell, role, headings[column] ?? '', source, state.week, laid);
    topics.push(...read.topics);
    if (role === 'reading' && read.topics.length === 0) readings.push(...readingsIn(cell, headings[column] ?? '', source));
    events.push(
      ...read.events.map((event) =>
        event.date || role === 'weekday'
          ? event
          : { ...event, date: isDated && (isDay || event.week === undefined) ? state.date : undefined },
      ),
    );
  }
  // "Lab 1 | due by 11:59pm": the thing that the row names is due.
  if (isDay && filled.some((it) => DUE_ALONE.test(wordsIn(source, it))))
    events.push(...topics.splice(0).map((name) => eventFrom(name, state.date, state.week)));
  // A day without class is an event; a week without class is a row.
  if (isDay) events.push(...topics.filter(isFree).map((name) => ({ ...eventFrom(name, state.date, state.week), kind: 'other' as const })));
  // "Essay 1 | 25% of the grade": a weight in a row with one event is the event's.
  const weight = row.cells.map((it) => weightInCell(wordsIn(source, it).trim())).find((it) => it !== undefined);
  const [only] = events;
  if (weight && only && events.length === 1 && only.weight === undefined) events[0] = { ...only, weight };
  const taught = [...(isDay ? topics.filter((it) => !isFree(it)) : topics), ...readings];
  laid.events.push(...events);
  const other = (events.length > 0 ? [] : filled).find(
    (it) => it !== dateCell && it !== weekCell && it !== numberCell && /\p{L}{2}/u.test(wordsIn(source, it)),
  );
  // A break with days of its own is not on the first day of its week.
  const onDay = events.find((it) => it.date === undefined || it.date === date || !NO_CLASS.test(wordsIn(source, it.name)));
  const label = wholeLabel(topics) ?? onDay?.name ?? (other && cellPassage(source, other));
  for (const it of dates)
    laid.dates.push({ date: it, label: label ?? { field: source.field, raw: source.plain, start: it.start, end: it.start } });
  if (isNew || numberCell) return place(laid, week, date, taught, numberCell, source, state) || events.length + dates.length > 0;
  state.topics?.push(...taught);
  return events.length > 0 || (state.topics !== undefined && taught.length > 0);
}

function isFree({ raw, start, end }: Passage): boolean {
  const words = raw.slice(start, end);
  return words.length < LONGEST_FREE && NO_CLASS.test(words) && !isSurelyEvent(words);
}

/** Puts a row into the weeks, the dated sessions or the units. Returns false if it has a place in none of them. */
function place(
  laid: SyllabusLines,
  week: RegExpExecArray | null,
  date: FoundDate | undefined,
  topics: Topic[],
  numberCell: Cell | undefined,
  source: Source,
  state: RowState,
): boolean {
  if (date) {
    state.session = { day: date.first, date, topics, inTable: true };
    state.topics = topics;
    laid.sessions.push(state.session);
  }
  const from = Number(week?.[1] ?? 0);
  if (from >= 1 && from <= 60) {
    const to = Math.max(from, Number(week?.[2] ?? from));
    const known = laid.weeks.find((it) => it.from === from && it.to === to);
    // Rows of one week belong together.
    if (known) known.topics.push(...topics);
    else laid.weeks.push({ from, to, topics: [...topics], day: date?.first });
    state.topics = known?.topics ?? laid.weeks.at(-1)?.topics;
  } else if (!date && numberCell && /\d/.test(wordsIn(source, numberCell))) {
    const mark = cellPassage(source, numberCell);
    laid.units.push({ mark, numbered: /^\d+$/.test(wordsIn(source, mark).trim()), topics: [...topics], weeks: undefined, size: undefined });
    state.topics = laid.units.at(-1)?.topics;
  } else if (!date) {
    state.topics = undefined;
    return false;
  }
  return true;
}

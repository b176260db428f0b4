import type { CourseEvent } from '../../syllabus.ts';
import { nameBefore } from '../event-names.ts';
import { countIn, eventFrom } from '../read-events.ts';
import type { Source, SyllabusLines } from '../syllabus-lines.ts';
import type { ColumnRole } from './columns.ts';
import { cellPassage, wordsIn } from './read-cell.ts';
import type { TableRow } from './table.ts';
import type { ReadColumns } from './table-columns.ts';
import { brokenAt } from './tables.ts';
import { columnWeights, TOTAL } from './weight-cells.ts';

/** Names of grades, not of assessments: "A", "B+", "Pass". */
const GRADE = /^\W*(?:[A-F][+−-]?|pass|fail)\W*$/i;
const IS_GRADE = /^\W*[A-F]\s?[+−–-]?\W*$/;
const FEWEST_GRADES = 3;

/** The weight of each row of a table; none in a scale of grades. */
export function weightsOf({ roles, headings, rows }: ReadColumns, source: Source): (CourseEvent['weight'] | undefined)[] {
  const column = roles.indexOf('weight');
  if (column < 0) return [];
  const totals = rows.map(
    (row) =>
      TOTAL.test(source.plain.slice(row.start, row.end)) ||
      TOTAL.test(
        wordsIn(
          source,
          row.cells.find((it) => it !== undefined),
        ),
      ),
  );
  const cells = rows.map((row) => wordsIn(source, row.cells[column]).trim());
  // "B+ | 87 % | Great": what a grade asks for is no weight.
  const grades = rows.filter((row) => row.cells.some((it) => it !== undefined && IS_GRADE.test(wordsIn(source, it))));
  if (grades.length >= FEWEST_GRADES && grades.length * 2 > rows.length) return [];
  return columnWeights(cells, headings[column] ?? '', totals).map((weight, index) => {
    const times = timesOf(rows[index], cells[index] ?? '', source);
    return totals[index] || !weight ? undefined : { ...weight, amount: weight.amount * times };
  });
}

const EACH = /^\W*each\b|\beach\W*$/i;

/** "2 quizzes | Each 5%" is 10 % together. */
function timesOf(row: TableRow | undefined, cell: string, source: Source): number {
  const [first] = (row?.cells ?? []).flatMap((it) => (it ? [wordsIn(source, it)] : []));
  return EACH.test(cell) ? countIn(first ?? '') : 1;
}

/** A row with a weight: an assessment, with the date of its row. */
export function takeWeighed(
  laid: SyllabusLines,
  row: TableRow,
  { roles }: ReadColumns,
  source: Source,
  weight: NonNullable<CourseEvent['weight']>,
): boolean {
  const isName = (role: ColumnRole | undefined): boolean =>
    role !== 'weight' && role !== 'date' && role !== 'week' && role !== 'reading' && role !== 'number';
  const cell = row.cells.find((it, column) => isName(roles[column]) && /\p{L}{2}/u.test(wordsIn(source, it)));
  if (!cell || GRADE.test(wordsIn(source, cell))) return false;
  const [first = cell] = brokenAt(source.plain, cell);
  const dateCell = row.cells[roles.indexOf('date')];
  const [ownDate] = source.datesIn(first.start, first.end);
  // A column "Due" may hold days: "Narrative essay | 100 | 2/10".
  const dateCells = dateCell ? [dateCell] : row.cells.filter((it) => it !== undefined && it !== cell);
  const inCells = dateCells.flatMap((it) => (it ? source.datesIn(it.start, it.end) : []));
  const dates = inCells.length > 0 || !ownDate ? inCells : [ownDate];
  const [date] = dates;
  // "Final exam (May 3)": the name ends before its date.
  const name =
    ownDate && ownDate.start > first.start + 3
      ? { ...cellPassage(source, first), ...nameBefore(source.plain, { start: first.start, end: ownDate.start }) }
      : cellPassage(source, first);
  // A weight beside several days is that of all together.
  if (dates.length > 1) laid.events.push(...dates.map((it) => ({ ...eventFrom(name, it, undefined), weight: undefined })));
  laid.events.push({ ...eventFrom(name, dates.length > 1 ? undefined : date, undefined), weight });
  laid.dates.push(...dates.map((it) => ({ date: it, label: name })));
  return true;
}

import { calendarDates } from '../../../../lib/dates/calendar/calendar-dates.ts';
import { weekdayOf } from '../../../../lib/dates/calendar/month-names.ts';
import type { DateHabits, WrittenDate } from '../../../../lib/dates/calendar/written-date.ts';
import type { Cell, Table } from './table.ts';

const FEWEST_COLUMNS = 2;
/** A date opens its cell. */
const LONGEST_HEAD = 30;
const ONLY_WEEKDAY = /^[^\p{L}\d]*(\p{L}{2,12})[^\p{L}\d]*$/u;

/** The dates of calendars whose columns are weekdays, each with the weekday of its column: together they tell the year. */
export function gridDays(tables: readonly Table[], plain: string, habits: DateHabits): WrittenDate[] {
  const wordsOf = (cell: Cell | undefined): string => (cell ? plain.slice(cell.start, cell.end) : '');
  return tables.flatMap(({ rows: [header, ...rows] }) => {
    const weekdays = (header?.cells ?? []).map((cell) => weekdayOf(ONLY_WEEKDAY.exec(wordsOf(cell))?.[1] ?? ''));
    if (weekdays.filter((it) => it !== undefined).length < FEWEST_COLUMNS) return [];
    return rows.flatMap(({ cells }) =>
      cells.flatMap((cell, column) => {
        const weekday = weekdays[column];
        if (!cell || weekday === undefined) return [];
        const [date] = calendarDates(wordsOf(cell).slice(0, LONGEST_HEAD), cell.start, habits);
        const opens = date && !/[\p{L}\d]/u.test(plain.slice(cell.start, date.start));
        return opens && date.weekday === undefined ? [{ ...date, weekday }] : [];
      }),
    );
  });
}

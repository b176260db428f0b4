import { type KeyboardEvent, useEffect, useMemo, useRef } from 'react';
import { fullDayText, longWeekdayText, monthText, weekdayText } from '../../format/days.ts';
import type { DayEntry } from './day-entries.ts';
import { dayAfterKey, weeksOfMonth } from './month.ts';

export interface MonthGridProps {
  /** "2026-11" */
  readonly month: string;
  readonly today: string;
  readonly entries: readonly DayEntry[];
  /** The day that the Tab key reaches. */
  readonly focused: string;
  readonly chosen: string | undefined;
  readonly lang: string | undefined;
  readonly onFocus: (day: string) => void;
  readonly onChoose: (day: string) => void;
}

/** The number of entries of a day that the grid names. */
const NAMED = 2;

/** A month as a table. Arrow keys, Home, End, Page Up and Page Down move between days; Enter and Space choose one. */
export function MonthGrid({ month, today, entries, focused, chosen, lang, onFocus, onChoose }: MonthGridProps) {
  const table = useRef<HTMLTableElement>(null);
  const isMoving = useRef(false);
  const weeks = weeksOfMonth(month);
  const byDay = useMemo(() => groupedByDay(entries), [entries]);

  useEffect(() => {
    if (!isMoving.current) return;
    isMoving.current = false;
    table.current?.querySelector<HTMLElement>(`[data-day="${focused}"]`)?.focus();
  }, [focused]);

  const press = (event: KeyboardEvent): void => {
    const isPlain = !(event.ctrlKey || event.altKey || event.metaKey || event.shiftKey);
    const isLeftToRight = getComputedStyle(event.currentTarget).direction !== 'rtl';
    const next = isPlain ? dayAfterKey(event.key, focused, isLeftToRight) : undefined;
    if (next === undefined) return;
    event.preventDefault();
    isMoving.current = true;
    onFocus(next);
  };

  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose days are reached by arrow keys is a grid.
    <table aria-label={monthText(`${month}-01`)} className="m-month" onKeyDown={press} ref={table} role="grid">
      <thead>
        <tr>
          {weeks[0]?.map((day) => (
            <th abbr={longWeekdayText(day)} key={day} scope="col">
              {weekdayText(day)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((days) => (
          <tr key={days[0]}>
            {days.map((day) => (
              <Cell
                chosen={day === chosen}
                day={day}
                entries={byDay.get(day) ?? []}
                isIn={day.startsWith(month)}
                key={day}
                lang={lang}
                onChoose={onChoose}
                reached={day === focused}
                today={today}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface CellProps {
  readonly day: string;
  readonly today: string;
  readonly entries: readonly DayEntry[];
  /** Whether the day is in the month that is shown. */
  readonly isIn: boolean;
  readonly chosen: boolean;
  readonly reached: boolean;
  readonly lang: string | undefined;
  readonly onChoose: (day: string) => void;
}

function Cell({ day, today, entries, isIn, chosen, reached, lang, onChoose }: CellProps) {
  const more = entries.length - NAMED;
  const [weekday = '', , ...monthAndYear] = fullDayText(day).split(' ');
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the cell of a table with the role grid is a gridcell.
    // biome-ignore lint/a11y/useFocusableInteractive: the button in the cell takes focus.
    <td aria-selected={chosen} className="m-month__cell" data-in={isIn} role="gridcell">
      <button
        aria-current={day === today ? 'date' : undefined}
        className="m-month__day"
        data-day={day}
        onClick={() => onChoose(day)}
        tabIndex={reached ? 0 : -1}
        type="button"
      >
        <span className="m-month__date">
          <span className="m-hidden">{weekday} </span>
          <span className="m-month__number">{Number(day.slice(8))}</span>
          <span className="m-hidden">
            {' '}
            {monthAndYear.join(' ')}
            {day === today && ', today'}
            {entries.length > 0 && ':'}
          </span>
        </span>
        <span className="m-month__entries" lang={lang}>
          {entries.slice(0, NAMED).map(({ id, title, kind, note, done }) => (
            <span className="m-month__entry" data-done={done} data-kind={kind} data-past={day < today} dir="auto" key={id}>
              <span className="m-month__title">{title}</span>
              {note !== '' && kind !== 'study' && <span className="m-month__note">{note}</span>}
              <span className="m-hidden">;</span>
            </span>
          ))}
          {more > 0 && <span className="m-month__more">{more} more</span>}
        </span>
      </button>
    </td>
  );
}

function groupedByDay(entries: readonly DayEntry[]): Map<string, DayEntry[]> {
  const days = new Map<string, DayEntry[]>();
  for (const entry of entries) {
    const own = days.get(entry.day);
    if (own) own.push(entry);
    else days.set(entry.day, [entry]);
  }
  return days;
}

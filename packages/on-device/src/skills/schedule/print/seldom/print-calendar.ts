import type { Line } from '../../../../spans.ts';
import { countSpan, daySpan, timeSpan } from '../../phrases.ts';
import type { Study } from '../../read-study.ts';
import { sayCalendar } from './seldom-phrases.ts';

/** The lines about the time that a calendar takes from the days of the plan. */
export function calendarLines({ calendar, shortened, from, to, plan }: Study): Line[] {
  const days = [...calendar.taken].filter(([day, minutes]) => minutes > 0 && day >= from && day <= to).length;
  if (!plan || days === 0) return [];
  return [
    sayCalendar('calendarTakes', { days: countSpan(days, 'day', 'days') }),
    ...shortened.map(({ day, free }) => sayCalendar('calendarShort', { date: daySpan(day), time: timeSpan(free) })),
  ];
}

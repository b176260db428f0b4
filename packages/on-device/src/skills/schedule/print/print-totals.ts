import { BLANK, computed, type Line } from '../../../spans.ts';
import { countSpan, daySpan, fillPhrase, nameSpan, timeSpan } from '../phrases.ts';
import { plannedMinutes, weeksOf } from '../plan/weeks.ts';
import type { Study } from '../read-study.ts';

/** Prints the hours by subject, by week, and in all. */
export function printTotals({ plan, subjects }: Study): Line[] {
  if (!plan) return [fillPhrase('noPlan')];
  const sum = plannedMinutes(plan.days);
  const bySubject = subjects.map((subject, at) => {
    const minutes = plan.totals[at] ?? 0;
    const percent = computed(`${sum === 0 ? 0 : Math.round((minutes / sum) * 100)} %`, 'schedule.percent');
    return fillPhrase('totalSubject', { name: nameSpan(subject), time: timeSpan(minutes), percent });
  });
  const weeks = weeksOf(plan.days)
    .filter((week) => week.minutes > 0)
    .map(({ monday, minutes }) => fillPhrase('totalWeek', { monday: daySpan(monday), time: timeSpan(minutes) }));
  const days = countSpan(plan.days.filter(({ slots }) => slots.length > 0).length, 'day', 'days');
  return [
    fillPhrase('totalHeading'),
    ...bySubject,
    BLANK,
    fillPhrase('totalWeeks'),
    ...weeks,
    BLANK,
    fillPhrase('total', { time: timeSpan(sum), days }),
  ];
}

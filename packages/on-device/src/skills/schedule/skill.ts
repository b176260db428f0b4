import type { Skill, SkillContext, Written } from '../../skill.ts';
import type { ScheduleParameters } from './parameters.ts';
import { printAdvice } from './print/print-advice.ts';
import { printDates } from './print/print-dates.ts';
import { printDays } from './print/print-days.ts';
import { printInputs } from './print/print-inputs.ts';
import { printTotals } from './print/print-totals.ts';
import type { readCalendarLines } from './read/calendar-lines.ts';
import { readStudy } from './read-study.ts';
import { lacksOf, unusedOf } from './verdict.ts';

/** A line as the reader of calendars begins it: "Mon 7 Dec 2026". */
const CALENDAR_LINE = /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun) \d{1,2} \w{3} \d{4}/m;

/** Makes a study plan from subjects, time and exam dates, and prints one part of it. */
export const schedule: Skill<'schedule', Written> = (parameters, context) => {
  const dates = parameters.dates === undefined ? undefined : context.values[parameters.dates];
  return CALENDAR_LINE.test(dates ?? '')
    ? loadCalendarLines().then(({ readCalendarLines }) => written(parameters, context, readCalendarLines))
    : written(parameters, context);
};

function written(parameters: ScheduleParameters<string>, context: SkillContext, readCalendar?: typeof readCalendarLines): Written {
  const study = readStudy(parameters, context, readCalendar);
  switch (parameters.part) {
    case 'inputs':
      return printInputs(study, context);
    case 'days':
      return { lines: printDays(study), lacks: lacksOf(study, parameters, context), unused: unusedOf(study, parameters, context) };
    case 'totals':
      return printTotals(study);
    case 'dates':
      return printDates(study);
    case 'advice':
      return printAdvice(study);
  }
}

/** Loads the reader of calendar lines, which few forms need. */
const loadCalendarLines = () => import('./read/calendar-lines.ts');

schedule.load = loadCalendarLines;

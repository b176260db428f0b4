import type { Skill, SkillContext, Written } from '../../skill.ts';
import type { ScheduleParameters } from './parameters.ts';
import { printAdvice } from './print/print-advice.ts';
import { printDates } from './print/print-dates.ts';
import { printDays } from './print/print-days.ts';
import { printInputs } from './print/print-inputs.ts';
import { printTotals } from './print/print-totals.ts';
import { CALENDAR_LINE, readStudy } from './read-study.ts';
import type * as Seldom from './seldom.ts';
import { lacksOf, unusedOf } from './verdict.ts';

/** Makes a study plan from subjects, time and exam dates, and prints one part of it. */
export const schedule: Skill<'schedule', Written> = (parameters, context) => {
  const textOf = (field: string | undefined): string => (field === undefined ? '' : (context.values[field] ?? ''));
  const isSeldom =
    textOf(parameters.goals).trim() !== '' || CALENDAR_LINE.test(textOf(parameters.dates)) || TABLE.test(textOf(parameters.subjects));
  return isSeldom ? loadSeldom().then((seldom) => written(parameters, context, seldom)) : written(parameters, context);
};

/** A table of subjects has tabs or bars. */
const TABLE = /[\t|]/;

function written(parameters: ScheduleParameters<string>, context: SkillContext, seldom?: typeof Seldom): Written {
  const study = readStudy(parameters, context, seldom);
  switch (parameters.part) {
    case 'inputs':
      return printInputs(study, context, seldom);
    case 'days':
      return { lines: printDays(study), lacks: lacksOf(study, parameters, context), unused: unusedOf(study, parameters, context, seldom) };
    case 'totals':
      return printTotals(study);
    case 'dates':
      return printDates(study);
    case 'advice':
      return printAdvice(study);
  }
}

/** Loads the readers of goals, of calendar lines and of tables, which many forms do not hold. */
const loadSeldom = () => import('./seldom.ts');

schedule.load = loadSeldom;

import type { Skill, Written } from '../../skill.ts';
import { printAdvice } from './print/print-advice.ts';
import { printDates } from './print/print-dates.ts';
import { printDays } from './print/print-days.ts';
import { printInputs } from './print/print-inputs.ts';
import { printTotals } from './print/print-totals.ts';
import { readStudy } from './read-study.ts';
import { lacksOf, unusedOf } from './verdict.ts';

/** Makes a study plan from subjects, time and exam dates, and prints one part of it. */
export const schedule: Skill<'schedule', Written> = (parameters, context) => {
  const study = readStudy(parameters, context);
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
};

import type { Skill } from '../skill.ts';
import { printAdvice } from './schedule/print-advice.ts';
import { printDates } from './schedule/print-dates.ts';
import { printDays } from './schedule/print-days.ts';
import { printInputs } from './schedule/print-inputs.ts';
import { printTotals } from './schedule/print-totals.ts';
import { readStudy } from './schedule/study.ts';

/** A study plan from subjects, time and exam dates: what was read, the days, the sums, the dates, the advice. */
export const schedule: Skill<'schedule'> = (parameters, context) => {
  const study = readStudy(parameters, context);
  switch (parameters.part) {
    case 'inputs':
      return printInputs(study, context);
    case 'days':
      return printDays(study);
    case 'totals':
      return printTotals(study);
    case 'dates':
      return printDates(study);
    case 'advice':
      return printAdvice(study);
  }
};

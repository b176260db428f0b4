import { loadInterview, ROLE_FAMILIES } from '../../packs/interview.ts';
import type { Skill } from '../../skill.ts';
import { interviewLines } from './print-interview.ts';
import { loadAskTheInterviewer, loadCriticalReading, questionsToAsk, readingLines } from './print-short-lists.ts';

/**
 * Questions from an embedded pack, numbered from 1. Which ones depends on the form's values alone; the person's own words
 * stand in their slots. A pack's data is loaded only when that pack is asked for.
 */
export const bank: Skill<'bank'> = (parameters, context) => {
  switch (parameters.pack) {
    case 'interview':
      return interviewLines(parameters, context);
    case 'critical-reading':
      return readingLines(parameters, context);
    case 'ask-the-interviewer':
      return questionsToAsk(parameters, context);
  }
};

bank.load = async ({ pack }) => {
  switch (pack) {
    case 'interview':
      return loadInterview(ROLE_FAMILIES);
    case 'critical-reading':
      return loadCriticalReading();
    case 'ask-the-interviewer':
      return loadAskTheInterviewer();
  }
};

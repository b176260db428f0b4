import { loadInterview, ROLE_FAMILIES } from '../../packs/interview.ts';
import type { Skill, Written } from '../../skill.ts';
import { printInterview } from './print-interview.ts';
import { printOwnQuestions } from './print-own-questions.ts';
import { loadAskTheInterviewer, loadCriticalReading, printQuestionsToAsk, printReadingQuestions } from './print-short-lists.ts';

/**
 * Writes questions from an embedded pack or from the definition, numbered from 1. The form's values alone decide which; the person's own words
 * fill their slots. Each pack is loaded when it is first needed.
 */
export const bank: Skill<'bank', Written> = (parameters, context) => {
  if (parameters.questions) return printOwnQuestions(parameters.questions, parameters.count, context);
  switch (parameters.pack) {
    case 'interview':
      return printInterview(parameters, context);
    case 'critical-reading':
      return printReadingQuestions(parameters, context);
    case 'ask-the-interviewer':
      return printQuestionsToAsk(parameters, context);
    default:
      return [];
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
    default:
      return undefined;
  }
};

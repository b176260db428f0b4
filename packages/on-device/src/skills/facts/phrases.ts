import { TASK_LINES, TERM_LINES } from '@marginalia/engine';
import { phrasebook } from '../../spans.ts';

export const fillPhrase = phrasebook('facts', {
  led: '- {lead}: {sentence}',
  acronymOf: TERM_LINES.defined,
  errand: TASK_LINES.open,
  plain: '- {sentence}',
  number: 'Numbers:',
  deadline: 'Dates to keep:',
  formula: 'Formulas:',
  example: 'Examples:',
  'exam-hint': 'Stressed in the text:',
  notNeeded: 'Named as not needed:',
  acronym: 'Acronyms:',
  question: 'Open questions:',
  task: 'To do:',
  noNumber: 'No figures were found in the text.',
  noFinding: 'No figure was recognised as a finding of this text; it may still report some.',
  noDate: 'No dates were found in the text.',
  noFormula: 'No formulas were found in the text.',
  noExample: 'The text marks no examples as such.',
  noHint: 'Nothing in the text is marked as important or as exam material.',
  noAcronym: 'No acronym is spelled out in the text.',
  noQuestion: 'The text leaves no question open.',
  noTask: 'No tasks or deadlines were found in the text.',
  english: 'The text is in {language}. This part knows English phrases only, so it may have missed something.',
  nothing: 'None of these were found in the text.',
});

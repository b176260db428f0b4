import { NOTES_BLANK, QUESTION_LINES } from '@marginalia/engine';
import { phrasebook } from '../../spans.ts';

export const fillPhrase = phrasebook('bank', {
  ...QUESTION_LINES,
  blank: NOTES_BLANK,
  opening: 'Opening:',
  background: 'From your own background:',
  technical: 'Technical:',
  behavioral: 'Behavioral:',
  'system-design': 'System design:',
  'case-study': 'Case study:',
  noFamily:
    'There are no questions of their own for this role yet, so these fit any role. A more usual name for the job, or its field, may bring better ones.',
  lackRole: 'No interview yet: the job role is no name of a job. Write one like “Nurse” or “Data analyst”.',
  fewFacts:
    'Only {count} of these questions could be made from your background. Add a project, a tool you have used, or a result with a number to get more of your own.',
  noFacts:
    'Your background names no project, tool, job or result that a question could take up. Add some, and at least five questions will be about you.',
});

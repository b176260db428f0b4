import { phrasebook } from '../../spans.ts';

export const fillPhrase = phrasebook('bank', {
  shows: '   A good answer shows: ',
  followUp: '   Follow-up: ',
  notes: '   Your notes: ______________________________',
  opening: 'Opening:',
  background: 'From your own background:',
  technical: 'Technical:',
  behavioral: 'Behavioral:',
  'system-design': 'System design:',
  'case-study': 'Case study:',
  fewFacts:
    'Only {count} of these questions could be made from your background. Add a project, a tool you have used, or a result with a number to get more of your own.',
  noFacts:
    'Your background names no project, tool, job or result that a question could take up. Add some, and at least five questions will be about you.',
  look: '   Look at: ',
  tells: '   The answer tells you: ',
});

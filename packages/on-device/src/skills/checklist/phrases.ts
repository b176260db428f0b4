import { TASK_LINES } from '@marginalia/engine';
import { phrasebook } from '../../spans.ts';

export const fillPhrase = phrasebook('checklist', {
  purpose: 'What this section is for: ',
  box: TASK_LINES.open,
  together: 'Together: {words} words.',
  searches: 'Searches to run, from your own terms:',

  one: 'Source on “{a}”: search: ',
  two: 'Source on “{a}” + “{b}”: search: ',
  own: '[author, year, title]',
  quoted: '"',
  space: ' ',
});

import { TERM_LINES } from '@marginalia/engine';
import { phrasebook } from '../../spans.ts';

export const fillPhrase = phrasebook('terms', {
  ...TERM_LINES,
  consists: '- {term}: consists of {meaning}',
  standsFor: '- {term}: stands for {meaning}',
  nothing: 'No key terms could be found: the text is too short, or it uses everyday words only.',
  unexplained: 'No sentence was found that says what these terms are: {terms}.',
  unexplainedOne: 'No sentence was found that says what this term is: {terms}.',
  between: '; ',
  undefined: 'No sentence was found that defines a term in so many words.',
});

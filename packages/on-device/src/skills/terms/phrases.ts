import { TERM_LINES } from '@marginalia/engine';
import { phrasebook } from '../../spans.ts';

export const fillPhrase = phrasebook('terms', {
  ...TERM_LINES,
  consists: '- {term}: consists of {meaning}',
  standsFor: '- {term}: stands for {meaning}',
  nothing: 'No key terms could be found: the text is too short, or it uses everyday words only.',
  undefined: 'The text defines no term in so many words.',
});

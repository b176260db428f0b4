import { phrasebook } from '../../spans.ts';

export const fillPhrase = phrasebook('terms', {
  defined: '- {term}: {meaning}',
  consists: '- {term}: consists of {meaning}',
  standsFor: '- {term}: stands for {meaning}',
  used: '- {term} ({count} times): {sentence}',
  once: '- {term}: {sentence}',
  counted: '- {term} ({count} times)',
  named: '- {term}',
  nothing: 'No key terms could be found: the text is too short, or it uses everyday words only.',
  undefined: 'The text defines no term in so many words.',
});

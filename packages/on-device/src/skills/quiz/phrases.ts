import { CARD_LINES } from '@marginalia/engine';
import { phrasebook } from '../../spans.ts';

export const fillPhrase = phrasebook('quiz', {
  ...CARD_LINES,
  none: 'The text gives nothing to check yet: a few full sentences that explain something are enough.',
  short: 'The text gives no more than this to check without guessing.',
});

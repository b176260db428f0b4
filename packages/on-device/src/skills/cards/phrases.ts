import { CARD_LINES } from '@marginalia/engine';
import { phrasebook } from '../../spans.ts';

export const fillPhrase = phrasebook('cards', {
  ...CARD_LINES,
  short: 'Only {count} cards could be drawn from this material without guessing; about {words} more words usually reach {min}.',
  one: 'Only 1 card could be drawn from this material without guessing; about {words} more words usually reach {min}.',
  none: 'No cards could be drawn from this material without guessing; about {words} more words of full sentences usually reach {min}.',
});

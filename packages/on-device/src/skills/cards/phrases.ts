import { CARD_LINES } from '@marginalia/engine';
import { phrasebook } from '../../spans.ts';

export const fillPhrase = phrasebook('cards', {
  ...CARD_LINES,
  fewer:
    '{count} of about {min} cards. No more could be drawn from this material without guessing; about {words} more words of full sentences usually reach {min}.',
  needs:
    'No card could be drawn from this material without guessing. Paste your notes with what each thing is: full sentences, or a term and its meaning in a line. About {words} more words usually give {min} cards.',
  full: 'The material holds more cards than fit into one deck ({count} without a place). Paste it in parts to get them too.',
  onlyDefinitions: 'In this language only definitions give cards. Lists, names and lines of notes are read in English only.',
  alsoOther:
    'Some lines are in {languages}. Of these only definitions give cards; lists, names and lines of notes are read in English only.',
  onlyLabels:
    'This language is hardly read: only lines such as “term: meaning” give cards. Definitions are read in English, Spanish, French, German and Hindi.',
  soFar: '{words} so far. Add full sentences.',
  short: 'Only {count} cards could be drawn from this material without guessing; about {words} more words usually reach {min}.',
  one: 'Only 1 card could be drawn from this material without guessing; about {words} more words usually reach {min}.',
  onlySome: 'Only {count} cards could be drawn from this material without guessing.',
  onlyOne: 'Only {count} card could be drawn from this material without guessing.',
  none: 'No cards could be drawn from this material without guessing; about {words} more words of full sentences usually reach {min}.',
});

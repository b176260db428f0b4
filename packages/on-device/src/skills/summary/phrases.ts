import { phrasebook } from '../../spans.ts';

export const fillPhrase = phrasebook('summary', {
  bullet: '- ',
  heading: '{heading}:',
  nothing: 'There is no text here to summarize yet.',
  noSentences: 'This text could not be cut into sentences, so none is quoted. Put full stops into it, at least roughly, and try again.',
  all: 'That is all: the text has no more sentences that can stand alone.',
  allWhole: 'The other lines are notes or talk about the class, or cannot stand alone.',
  short: 'The text is too short to choose from, so this is what it says.',
});

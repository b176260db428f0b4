import { phrasebook } from '../../spans.ts';

export const fillPhrase = phrasebook('summary', {
  bullet: '- ',
  heading: '{heading}:',
  nothing: 'There is no text here to summarize yet.',
  noSentences: 'This text could not be cut into sentences, so none is quoted. Put full stops into it, at least roughly, and try again.',
  all: 'That is all: the text has no more sentences that can stand alone.',
  few: 'The text has only a few sentences, so there is little to choose from. Paste more of it for a fuller debrief.',
  onlyNotes:
    'The text is notes without full sentences, so its lines are listed as they are. Add sentences or the transcript for a summary.',
  lacksText: 'There is no text here that could be summarized. Paste the transcript, your notes or the text of the slides.',
  short: 'The text is too short to choose from, so this is what it says.',
});

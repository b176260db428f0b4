import { phrasebook } from '../../spans.ts';

export const fillPhrase = phrasebook('outline', {
  heading: '{heading}:',
  share: 'Part {number}:',
  point: '  - ',
  told: '  - Its main point is in the summary.',
  nothing: 'There is no text here to outline yet.',
});

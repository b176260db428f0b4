import { phrasebook } from '../../spans.ts';

export const fillPhrase = phrasebook('outline', {
  heading: '{heading}:',
  share: 'Part {number}:',
  point: '  - ',
  more: '  - and {count} more',
  told: '  - Its main point is in the summary.',
  nothing: 'There is no text here to outline yet.',
});

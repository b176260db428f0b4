import { phrasebook } from '../../spans.ts';

export const fillPhrase = phrasebook('outline', {
  heading: '{heading}:',
  share: 'Part {number}:',
  point: '  - ',
  nothing: 'There is no text here to outline yet.',
});

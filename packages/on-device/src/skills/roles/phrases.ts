import { phrasebook } from '../../spans.ts';

export const fillPhrase = phrasebook('roles', {
  background: 'What was known before:',
  gap: 'What was missing:',
  purpose: 'What they set out to do:',
  method: 'What they did:',
  result: 'What they found:',
  limitation: 'What limits it:',
  future: 'What could come next:',
  conclusion: 'What they conclude:',
  quoted: '- {sentence}',
  none: '- Not stated in the text you pasted.',
});

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
  english: 'The text is in {language}. This part knows the phrases of English papers only, so it quotes nothing here.',
  none: '- No sentence was recognised for this; the text may still state it.',
  others: 'What else the text says:',
});

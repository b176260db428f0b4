import { describe, expect, it } from 'vitest';
import { proseOf } from '../../testing/index.ts';
import { isRefusal } from './is-refusal.ts';

describe('isRefusal', () => {
  it.each([
    "I can't help with that.",
    'I can\u2019t help with that request.',
    "I'm sorry, but I can't help with that.",
    "I'm sorry, I can't.",
    'Sorry, I cannot assist with this request.',
    "I'm very sorry, but I am unable to write this for you.",
    'Unfortunately, I cannot provide a report on this topic.',
    'I apologize, but I cannot complete your assignment.',
    'As an AI language model, I cannot write academic work that you would submit.',
    "I'm just a language model, so I can't help you with that.",
    "I won't be able to help with that.",
    'I must respectfully decline to write this.',
    "I don't feel comfortable writing this.",
    "I'm not able to generate that content. I can explain the topic instead, if that helps.",
    'Lo siento, pero no puedo ayudarte con eso.',
    'Je suis d\u00e9sol\u00e9, mais je ne peux pas vous aider.',
    'Es tut mir leid, aber ich kann dabei nicht helfen.',
  ])('recognises: %s', (text) => {
    expect(isRefusal(`\n${text}\n`)).toBe(true);
  });

  it.each([
    ['a long text that begins with an apology', `I'm sorry, but I can't help with everything. ${proseOf(200, 'a')}`],
    ['a text that contains a refusal later', `The tide rises. "I can't help with that," said the assistant. ${proseOf(20, 'a')}`],
    ['an answer about refusals', 'Cards\n1. Q: What does a model say?\nA: I cannot help with that.'],
    ['a list that follows an apology', "I'm sorry, I can't provide more from your notes.\n1. The moon\n2. The sun\n3. The sea"],
    ['a letter that begins with an apology', 'I am sorry for the late submission of this report. The data came in May.'],
    ['an answer of an applicant', 'I am unable to sit still when a problem is open: that is why I became an engineer.'],
    ['a sentence about a limit', 'I cannot overstate how much the moon matters for tides.'],
    ['a sentence about what cannot be known', 'Unfortunately, I cannot tell from these notes who wrote the source.'],
    ['an empty text', ''],
  ])('takes %s for an answer', (_what, text) => {
    expect(isRefusal(text)).toBe(false);
  });
});

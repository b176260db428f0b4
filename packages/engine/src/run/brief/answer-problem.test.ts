import { describe, expect, it } from 'vitest';
import type { Handover } from '../../generation/handover.ts';
import { answerProblem } from './answer-problem.ts';

const prompt = [
  'You make study flashcards for a student from their notes.',
  'Photosynthesis turns light into sugar.',
  'Begin with the line that names the first section.',
].join('\n');
const handover: Handover = { id: '1', prompt, words: 450 };
const words = (count: number): string => Array.from({ length: count }, (_, at) => `word${at}`).join(' ');

describe('A pasted text', () => {
  it.each([
    ['as long as asked for', words(450)],
    ['that is short but long enough to be read', words(23)],
    ['that quotes the material of the prompt', `Photosynthesis turns light into sugar. ${words(30)}`],
  ])('%s is an answer', (_, text) => {
    expect(answerProblem(handover, text)).toBeUndefined();
  });

  it.each([
    ['empty', ' \n ', /^There is no answer here yet\./],
    ['the prompt', prompt, /^This is the prompt, not the answer\./],
    ['the prompt with other spaces and line ends', prompt.replaceAll('\n', ' \r\n\r\n'), /^This is the prompt, not the answer\./],
    ['the end of the prompt', prompt.slice(60), /^This is the prompt, not the answer\./],
    ['the prompt with its answer', `${prompt}\n${words(200)}`, /^The prompt stands in this text\. Delete it/],
    ['a few words', 'I can do that.', /^This is far too short: 4 words of about 450\./],
    ['five hundredths of what was asked for', words(22), /^This is far too short: 22 words of about 450\./],
  ])('A pasted text that is %s gets a sentence that says what to do', (_, text, sentence) => {
    expect(answerProblem(handover, text)).toMatch(sentence);
  });

  it('may be short where the answer is optional', () => {
    expect(answerProblem({ ...handover, reason: 'Fewer than asked for.' }, 'No more.')).toBeUndefined();
  });
});

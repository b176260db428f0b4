import { isBlank } from '../../definition/field.ts';
import { numberText, wordsOf } from '../../format/format.ts';
import type { Handover } from '../../generation/handover.ts';
import { collapsed } from '../../items/lines.ts';
import { countWords } from '../../result/transcript.ts';

/** An answer with less than this share of its words is none: a chat that stopped, or a text that was not copied whole. */
const FAR_TOO_SHORT = 0.05;
/** A text with fewer words answers no prompt. */
const FEWEST_WORDS = 5;
/** A line with fewer words may stand in an answer by chance. */
const TELLING_LINE = 5;

/** The reason why a pasted text cannot be the answer, with the fix, as a sentence; undefined if it can. */
export function answerProblem({ prompt, words = 0, reason }: Handover, text: string): string | undefined {
  if (isBlank(text)) return 'There is no answer here yet. Copy the whole answer in your chat and paste it here.';
  if (hasPrompt(text, prompt)) {
    return countWords(text) > countWords(prompt) * 1.1
      ? 'The prompt stands in this text. Delete it, so that only the answer of your chat is left.'
      : 'This is the prompt, not the answer. Paste the prompt into your chat, then copy what it answers.';
  }
  const written = countWords(text);
  // An optional answer may be "No more."
  if (reason !== undefined || written >= Math.max(FEWEST_WORDS, words * FAR_TOO_SHORT)) return undefined;
  const expected = words === 0 ? '' : ` of about ${numberText(words)}`;
  return `This is far too short: ${wordsOf(written)}${expected}. Copy the whole answer. If the chat stopped early, ask it to go on and paste the rest under the first part.`;
}

/** Whether the first or the last line of the prompt stands in the text. The lines between may be material, which an answer may quote. */
function hasPrompt(text: string, prompt: string): boolean {
  const answer = collapsed(text);
  if (answer === collapsed(prompt)) return true;
  const lines = prompt.split('\n').map(collapsed);
  const tells = (line: string): boolean => countWords(line) >= TELLING_LINE;
  return [lines.find(tells), lines.findLast(tells)].some((line) => line !== undefined && answer.includes(line));
}

import { countWords, wordsOf } from '@marginalia/engine';

/** "1,284 words" of a text. */
export function wordsIn(text: string): string {
  return wordsOf(countWords(text));
}

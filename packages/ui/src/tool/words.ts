import { countWords } from '@marginalia/engine';

export function numberOf(count: number): string {
  return count.toLocaleString('en-US');
}

/** "1,284 words", "1 word". */
export function wordsOf(count: number): string {
  return `${numberOf(count)} ${count === 1 ? 'word' : 'words'}`;
}

export function wordsIn(text: string): string {
  return wordsOf(countWords(text));
}

/** A noun within a sentence: "Report" becomes "report". */
export function lowerFirst(noun: string): string {
  return noun.charAt(0).toLowerCase() + noun.slice(1);
}

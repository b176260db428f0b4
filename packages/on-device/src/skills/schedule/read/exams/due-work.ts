import { HANDED_IN, SAT, WORK } from '../words/exam-words.ts';

/**
 * Whether the words beside a date name work that is handed in, and no exam: "Jurisprudence essay due".
 * @param name the name of the subject, which may hold such a word itself: "Essay writing"
 */
export function isDueWork(words: string, name: string): boolean {
  const own = new Set(name.toLowerCase().match(/[\p{L}\p{N}]+/gu));
  const rest = words.replace(/[\p{L}\p{N}]+/gu, (word) => (own.has(word.toLowerCase()) ? ' ' : word));
  return !SAT.test(rest) && (HANDED_IN.test(rest) || WORK.test(rest));
}

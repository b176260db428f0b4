import type { Subject } from '../../subject.ts';
import { nameOf } from '../../subject.ts';

const MOST_WORDS = 6;

/** The only name of a list as one name a word, where the exam dates name each word beside a day of its own: "chem bio eng". */
export function splitByExams(subjects: readonly Subject[], dates: string): readonly Subject[] {
  const [only, ...others] = subjects;
  if (!only || others.length > 0) return subjects;
  const words = [...nameOf(only).matchAll(/[\p{L}\p{N}]+/gu)];
  const isDated = (word: string): boolean => new RegExp(`(?<![\\p{L}\\p{N}])${word}(?!\\p{L})[^\\p{L}\\d\\n]{0,6}\\d`, 'iu').test(dates);
  if (words.length < 2 || words.length > MOST_WORDS || !words.every(([word]) => /^\p{L}{3,}$/u.test(word) && isDated(word)))
    return subjects;
  return words.map(({ index, 0: word }) => ({
    ...only,
    name: { ...only.name, start: only.name.start + index, end: only.name.start + index + word.length },
  }));
}

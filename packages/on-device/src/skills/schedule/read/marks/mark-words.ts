import { NUMBER, numberOf } from '../words/number-words.ts';
import { END, START, WORDS } from '../words/time-words.ts';
import type { MarkedText } from './marks.ts';

/** Marks rates, repetitions, limits, parts of the day and words for days without study. */
export function markWords(text: MarkedText): void {
  for (const [pattern, reading] of WORDS) text.addAll(pattern, (match) => (typeof reading === 'function' ? reading(match) : reading));
}

/** "three 50-minute sessions": the number before an amount that names sessions. */
const SESSIONS = new RegExp(
  `${START}(?<count>${NUMBER})\\s{1,2}(?=\\uE002{2,30}\\s{1,2}(?:study )?(?:sessions?|blocks?|slots?)${END})`,
  'gu',
);
const FACTOR = /(?<![\d.])(?<count>\d)\s{0,2}[x×]\s{0,2}(?=\uE002)/gu;

/** Marks numbers of sessions around amounts. */
export function markSessions(text: MarkedText): void {
  for (const pattern of [SESSIONS, FACTOR]) {
    text.addAll(pattern, ({ groups = {} }) => ({ kind: 'times', count: Math.max(1, numberOf(groups['count'])) }));
  }
}

import type { Stretch } from '../../../../lib/text/split-list.ts';
import { AROUND_BREAK, AWAY, BREAK, SAT } from '../words/exam-words.ts';
import { isDueWork } from './due-work.ts';

/** Whether a label names a break or a trip: "Family trip" is no exam of "Family law". */
export function isBreak(words: string): boolean {
  return BREAK.test(words) && !AROUND_BREAK.test(words) && !SAT.test(words) && !isDueWork(words, '');
}

/**
 * The words around a date that say the person cannot study then: "Spring break March 15-19 (I will be away)". Undefined without any.
 * @param isExam whether the label names a subject
 */
export function awayWords(raw: string, label: Stretch, around: Stretch, isExam: boolean): Stretch | undefined {
  // The label of "on holiday 3-5 Dec" begins behind its first word.
  const lead = raw.slice(0, label.start).endsWith('on ') && label.start === around.start ? 3 : 0;
  const words = raw.slice(around.start - lead, around.end);
  if (!AWAY.test(words) || SAT.test(words) || isDueWork(words, '')) return undefined;
  return isExam && !AWAY.test(raw.slice(label.start - lead, label.end)) ? undefined : { start: around.start - lead, end: around.end };
}

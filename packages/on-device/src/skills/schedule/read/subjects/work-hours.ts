import { type Stretch, splitList, trimStretch } from '../../../../lib/text/split-list.ts';
import type { Subject, WorkHours } from '../../subject.ts';
import { AMOUNT_OF_WORK, OTHER_HOURS } from '../words/work-words.ts';

/** Minutes of the longest usual exam. */
const LONGEST_EXAM = 300;

/** "about 10 hours of writing", "8-10 h left". Of two figures the higher counts, so that the work gets done. */
export function workHours(words: string): WorkHours | undefined {
  const { lead = '', low, high, of = '', left = '' } = AMOUNT_OF_WORK.exec(words.trim())?.groups ?? {};
  const minutes = Math.round(Number((high ?? low ?? '0').replace(',', '.')) * 60);
  return minutes > 0 ? { minutes, isSure: minutes > LONGEST_EXAM || `${lead}${of}${left}`.trim() !== '' } : undefined;
}

/** The hours of work that a note or a piece of it gives: "(hard, ~20 hours left)". */
export function hoursIn(field: string, raw: string, note: Stretch): Subject['hours'] {
  for (const it of [trimStretch(raw, note), ...splitList(raw, note.start, note.end, true)]) {
    const hours = workHours(raw.slice(it.start, it.end));
    if (hours) return { ...hours, words: { field, raw, ...it } };
  }
  return undefined;
}

/** Whether words give hours that are no amount of work: "3 hours a week", "2-hour paper". */
export function isOtherHours(words: string): boolean {
  return OTHER_HOURS.test(words.trim());
}

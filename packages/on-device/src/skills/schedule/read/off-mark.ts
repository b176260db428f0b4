import type { Mark } from './marks/marks.ts';
import { AM_FREE, FREE_DATES, HOURS_BEHIND } from './words/taken-words.ts';

/** "I'm free Mon and Wed" names days for study, "Mondays free" days without. */
export function isOff(mark: Mark, marks: readonly Mark[], text: string): boolean {
  const after = text.slice(mark.end);
  // "My days off are Mon and Wed: 6 h each" names the days without work, which have hours.
  const isNamed = /^ ?(?:are|is|:|=)/i.test(after) && HOURS_BEHIND.test(after);
  if (isNamed && /\bdays? $/i.test(text.slice(0, mark.start))) return false;
  if (text.slice(mark.start, mark.end).toLowerCase() !== 'free') return true;
  // "I only have Fridays free", "Sundays are my only free days"
  if (/\bonly\b/i.test(text.slice(Math.max(0, (marks[0]?.start ?? 0) - 20), mark.start))) return false;
  // "2 hours Mon to Thu, free on Fri"
  if (/^ on /.test(after) && HOURS.test(text.slice(0, mark.start)) && !AM_FREE.test(text.slice(0, mark.start))) return true;
  // "Free days: 29 Nov, 6 Dec"
  if (FREE_DATES.test(after) && marks.some(({ kind }) => kind === 'dates')) return true;
  return marks.some((it) => (it.kind === 'weekdays' || it.kind === 'dates') && it.start < mark.start);
}

const HOURS = /\d ?(?:h|hours?|hrs?|min)/i;

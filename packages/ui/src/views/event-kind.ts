import type { CourseEvent } from '@marginalia/engine';

/** The kind by which an event is drawn and named: an exam, something to hand in, a topic of a week, a part of the mark without a day, or anything else. */
export type ShownEventKind = 'exam' | 'deadline' | 'topic' | 'mark' | 'event';

export const EVENT_KIND_LABELS: Readonly<Record<ShownEventKind, string>> = {
  exam: 'Exam',
  deadline: 'Deadline',
  topic: 'Topic',
  mark: 'Part of the mark',
  event: 'Event',
};

/** Work that is handed in, whose name may begin with "final" or "midterm". */
const WORK =
  'papers?|essays?|projects?|reports?|presentations?|drafts?|portfolios?|assignments?|proposals?|reflections?|versions?|submissions?';
const EXAM = new RegExp(
  String.raw`\b(?:exam(?:s|ination|inations|en|ens)?|mid-?terms?(?! (?:${WORK})\b)|finals?(?! (?:\p{L}+ )?(?:${WORK})\b)|quiz(?:zes)?|tests?|viva|parcial(?:es)?)\b|(?:klausur|prüfung)(?:en)?(?!\p{L})`,
  'iu',
);
const DEADLINE = new RegExp(
  [
    String.raw`\b(?:due|deadlines?|submit|submission|hand[- ]?in|assignments?|homework|problem sets?|essays?|papers?|reports?`,
    String.raw`projects?|presentations?|proposals?|drafts?|portfolios?|entregas?|ensayos?|abgaben?)\b`,
  ].join('|'),
  'iu',
);

/** A talk about a result, such as "Evaluation conferences: final". */
const MEETING = /\b(?:conferences?|meetings?|consultations?|check-?ins?|appointments?|advising|feedback)\b/i;

/** Finds the kind of an event in its title. "Exam 1 topics due" is something to hand in. */
export function eventKind({ title, topics, weight, date, week }: Omit<CourseEvent, 'end' | 'unit'>): ShownEventKind {
  if (topics) return 'topic';
  if (/\bdue\b/i.test(title)) return 'deadline';
  if (EXAM.test(title)) return MEETING.test(title) ? 'event' : 'exam';
  if (DEADLINE.test(title)) return 'deadline';
  return weight !== undefined && date === undefined && week === undefined ? 'mark' : 'event';
}

/** "10 %", "20 points" */
export function weightText({ weight, unit }: Pick<CourseEvent, 'weight' | 'unit'>): string | undefined {
  return weight === undefined ? undefined : `${weight} ${unit ?? '%'}`;
}

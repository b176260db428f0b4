import type { CourseEvent } from '@marginalia/engine';

/** The kind by which an event is drawn and named: an exam, something to hand in, a topic of a week, or anything else. */
export type ShownEventKind = 'exam' | 'deadline' | 'topic' | 'event';

export const EVENT_KIND_LABELS: Readonly<Record<ShownEventKind, string>> = {
  exam: 'Exam',
  deadline: 'Deadline',
  topic: 'Topic',
  event: 'Event',
};

const EXAM =
  /\b(?:exam(?:s|ination|inations|en|ens)?|mid-?terms?|finals?|quiz(?:zes)?|tests?|viva|parcial(?:es)?|klausur(?:en)?|prüfung(?:en)?)\b/iu;
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
export function eventKind({ title, topics }: Pick<CourseEvent, 'title' | 'topics'>): ShownEventKind {
  if (topics) return 'topic';
  if (/\bdue\b/i.test(title)) return 'deadline';
  if (EXAM.test(title)) return MEETING.test(title) ? 'event' : 'exam';
  return DEADLINE.test(title) ? 'deadline' : 'event';
}

/** "10 %", "20 points" */
export function weightText({ weight, unit }: Pick<CourseEvent, 'weight' | 'unit'>): string | undefined {
  return weight === undefined ? undefined : `${weight} ${unit ?? '%'}`;
}

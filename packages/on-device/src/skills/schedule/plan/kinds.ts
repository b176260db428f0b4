import type { Pace } from '../pace.ts';
import type { PlanRequest, PlanSubject, Slot } from './plan.ts';
import type { Share } from './share.ts';

/** Material that was new on a day and is reviewed after fixed numbers of days. */
interface Due {
  readonly day: number;
  readonly topic: number | undefined;
}

/** New material is studied only in this first share of a subject's days. */
const LAST_NEW = 0.7;
export const REVIEW_MINUTES = 15;
/** The shortest slot, in minutes, that can begin with a review. */
const ROOM_FOR_REVIEW = 40;

/** Assigns each share to new material, topic by topic, then to practice, with short reviews when they are due. */
export function nameKinds({ subjects, from }: PlanRequest, shares: readonly (readonly Share[])[], pace: Pace): Slot[][] {
  const daysToFirst = (subject: PlanSubject | undefined): number => Math.max(0, (subject?.exams[0] ?? Infinity) - from);
  const forNew = subjects.map((_, at) => minutesForNew(at, shares, subjects[at]?.newShare ?? pace.newShare, daysToFirst(subjects[at])));
  const done = subjects.map(() => 0);
  const due: Due[][] = subjects.map(() => []);
  const named = shares.map((day, index) => {
    const today = from + index;
    return day.map(({ subject, minutes, final }): Slot => {
      if (final) return { subject, minutes, kind: 'final', topic: undefined, review: 0, reviewTopic: undefined };
      if (isWork(subjects[subject])) return { subject, minutes, kind: 'work', topic: undefined, review: 0, reviewTopic: undefined };
      const limit = forNew[subject] ?? 0;
      const before = done[subject] ?? 0;
      const topics = subjects[subject]?.topics ?? 0;
      const isNew = before < limit;
      const topic = isNew && topics > 0 ? Math.min(topics - 1, Math.floor((before / limit) * topics)) : undefined;
      done[subject] = before + minutes;
      const ready = (due[subject] ?? []).filter((it) => it.day <= today);
      const review = ready.length > 0 && minutes >= ROOM_FOR_REVIEW ? REVIEW_MINUTES : 0;
      if (review > 0) due[subject] = (due[subject] ?? []).filter((it) => it.day > today);
      // Only one series of reviews at a time for the same material, or every block would begin with a review.
      const isUnderWay = due[subject]?.some((it) => it.topic === topic) ?? false;
      if (isNew && !isUnderWay) due[subject]?.push(...pace.reviews.map((after) => ({ day: today + after, topic })));
      return {
        subject,
        minutes,
        kind: isNew ? 'new' : 'practice',
        topic,
        review,
        reviewTopic: review > 0 ? ready.at(-1)?.topic : undefined,
      };
    });
  });
  return withParts(named);
}

/** Numbers the sessions with new material of each subject without topics, so that each has a part of it. */
function withParts(days: readonly (readonly Slot[])[]): Slot[][] {
  const isPart = ({ kind, topic }: Slot): boolean => kind === 'new' && topic === undefined;
  const count = (subject: number): number => days.flat().filter((it) => it.subject === subject && isPart(it)).length;
  const numbers = new Map<number, number>();
  return days.map((day) =>
    day.map((slot) => {
      if (!isPart(slot)) return slot;
      const number = (numbers.get(slot.subject) ?? 0) + 1;
      numbers.set(slot.subject, number);
      return { ...slot, part: { number, of: count(slot.subject) } };
    }),
  );
}

/**
 * The minutes for new material: a share of the subject's time until its first exam, or until its end where no time is left before
 * that exam. None of it is in the last days, too close to the exam.
 */
function minutesForNew(subject: number, shares: readonly (readonly Share[])[], newShare: number, toFirst: number): number {
  const early = minutesOfNew(subject, shares.slice(0, toFirst), newShare);
  return early > 0 ? early : minutesOfNew(subject, shares, newShare);
}

function minutesOfNew(subject: number, shares: readonly (readonly Share[])[], newShare: number): number {
  const byDay = shares.map((day) => day.reduce((sum, it) => sum + (it.subject === subject && !it.final ? it.minutes : 0), 0));
  const last = byDay.findLastIndex((minutes) => minutes > 0);
  const first = byDay.findIndex((minutes) => minutes > 0);
  const all = byDay.reduce((sum, it) => sum + it, 0);
  const early = byDay.slice(0, first + Math.ceil((last + 1 - first) * LAST_NEW)).reduce((sum, it) => sum + it, 0);
  return Math.min(all * newShare, early);
}

/** Whether a subject is nothing but work. */
function isWork(subject: PlanSubject | undefined): boolean {
  return subject?.exams.length === 0 && (subject.minutes !== undefined || (subject.dues ?? []).length > 0);
}

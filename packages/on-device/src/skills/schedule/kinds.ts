import type { Share } from './make-plan.ts';
import type { Pace } from './pace.ts';
import type { PlanRequest, Slot } from './plan.ts';

/** Material that was new on a day and comes back after fixed numbers of days. */
interface Due {
  readonly day: number;
  readonly topic: number | undefined;
}

const REVIEW_MINUTES = 15;
/** A slot shorter than this has no room for a review before its own work. */
const ROOM_FOR_REVIEW = 40;

/** Says of each share what it is for: new material first, topic by topic, then practice; short reviews when they fall due. */
export function nameKinds({ subjects, from }: PlanRequest, shares: readonly (readonly Share[])[], pace: Pace): Slot[][] {
  const ordinary = subjects.map((_, at) => shares.flat().reduce((sum, it) => sum + (it.subject === at && !it.final ? it.minutes : 0), 0));
  const done = subjects.map(() => 0);
  const due: Due[][] = subjects.map(() => []);
  return shares.map((day, index) => {
    const today = from + index;
    return day.map(({ subject, minutes, final }): Slot => {
      if (final) return { subject, minutes, kind: 'final', topic: undefined, review: 0, reviewTopic: undefined };
      const forNew = (ordinary[subject] ?? 0) * pace.newShare;
      const before = done[subject] ?? 0;
      const topics = subjects[subject]?.topics ?? 0;
      const isNew = before < forNew;
      const topic = isNew && topics > 0 ? Math.min(topics - 1, Math.floor((before / forNew) * topics)) : undefined;
      done[subject] = before + minutes;
      const ready = (due[subject] ?? []).filter((it) => it.day <= today);
      const review = ready.length > 0 && minutes >= ROOM_FOR_REVIEW ? REVIEW_MINUTES : 0;
      if (review > 0) due[subject] = (due[subject] ?? []).filter((it) => it.day > today);
      if (isNew) due[subject]?.push(...pace.reviews.map((after) => ({ day: today + after, topic })));
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
}

/** The numbers by which each study style shapes a plan. Lengths are in minutes. */
export interface Pace {
  readonly id: 'intensive' | 'balanced' | 'relaxed' | 'exam-focused';
  /** The usual length of one block. */
  readonly block: number;
  readonly pause: number;
  /** Share of a subject's time for new material; the rest is practice. */
  readonly newShare: number;
  /** The distance of an exam in days at which its weight doubles. It decides how strongly a near exam attracts time. */
  readonly urgency: number;
  /** Days after new material at which it is reviewed. */
  readonly reviews: readonly number[];
}

const PACES: readonly Pace[] = [
  { id: 'intensive', block: 90, pause: 10, newShare: 0.6, urgency: 4, reviews: [1, 3, 7] },
  { id: 'balanced', block: 60, pause: 10, newShare: 0.6, urgency: 3, reviews: [1, 3, 7] },
  { id: 'relaxed', block: 45, pause: 15, newShare: 0.65, urgency: 2, reviews: [1, 3, 7] },
  { id: 'exam-focused', block: 60, pause: 10, newShare: 0.4, urgency: 7, reviews: [1, 3, 7] },
];

/** Sessions of at most so many minutes are pomodoros, with a pause of five minutes. */
const SHORT = 30;

/**
 * The pace of a study style, or the balanced one.
 * @param session the minutes of one session, where the person names them
 */
export function paceOf(value: string | undefined, session?: number): Pace {
  const wanted = (value ?? '').toLowerCase().replace(/\s+/g, '-');
  const pace = PACES.find((it) => it.id === wanted) ?? (PACES[1] as Pace);
  return session === undefined ? pace : { ...pace, block: session, pause: session <= SHORT ? 5 : pace.pause };
}

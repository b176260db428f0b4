import { firstDay, NOWHERE } from './place.ts';
import { isStudy, type PlannedBlock, subjectKey } from './study-plan.ts';

/** The time of one subject in a plan, in minutes. */
export interface SubjectHours {
  readonly subject: string;
  readonly minutes: number;
  readonly done: number;
  /** The time of the blocks that have no day. */
  readonly nowhere: number;
  /** The day of its next exam; of its last one if all are over. */
  readonly exam?: string;
}

/** The time of each subject, in the order in which the subjects first appear. */
export function hoursBySubject(blocks: readonly PlannedBlock[], today: string): SubjectHours[] {
  const subjects = new Map<string, PlannedBlock[]>();
  for (const block of blocks) {
    const key = subjectKey(block.subject);
    if (isStudy(block)) subjects.set(key, [...(subjects.get(key) ?? []), block]);
  }
  return [...subjects].map(([key, own]) => {
    const exams = blocks
      .filter(({ exam, subject }) => exam && subjectKey(subject) === key)
      .map(({ place }) => firstDay(place))
      .sort();
    const exam = exams.find((day) => day >= today) ?? exams.at(-1);
    return {
      subject: own[0]?.subject ?? '',
      minutes: minutesOf(own),
      done: minutesOf(own.filter(({ done }) => done)),
      nowhere: minutesOf(own.filter(({ place }) => place === NOWHERE)),
      ...(exam !== undefined && { exam }),
    };
  });
}

/** The time of several blocks together, in minutes. */
export function minutesOf(blocks: readonly Pick<PlannedBlock, 'minutes'>[]): number {
  return blocks.reduce((sum, { minutes = 0 }) => sum + minutes, 0);
}

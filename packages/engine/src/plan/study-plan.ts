import { addDays, withYear } from '../items/days.ts';
import type { StudyBlock } from '../items/plan-lines.ts';
import { firstDay, lastDay, NOWHERE, type PlanPlace, weekPlace } from './place.ts';
import type { PlanProgress } from './plan-progress.ts';

/** A block of a plan as it stands now. */
export interface PlannedBlock extends Omit<StudyBlock, 'date' | 'wholeWeek'> {
  readonly id: string;
  /** The place that the text gives it. */
  readonly home: PlanPlace;
  readonly place: PlanPlace;
  readonly done: boolean;
  readonly pinned: boolean;
}

/**
 * The blocks of a plan with what the student did.
 * @param ids the names of the blocks
 * @param today the local day, `2026-11-23`
 */
export function plannedBlocks(
  blocks: readonly StudyBlock[],
  ids: readonly string[],
  progress: PlanProgress | undefined,
  today: string,
): PlannedBlock[] {
  const done = new Set(progress?.done);
  const pinned = new Set(progress?.pinned);
  return blocks.map(({ date, wholeWeek, ...block }, index) => {
    const id = ids[index] ?? '';
    // A numbered day has no place in the calendar, until the student gives it one.
    const day = date === '' ? NOWHERE : withYear(date, today);
    const home = wholeWeek ? weekPlace(day) : day;
    return { ...block, id, home, place: progress?.places[id] ?? home, done: done.has(id), pinned: pinned.has(id) };
  });
}

/** Whether a block is time to study, and neither an exam nor a goal that is due. */
export function isStudy({ exam, goal }: Pick<PlannedBlock, 'exam' | 'goal'>): boolean {
  return !exam && !goal;
}

/** Whether the day of a block is over and the block is not done. */
export function isLeftOpen(block: PlannedBlock, today: string): boolean {
  return isStudy(block) && !block.done && block.place !== NOWHERE && lastDay(block.place) < today;
}

/** Whether a new plan may move a block. */
export function isMovable(block: PlannedBlock): boolean {
  return isStudy(block) && !block.done && !block.pinned;
}

/**
 * Finds the day before which a block must be done: of the first exam of its subject from the day that the text gives the block, or, for
 * a block of coursework, the day on which the work is due.
 */
export function examDays(blocks: readonly PlannedBlock[]): (block: PlannedBlock) => string | undefined {
  const days = new Map<string, string[]>();
  for (const { exam, subject, place } of blocks) {
    if (exam) days.set(subjectKey(subject), [...(days.get(subjectKey(subject)) ?? []), place].sort());
  }
  const works = dueDays(blocks);
  return (block) =>
    isCoursework(block)
      ? works.get(subjectKey(block.subject))
      : days.get(subjectKey(block.subject))?.find((day) => day >= firstDay(block.home));
}

function isCoursework({ activity = '' }: Pick<PlannedBlock, 'activity'>): boolean {
  return /\bcoursework\b/i.test(activity);
}

/**
 * The day on which the work of each subject is due. A goal that is due has words of its own instead of the subject's name, so it is the
 * first such goal from the last block of the work on; without one, the day after that block.
 */
function dueDays(blocks: readonly PlannedBlock[]): Map<string, string> {
  const goals = blocks.flatMap(({ goal, subject, home }) => (goal && /, due$/.test(subject) ? [firstDay(home)] : [])).sort();
  const last = new Map<string, string>();
  for (const block of blocks) {
    const key = subjectKey(block.subject);
    const day = lastDay(block.home);
    if (isCoursework(block) && day > (last.get(key) ?? NOWHERE)) last.set(key, day);
  }
  return new Map([...last].map(([key, day]) => [key, goals.find((it) => it >= day) ?? addDays(day, 1)]));
}

/** Whether a block stands on the day of its exam or later. */
export function isAfterExam(block: PlannedBlock, examDay: string | undefined): boolean {
  return isStudy(block) && examDay !== undefined && block.place !== NOWHERE && firstDay(block.place) >= examDay;
}

/** One spelling of a subject for all its blocks. */
export function subjectKey(subject: string): string {
  return subject.normalize('NFKC').toLowerCase();
}

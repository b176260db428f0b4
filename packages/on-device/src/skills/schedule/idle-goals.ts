import type { Passage } from '../../spans.ts';
import type { Study } from './read-study.ts';

const REASONS = {
  grade: 'A grade does not change the plan. To give a subject more time, write “(hard)” after its name.',
  unnamed: 'None of your subjects has this name or topic. Write it beside its subject, for example “Physics (weak at optics)”.',
  taken: 'The plan reads the times at which you cannot study from the field of study time, for example “2 hours a day, not on Tuesdays”.',
  other: 'A plan of hours has no place for this goal.',
} as const;

/** The plan names so many goals that change nothing; more are listed as not used. */
export const MOST_IDLE = 12;

/** The goals that change nothing in the plan, with the reason. */
export function idleGoals({ goals, subjects, from, to }: Study): { readonly words: Passage; readonly reason: string }[] {
  return goals.flatMap((goal) => {
    const { words } = goal;
    if (goal.kind === 'unused') return [{ words, reason: REASONS[goal.why] }];
    if (goal.kind === 'by' && (goal.day < from || goal.day > to)) return [{ words, reason: 'Its day is outside the plan.' }];
    if (goal.kind === 'weight' && subjects[goal.subject]?.weightNote !== words)
      return [{ words, reason: 'The list of subjects already says how much time this one gets.' }];
    return [];
  });
}

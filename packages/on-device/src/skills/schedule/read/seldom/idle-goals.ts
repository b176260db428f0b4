import type { Passage } from '../../../../spans.ts';
import type { Study } from '../../read-study.ts';
import { IDLE } from './goal-phrases.ts';

/** The plan names so many goals that change nothing; more are listed as not used. */
export const MOST_IDLE = 12;

interface IdleGoal {
  readonly words: Passage;
  readonly reason: string;
}

/** The goals that change nothing in the plan, with the reason. */
export function idleGoals({ goals, subjects, from, to }: Study): IdleGoal[] {
  return goals.flatMap((goal): IdleGoal[] => {
    const { words } = goal;
    if (goal.kind === 'unused') return [{ words, reason: IDLE[goal.why] }];
    if (goal.kind === 'by' && (goal.day < from || goal.day > to)) return [{ words, reason: IDLE.outside }];
    if (goal.kind === 'weight' && subjects[goal.subject]?.weightNote !== words) return [{ words, reason: IDLE.weighed }];
    return [];
  });
}

/** The goals that change nothing and that the plan does not name. */
export function unprintedGoals(study: Study): IdleGoal[] {
  return idleGoals(study).slice(MOST_IDLE);
}

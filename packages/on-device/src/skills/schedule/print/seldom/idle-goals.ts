import { type Passage, quote } from '../../../../spans.ts';
import { matchSubject } from '../../read/subjects/match-subject.ts';
import { WORK } from '../../read/words/exam-words.ts';
import type { Study } from '../../read-study.ts';
import { nameOf } from '../../subject.ts';
import { IDLE } from './seldom-phrases.ts';

/** The plan names so many goals that change nothing; more are listed as not used. */
export const MOST_IDLE = 12;

interface IdleGoal {
  readonly words: Passage;
  readonly reason: string;
}

/** The goals that change nothing in the plan, with the reason. */
export function idleGoals({ goals, subjects, exams, from, to }: Study): IdleGoal[] {
  const names = subjects.map(nameOf);
  return goals.flatMap((goal): IdleGoal[] => {
    const { words } = goal;
    const text = quote(words).text;
    const work = WORK.exec(text)?.[0].toLowerCase();
    // "Finish the essay" beside "Phil essay due 8 December", "pass orgo" beside "Organic Chemistry (hardest)"
    if (
      goal.kind === 'unused' &&
      goal.why === 'other' &&
      exams.some(
        (it) =>
          it.isDue &&
          quote(it.label)
            .text.toLowerCase()
            .includes(work ?? '\n'),
      )
    )
      return [{ words, reason: IDLE.working }];
    if (goal.kind === 'unused' && goal.why === 'grade' && (subjects[matchSubject(text, names)]?.weight ?? 1) > 1)
      return [{ words, reason: IDLE.weighed }];
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

import { BLANK, type Line, quote } from '../../../../spans.ts';
import { daySpan, nameSpan } from '../../phrases.ts';
import type { Study } from '../../read-study.ts';
import { idleGoals, MOST_IDLE } from './idle-goals.ts';
import { sayGoal } from './seldom-phrases.ts';

/** The goals with their effects, then those that change nothing, with the reason. */
export function goalLines(study: Study): Line[] {
  const { goals, subjects, from, to } = study;
  const lines = goals.flatMap((goal): Line[] => {
    const words = quote(goal.words);
    if (goal.kind === 'weight') return [sayGoal('goalWeight', { words, name: nameSpan(subjects[goal.subject]) })];
    if (goal.kind === 'off') return [sayGoal('goalOff', { words })];
    if (goal.kind === 'by' && goal.day >= from && goal.day <= to) return [sayGoal('goalBy', { words, date: daySpan(goal.day) })];
    if (goal.kind !== 'practice') return [];
    return [
      goal.subject === 'all'
        ? sayGoal('goalPracticeAll', { words })
        : sayGoal('goalPractice', { words, name: nameSpan(subjects[goal.subject]) }),
    ];
  });
  const idle = idleGoals(study)
    .slice(0, MOST_IDLE)
    .map(({ words, reason }) =>
      sayGoal('goalIdle', { words: quote(words), reason: { kind: 'phrase', text: reason, id: 'schedule.idle' } }),
    );
  return [
    ...(lines.length > 0 ? [BLANK, sayGoal('goalsHeading'), ...lines] : []),
    ...(idle.length > 0 ? [BLANK, sayGoal('goalsIdleHeading'), ...idle] : []),
  ];
}

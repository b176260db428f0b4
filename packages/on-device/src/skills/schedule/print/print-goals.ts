import { BLANK, type Line, quote } from '../../../spans.ts';
import { idleGoals, MOST_IDLE } from '../idle-goals.ts';
import { daySpan, fillPhrase, nameSpan } from '../phrases.ts';
import type { Study } from '../read-study.ts';

/** The goals with their effects, then those that change nothing, with the reason. */
export function goalLines(study: Study): Line[] {
  const { goals, subjects, from, to } = study;
  const lines = goals.flatMap((goal): Line[] => {
    const words = quote(goal.words);
    if (goal.kind === 'weight') return [fillPhrase('goalWeight', { words, name: nameSpan(subjects[goal.subject]) })];
    if (goal.kind === 'off') return [fillPhrase('goalOff', { words })];
    if (goal.kind === 'by' && goal.day >= from && goal.day <= to) return [fillPhrase('goalBy', { words, date: daySpan(goal.day) })];
    if (goal.kind !== 'practice') return [];
    return [
      goal.subject === 'all'
        ? fillPhrase('goalPracticeAll', { words })
        : fillPhrase('goalPractice', { words, name: nameSpan(subjects[goal.subject]) }),
    ];
  });
  const idle = idleGoals(study)
    .slice(0, MOST_IDLE)
    .map(({ words, reason }) =>
      fillPhrase('goalIdle', { words: quote(words), reason: { kind: 'phrase', text: reason, id: 'schedule.idle' } }),
    );
  return [
    ...(lines.length > 0 ? [BLANK, fillPhrase('goalsHeading'), ...lines] : []),
    ...(idle.length > 0 ? [BLANK, fillPhrase('goalsIdleHeading'), ...idle] : []),
  ];
}

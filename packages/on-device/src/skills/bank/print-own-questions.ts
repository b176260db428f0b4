import { isForChosen, ownText } from '../../lib/text/own-text.ts';
import type { SkillContext } from '../../skill.ts';
import { computed, type Line, type Span } from '../../spans.ts';
import type { OwnQuestion } from './parameters.ts';
import { fillPhrase } from './phrases.ts';

const HINTS = {
  shows: (shows: Span[]) => fillPhrase('shows', { shows }),
  look: (look: Span[]) => fillPhrase('look', { look }),
  followUp: (followUp: Span[]) => fillPhrase('followUp', { followUp }),
} as const;

/** Writes the questions that the definition brings, in its order. A question with a blank field in it is left out. */
export function printOwnQuestions(
  questions: readonly OwnQuestion[],
  count: readonly [min: number, max: number],
  context: SkillContext,
): Line[] {
  const asked = questions.flatMap((own, index) => {
    const id = `bank.own-${index + 1}`;
    const question = isForChosen(own.for, context) ? ownText(own.question, id, context) : undefined;
    return question === undefined ? [] : [{ own, id, question }];
  });
  return asked.slice(0, count[1]).flatMap(({ own, id, question }, index): Line[] => [
    fillPhrase('question', { number: computed(index + 1, 'number'), question }),
    ...Object.entries(HINTS).flatMap(([name, print]) => {
      const hint = own[name as keyof typeof HINTS];
      const filled = hint === undefined ? undefined : ownText(hint, id, context);
      return filled === undefined ? [] : [print(filled)];
    }),
  ]);
}

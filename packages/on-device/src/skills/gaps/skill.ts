import type { Skill } from '../../skill.ts';
import type { Line } from '../../spans.ts';
import type { GapPart } from './parameters.ts';
import { fillPhrase } from './phrases.ts';
import { printConcepts } from './print/print-concepts.ts';
import { printCoverage } from './print/print-coverage.ts';
import { printExam } from './print/print-exam.ts';
import { printPriorities } from './print/print-priorities.ts';
import { printSelfTest } from './print/print-self-test.ts';
import { printMissing, printThin } from './print/print-weak-topics.ts';
import { internalGaps } from './read/internal-gaps.ts';
import { most, type Scope, scopeOf } from './scope.ts';
import { capped } from './spans.ts';

const MOST_INTERNAL = 20;

/** Prints what notes lack, compared with a syllabus section if there is one, otherwise by themselves. */
export const gaps: Skill<'gaps'> = ({ from, against, mode, part }, context) => {
  const notes = context.document(from);
  if (notes.words === 0) return [fillPhrase('empty')];
  return PARTS[part](
    scopeOf(notes, against === undefined ? undefined : context.document(against), mode === undefined ? undefined : context.values[mode]),
  );
};

const PARTS: { readonly [P in GapPart]: (scope: Scope) => readonly Line[] } = {
  coverage: printCoverage,
  missing: printMissing,
  thin: printThin,
  internal: ({ notes, mode }) => {
    const lines = internalGaps(notes).map(({ line }) => line);
    return lines.length === 0 ? [fillPhrase('nothingOpen')] : capped(lines, most(mode, MOST_INTERNAL));
  },
  concepts: printConcepts,
  exam: printExam,
  priorities: printPriorities,
  'self-test': printSelfTest,
};

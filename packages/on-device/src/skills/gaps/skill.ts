import type { Skill } from '../../skill.ts';
import type { Line } from '../../spans.ts';
import type { GapPart } from './parameters.ts';
import { say } from './phrases.ts';
import { conceptLines } from './print/print-concepts.ts';
import { coverageLines } from './print/print-coverage.ts';
import { examLines } from './print/print-exam.ts';
import { priorityLines } from './print/print-priorities.ts';
import { selfTestLines } from './print/print-self-test.ts';
import { missingLines, thinLines } from './print/print-weak-topics.ts';
import { internalGaps } from './read/internal-gaps.ts';
import { most, type Scope, scopeOf } from './scope.ts';
import { capped } from './spans.ts';

const MOST_INTERNAL = 20;

/** What notes lack, against a syllabus section where there is one, otherwise against themselves. */
export const gaps: Skill<'gaps'> = ({ from, against, mode, part }, context) => {
  const notes = context.document(from);
  if (notes.words === 0) return [say('empty')];
  return PARTS[part](
    scopeOf(notes, against === undefined ? undefined : context.document(against), mode === undefined ? undefined : context.values[mode]),
  );
};

const PARTS: { readonly [P in GapPart]: (scope: Scope) => readonly Line[] } = {
  coverage: coverageLines,
  missing: missingLines,
  thin: thinLines,
  internal: ({ notes, mode }) => {
    const lines = internalGaps(notes).map(({ line }) => line);
    return lines.length === 0 ? [say('nothingOpen')] : capped(lines, most(mode, MOST_INTERNAL));
  },
  concepts: conceptLines,
  exam: examLines,
  priorities: priorityLines,
  'self-test': selfTestLines,
};

import type { UnusedText } from '@marginalia/engine';
import type { SkillLack } from '../../lack.ts';
import { noText } from '../../lib/text/no-text.ts';
import type { Skill, SkillOutput } from '../../skill.ts';
import type { Line } from '../../spans.ts';
import { internalGaps } from './internal-gaps.ts';
import type { GapPart } from './parameters.ts';
import { fillPhrase, sayLack, UNUSED } from './phrases.ts';
import { printConcepts } from './print/print-concepts.ts';
import { printCoverage } from './print/print-coverage.ts';
import { printExam } from './print/print-exam.ts';
import { printPriorities } from './print/print-priorities.ts';
import { printSelfTest } from './print/print-self-test.ts';
import { printMissing, printThin } from './print/print-weak-topics.ts';
import { most, type Scope, scopeOf } from './scope.ts';
import { capped, counted } from './spans.ts';

const MOST_INTERNAL = 20;

/** The fewest words of notes that can be checked. */
const LEAST_WORDS = 12;
/** Fewer words than this are a name, not notes. */
const FEWEST_WORDS = 4;

/** Prints what notes lack, compared with a syllabus section if there is one, otherwise by themselves. */
export const gaps: Skill<'gaps', SkillOutput> = ({ from, against, mode, part }, context) => {
  const notes = context.document(from);
  if (notes.words === 0) {
    const reason = noText(context.values[from] ?? '') ?? fillPhrase('empty');
    return { lines: [fillPhrase('empty')], lacks: [{ grade: 'needs-more', field: from, reason }] };
  }
  const scope = scopeOf(
    notes,
    against === undefined ? undefined : context.draft(against),
    mode === undefined ? undefined : context.values[mode],
  );
  const lines = PARTS[part](scope);
  return part === 'coverage' ? { lines, lacks: lacksOf(scope, from, against), unused: unusedOf(scope, against) } : { lines };
};

function lacksOf({ notes, unread }: Scope, from: string, against: string | undefined): SkillLack[] {
  const none = noText(notes.value);
  if (none !== undefined) return [{ grade: 'needs-more', field: from, reason: none }];
  if (notes.words < LEAST_WORDS)
    return [
      {
        grade: notes.words < FEWEST_WORDS ? 'needs-more' : 'partial',
        field: from,
        reason: sayLack('few', { words: counted(notes.words, 'word') }),
      },
    ];
  return unread && against !== undefined ? [{ grade: 'partial', field: against, reason: sayLack('unread') }] : [];
}

function unusedOf({ passedOver }: Scope, against: string | undefined): UnusedText[] {
  return against === undefined ? [] : passedOver.map(({ start, end, why }) => ({ field: against, start, end, reason: UNUSED[why] }));
}

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

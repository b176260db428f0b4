import type { UnusedText } from '@marginalia/engine';
import type { SkillLack } from '../../lack.ts';
import { noText } from '../../lib/text/no-text.ts';
import { isFiller } from '../../lib/text/speech/tidy.ts';
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
import { type Evidence, notesOf } from './read/evidence.ts';
import { most, type Scope, scopeOf } from './scope.ts';
import { capped, counted } from './spans.ts';

const MOST_INTERNAL = 20;

/** The fewest words of notes that can be checked. */
const LEAST_WORDS = 12;
/** Fewer words than this are a name, not notes. */
const FEWEST_WORDS = 4;

/** Prints a part of the analysis of notes, which compares them with a syllabus if there is one and otherwise reads them alone. */
export const gaps: Skill<'gaps', SkillOutput> = async ({ from, against, mode, part }, context) => {
  const notes = context.document(from);
  if (notes.words === 0) {
    const reason = noText(context.values[from] ?? '') ?? fillPhrase('empty');
    return { lines: [fillPhrase('empty')], lacks: [{ grade: 'needs-more', field: from, reason }] };
  }
  const syllabus = against === undefined ? undefined : context.draft(against);
  const chosen = mode === undefined ? undefined : context.values[mode];
  const scope = scopeOf(notes, syllabus && { text: syllabus, short: await loadShortNames() }, chosen);
  const lines = PARTS[part](scope);
  return part === 'coverage' ? { lines, lacks: lacksOf(scope, from, against), unused: unusedOf(scope, against) } : { lines };
};

/** Loads the functions that find shortened names, which notes without a syllabus do not need. */
const loadShortNames = () => import('./judge/find-short.ts');

gaps.load = loadShortNames;

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
  const talk = notes.sentences.filter(isFiller).length;
  if (talk > 0 && talk >= MOST_TALK * notes.sentences.length) return [{ grade: 'needs-more', field: from, reason: fillPhrase('empty') }];
  if (!notesOf(notes).evidence.some((passage) => tells(passage, notes.raw)))
    return [{ grade: 'partial', field: from, reason: sayLack('names') }];
  return unread && against !== undefined ? [{ grade: 'partial', field: against, reason: sayLack('unread') }] : [];
}

/** The share of greetings and talk about the class from which a text holds no notes. */
const MOST_TALK = 0.6;

/** The fewest words of a note without a mark that says something. */
const LEAST_TOLD = 5;

/** Whether a passage says something, and is not only a name. */
function tells({ heading, words, start, end }: Evidence, raw: string): boolean {
  return !heading && (words >= LEAST_TOLD || /\S\s*[:=→(<>]\s*\S|\s[-–—]\s/u.test(raw.slice(start, end)));
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

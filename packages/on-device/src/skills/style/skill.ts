import { asWritten } from '../../lib/text/as-written.ts';
import type { Skill } from '../../skill.ts';
import type { Line } from '../../spans.ts';
import { type Checked, check } from './check.ts';
import type { StylePart } from './parameters.ts';
import { fillPhrase } from './phrases.ts';
import { printFindings } from './print/print-findings.ts';
import { printPriorities } from './print/print-priorities.ts';
import { printReadability } from './print/print-readability.ts';
import { printRepetition } from './print/print-repetition.ts';
import { printSpacing } from './print/print-spacing.ts';
import { printStrengths } from './print/print-strengths.ts';
import { printStructure } from './print/print-structure.ts';

/** Prints findings in a draft. Each quotes the words and gives their place and the correction. Nothing is rewritten. */
export const style: Skill<'style'> = ({ from, part }, context) => {
  const checked = check(asWritten(context.document(from)));
  return checked.prose.words === 0 ? [fillPhrase('empty')] : PARTS[part](checked);
};

/** Grammar errors are quick to fix, so more of them are listed than of other findings. */
const MOST_ERRORS = 15;

const PARTS: { readonly [P in StylePart]: (checked: Checked) => readonly Line[] } = {
  priorities: printPriorities,
  grammar: ({ prose, grammar }) => {
    const spaces = printSpacing(prose);
    return orElse([...printFindings(prose, grammar, MOST_ERRORS - spaces.length), ...spaces], fillPhrase('noGrammar'));
  },
  wording: ({ prose, wording }) => orElse(printFindings(prose, wording), fillPhrase('noWording')),
  claims: ({ prose, claims }) => orElse(printFindings(prose, claims), fillPhrase('noClaims')),
  repetition: ({ prose }) => orElse(printRepetition(prose), fillPhrase('noRepetition')),
  structure: ({ prose }) => printStructure(prose),
  readability: ({ prose }) => printReadability(prose),
  strengths: printStrengths,
};

function orElse(lines: readonly Line[], otherwise: Line): readonly Line[] {
  return lines.length === 0 ? [otherwise] : lines;
}

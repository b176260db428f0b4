import type { Skill } from '../../skill.ts';
import type { Line } from '../../spans.ts';
import { type Checked, check } from './check.ts';
import type { StylePart } from './parameters.ts';
import { say } from './phrases.ts';
import { report } from './print/print-findings.ts';
import { priorityLines } from './print/print-priorities.ts';
import { readabilityLines } from './print/print-readability.ts';
import { repetitionLines } from './print/print-repetition.ts';
import { spacingLines } from './print/print-spacing.ts';
import { strengthLines } from './print/print-strengths.ts';
import { structureLines } from './print/print-structure.ts';

/** Findings in a draft: each quotes the words, says where they stand, and gives the fix. Nothing is rewritten. */
export const style: Skill<'style'> = ({ from, part }, context) => {
  const checked = check(context.document(from));
  return checked.prose.words === 0 ? [say('empty')] : PARTS[part](checked);
};

/** Slips are quick to fix, so more of them are shown than of other findings. */
const MOST_SLIPS = 15;

const PARTS: { readonly [P in StylePart]: (checked: Checked) => readonly Line[] } = {
  priorities: priorityLines,
  grammar: ({ prose, grammar }) => {
    const spaces = spacingLines(prose);
    return orElse([...report(prose, grammar, MOST_SLIPS - spaces.length), ...spaces], say('noGrammar'));
  },
  wording: ({ prose, wording }) => orElse(report(prose, wording), say('noWording')),
  claims: ({ prose, claims }) => orElse(report(prose, claims), say('noClaims')),
  repetition: ({ prose }) => orElse(repetitionLines(prose), say('noRepetition')),
  structure: ({ prose }) => structureLines(prose),
  readability: ({ prose }) => readabilityLines(prose),
  strengths: strengthLines,
};

function orElse(lines: readonly Line[], otherwise: Line): readonly Line[] {
  return lines.length === 0 ? [otherwise] : lines;
}

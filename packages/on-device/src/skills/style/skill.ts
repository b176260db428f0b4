import { noText } from '../../lib/text/no-text.ts';
import type { Skill, SkillOutput } from '../../skill.ts';
import { computed, type Line } from '../../spans.ts';
import { type Checked, check, loadEnglish } from './check.ts';
import type { StylePart } from './parameters.ts';
import { fillPhrase } from './phrases.ts';
import { printFindings } from './print/print-findings.ts';
import { printPriorities } from './print/print-priorities.ts';
import { printReadability } from './print/print-readability.ts';
import { printRepetition } from './print/print-repetition.ts';
import { printSpacing } from './print/print-spacing.ts';
import { printStrengths } from './print/print-strengths.ts';
import { printStructure } from './print/print-structure.ts';
import { isEnglish } from './read/is-english.ts';
import { type Prose, proseOf } from './read/prose.ts';

/** Prints findings in a draft. Each quotes the words and gives their place and the correction. Nothing is rewritten. */
export const style: Skill<'style', SkillOutput> = async ({ from, part }, context) => {
  const document = context.wholeDocument(from);
  const prose = proseOf(document);
  const none = noText(document.value);
  const without = prose.words === 0 ? 'empty' : prose.words < FEWEST_WORDS ? 'tooShort' : isEnglish(document) ? undefined : 'notEnglish';
  if (without !== undefined || none !== undefined) {
    const reason = none ?? fillPhrase(without ?? 'empty');
    const lines = without === 'notEnglish' && none === undefined ? linesInAnyLanguage(part, prose) : [reason];
    return { lines, lacks: [{ grade: 'needs-more', reason, field: from }] };
  }
  return {
    lines: await linesOf(part, prose),
    unused: prose.unchecked.map((piece) => ({ field: from, ...piece })),
    lacks:
      prose.words < FEW_WORDS
        ? [{ grade: 'partial', reason: fillPhrase('fewWords', { words: computed(prose.words, 'style.count') }), field: from }]
        : [],
  };
};

style.load = loadEnglish;

/** The fewest words that can be checked, and the fewest that make a draft. */
const FEWEST_WORDS = 3;
const FEW_WORDS = 20;

/** Grammar errors are quick to fix, so more of them are listed than of other findings. */
const MOST_ERRORS = 60;

/** The reason once, the counts that need no English, and one short line under each other heading. */
function linesInAnyLanguage(part: StylePart, prose: Prose): readonly Line[] {
  if (part === 'priorities') return [fillPhrase('notEnglish')];
  if (part === 'structure') return printStructure(prose).slice(0, 1);
  if (part === 'readability') return printReadability(prose).slice(0, 2);
  return [fillPhrase('notChecked')];
}

/** Parts that need no check of the draft. */
const OF_PROSE = {
  repetition: (prose) => orElse(printRepetition(prose), fillPhrase('noRepetition')),
  structure: printStructure,
  readability: printReadability,
} as const satisfies { readonly [P in StylePart]?: (prose: Prose) => readonly Line[] };

const OF_CHECKED: { readonly [P in Exclude<StylePart, keyof typeof OF_PROSE>]: (checked: Checked) => readonly Line[] } = {
  priorities: printPriorities,
  grammar: ({ prose, grammar, spelled }) => {
    const spaces = printSpacing(prose);
    const lines = orElse([...printFindings(prose, grammar, MOST_ERRORS - spaces.length), ...spaces], fillPhrase('noGrammar'));
    return spelled ? lines : [...lines, fillPhrase('noDictionary')];
  },
  wording: ({ prose, wording }) => orElse(printFindings(prose, wording), fillPhrase('noWording')),
  claims: ({ prose, claims, citations }) =>
    orElse([...printFindings(prose, claims), ...printFindings(prose, citations)], fillPhrase('noClaims')),
  strengths: printStrengths,
};

async function linesOf(part: StylePart, prose: Prose): Promise<readonly Line[]> {
  return isOfProse(part) ? OF_PROSE[part](prose) : OF_CHECKED[part](await check(prose.document));
}

function isOfProse(part: StylePart): part is keyof typeof OF_PROSE {
  return Object.hasOwn(OF_PROSE, part);
}

function orElse(lines: readonly Line[], otherwise: Line): readonly Line[] {
  return lines.length === 0 ? [otherwise] : lines;
}

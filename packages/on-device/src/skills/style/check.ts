import type { TextDocument } from '../../lib/text/document.ts';
import { besideMisspellings } from './beside-misspellings.ts';
import { checkCitations } from './citations.ts';
import { find, withoutOverlaps } from './find.ts';
import { findMissingEnds } from './find-missing-ends.ts';
import { findSmallStarts } from './find-small-starts.ts';
import type { Finding } from './finding.ts';
import type { Lexicon } from './lexicon/lexicon.ts';
import { loadLexicon } from './lexicon/load-lexicon.ts';
import { WordForms } from './lexicon/word-forms.ts';
import { withQuestions } from './questions.ts';
import { type Prose, proseOf } from './read/prose.ts';
import { REFERENCE } from './read/reference.ts';

/** The findings of all rules in a draft. */
export interface Checked {
  readonly prose: Prose;
  readonly grammar: readonly Finding[];
  readonly wording: readonly Finding[];
  readonly claims: readonly Finding[];
  /** Differences between the sources that are cited and those that are listed. */
  readonly citations: readonly Finding[];
  /** Whether the dictionaries, and the rules that need them, were there. */
  readonly spelled: boolean;
}

const known = new WeakMap<TextDocument, Promise<Checked>>();

/** Checks a draft once; every part of the result needs the findings. */
export function check(document: TextDocument): Promise<Checked> {
  const checked = known.get(document) ?? checkOnce(document);
  known.set(document, checked);
  return checked;
}

interface English {
  readonly lexicon: Lexicon;
  readonly rules: typeof import('./rules/rules-of-english.ts');
  /** The checks that need the dictionaries; undefined where these cannot be loaded. */
  readonly checks: typeof import('./english-checks.ts') | undefined;
}

/** Loads the dictionaries and the rules, which are larger than all other code of the skill. */
export async function loadEnglish(): Promise<English> {
  const [lexicon, rules, checks] = await Promise.all([
    loadLexicon(),
    import('./rules/rules-of-english.ts'),
    import('./english-checks.ts').catch(() => undefined),
  ]);
  return { lexicon, rules, checks: lexicon.isEmpty ? undefined : checks };
}

async function checkOnce(document: TextDocument): Promise<Checked> {
  const prose = proseOf(document);
  const { lexicon, rules, checks } = await loadEnglish();
  const forms = new WordForms(lexicon);
  const errors = [
    ...find(prose, [...rules.GRAMMAR, ...(checks?.MORE_GRAMMAR ?? []), ...rules.COMMAS], forms),
    ...findSmallStarts(prose, forms),
    ...findMissingEnds(prose),
  ];
  const known = find(prose, rules.MISSPELLINGS, forms);
  const misspelled = withoutOverlaps(known, checks?.findMisspellings(prose, lexicon, errors.length + known.length) ?? []);
  const beside = besideMisspellings(errors, misspelled, document.raw, forms);
  const dialects = checks?.findMixedDialects(prose, lexicon) ?? [];
  const grammar = withQuestions(withoutOverlaps(beside, misspelled, dialects), prose.words);
  // "It's users" and "don't tell nobody" are errors of grammar, so "it's" is not listed as a contraction as well, nor "nobody" as a claim.
  const wrong = new Set(grammar.flatMap(({ start, end }) => Array.from({ length: end - start }, (_, at) => start + at)));
  const isRight = ({ start }: Finding) => !wrong.has(start);
  const wording = find(prose, rules.WORDING, forms).filter(isRight);
  return {
    prose,
    grammar,
    wording,
    spelled: checks !== undefined,
    citations: checkCitations(prose),
    claims: withoutSource(prose, find(prose, rules.CLAIMS, forms)).filter((claim) => claim.rule !== 'absolute' || isRight(claim)),
  };
}

/** A figure that the writer has read or counted: "the measured gain was 98 ± 1.5 %", "I noticed that it was 98%". */
const OWN_FIGURE =
  /±|\b(?:measured|recorded|weighed|simulated|calculated|(?:I|we) (?:have )?(?:noticed|found|measured|counted|saw|observed|recorded|obtained|asked)|(?:my|our) (?:results?|survey|sample|measurements?|data|patients?|experiments?|questionnaires?))\b/i;

/** Claims in sentences that name no source. A bracket at the start of the next sentence may name it. */
function withoutSource(prose: Prose, claims: readonly Finding[]): Finding[] {
  const { raw } = prose.document;
  const sentences = prose.sentences;
  let at = 0;
  return claims.filter(({ start, rule }) => {
    while (at + 1 < sentences.length && (sentences[at + 1]?.start ?? 0) <= start) at += 1;
    const sentence = sentences[at];
    if (sentence === undefined || rule === 'absolute' || rule === 'obviously') return true;
    if (rule === 'figure' && OWN_FIGURE.test(raw.slice(sentence.start, Math.min(sentence.end, sentence.start + 2000)))) return false;
    // Long sentences, which are pasted tables, are searched only in part.
    return !REFERENCE.test(raw.slice(sentence.start, Math.min(sentence.end, sentence.start + 2000)));
  });
}

import type { Finding } from '@marginalia/engine';

/** The kinds of proof marks. Each has letters and an underline of its own shape. */
export type ProofKind = 'sp' | 'gr' | 'ref' | 'wd';

export const PROOF_KINDS: Readonly<Record<ProofKind, string>> = { sp: 'Spelling', gr: 'Grammar', ref: 'Claim', wd: 'Wording' };

/** The kind of a finding, from the title of its section; where that leaves several, from the finding itself. */
export function proofKindOf(title: string, finding: Finding): ProofKind {
  const grammar = /gramm|punctuat|agree|tense/i.test(title);
  const spelling = /spell|typo/i.test(title);
  if (grammar && spelling) return isSpelling(finding) ? 'sp' : 'gr';
  if (spelling) return 'sp';
  if (grammar) return 'gr';
  if (/claim|source|evidence|citation|fact/i.test(title)) return 'ref';
  if (/word|style|clarity|concis|tone|vocab/i.test(title)) return 'wd';
  const why = finding.why ?? '';
  if (/spell/i.test(why)) return 'sp';
  if (/\b(?:source|evidence|cite)\b/i.test(why)) return 'ref';
  return 'wd';
}

/** One word for one other word, unless they differ in an apostrophe alone. */
function isSpelling({ quote, correction, why }: Finding): boolean {
  if (why !== undefined && /spell|typo/i.test(why)) return true;
  if (correction === undefined || /\s/.test(quote) || /\s/.test(correction)) return false;
  const letters = (word: string): string => word.replace(/['’]/g, '');
  return letters(quote) !== letters(correction);
}

/** The corrections to choose from: the one that is proposed, and those that its reason names: 'or "much"'. */
export function choicesOf({ correction, why = '' }: Finding): string[] {
  if (correction === undefined) return [];
  const others = [...why.matchAll(/\bor ["“]([^"”]{1,120})["”]/g)].map(([, words = '']) => words);
  return [...new Set([correction, ...others])];
}

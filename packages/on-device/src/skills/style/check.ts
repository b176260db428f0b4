import type { TextDocument } from '../../lib/text/document.ts';
import { find, withoutOverlaps } from './find.ts';
import { findSmallStarts } from './find-small-starts.ts';
import { findMixedDialects } from './lexicon/dialect.ts';
import { findMisspellings } from './lexicon/find-misspellings.ts';
import { loadLexicon } from './lexicon/load-lexicon.ts';
import { WordForms } from './lexicon/word-forms.ts';
import { type Prose, proseOf } from './read/prose.ts';
import type { Finding } from './rule.ts';
import { AGREEMENT } from './rules/agreement.ts';
import { ARTICLES } from './rules/articles.ts';
import { ABSOLUTE, FIGURES, REFERENCE, TOO_STRONG, UNSOURCED } from './rules/claims.ts';
import { COMMAS } from './rules/commas.ts';
import { CONFUSABLES } from './rules/confusables.ts';
import { CONFUSED_WORDS } from './rules/confused-words.ts';
import { LEARNER_FORMS } from './rules/learner-forms.ts';
import { MASS_NOUNS } from './rules/mass-nouns.ts';
import { MECHANICS } from './rules/mechanics.ts';
import { MISSING_WORDS } from './rules/missing-words.ts';
import { MISSPELLINGS } from './rules/misspellings.ts';
import { NOUNS } from './rules/nouns.ts';
import { NUMBER } from './rules/number.ts';
import { POSSESSIVE_ITS } from './rules/possessive-its.ts';
import { SENTENCES } from './rules/sentences.ts';
import { SET_PHRASES } from './rules/set-phrases.ts';
import { SOUND_ALIKES } from './rules/sound-alikes.ts';
import { SUBJECTS } from './rules/subjects.ts';
import { TONE } from './rules/tone.ts';
import { VERB_FORMS } from './rules/verb-forms.ts';
import { VERB_PATTERNS } from './rules/verb-patterns.ts';
import { WORDY } from './rules/wordy.ts';

const GRAMMAR = [
  ...CONFUSABLES,
  ...CONFUSED_WORDS,
  ...POSSESSIVE_ITS,
  ...SOUND_ALIKES,
  ...MASS_NOUNS,
  ...SET_PHRASES,
  ...AGREEMENT,
  ...SUBJECTS,
  ...NOUNS,
  ...VERB_PATTERNS,
  ...NUMBER,
  ...MISSING_WORDS,
  ...LEARNER_FORMS,
  ...VERB_FORMS,
  ...MISSPELLINGS,
  ...ARTICLES,
  ...COMMAS,
  ...MECHANICS,
  ...SENTENCES,
];
const WORDING = [...WORDY, ...TONE];

/** The findings of all rules in a draft. */
export interface Checked {
  readonly prose: Prose;
  readonly grammar: readonly Finding[];
  readonly wording: readonly Finding[];
  readonly claims: readonly Finding[];
  /** Whether the dictionaries were there. */
  readonly spelled: boolean;
}

const known = new WeakMap<TextDocument, Promise<Checked>>();

/** Checks a draft once; every part of the result needs the findings. */
export function check(document: TextDocument): Promise<Checked> {
  const checked = known.get(document) ?? checkOnce(document);
  known.set(document, checked);
  return checked;
}

async function checkOnce(document: TextDocument): Promise<Checked> {
  const prose = proseOf(document);
  const lexicon = await loadLexicon();
  const forms = new WordForms(lexicon);
  const errors = [...find(prose, GRAMMAR, forms), ...findSmallStarts(prose, forms)];
  const spelling = lexicon.isEmpty ? [] : [...findMisspellings(prose, lexicon, errors.length), ...findMixedDialects(prose, lexicon)];
  const grammar = withoutOverlaps(errors, spelling);
  // "it's users" is a grammar error, so "it's" is not listed as a contraction as well.
  const wrong = new Set(grammar.flatMap(({ start, end }) => Array.from({ length: end - start }, (_, at) => start + at)));
  const wording = find(prose, WORDING, forms).filter(({ start }) => !wrong.has(start));
  return {
    prose,
    grammar,
    wording,
    spelled: !lexicon.isEmpty,
    claims: withoutSource(prose, find(prose, [...UNSOURCED, ...TOO_STRONG, ...FIGURES, ...ABSOLUTE], forms)),
  };
}

/** Claims in sentences that name no source. A bracket at the start of the next sentence may name it. */
function withoutSource(prose: Prose, claims: readonly Finding[]): Finding[] {
  const { raw } = prose.document;
  const sentences = prose.sentences;
  let at = 0;
  return claims.filter(({ start, rule }) => {
    while (at + 1 < sentences.length && (sentences[at + 1]?.start ?? 0) <= start) at += 1;
    const sentence = sentences[at];
    if (sentence === undefined || rule === 'absolute' || rule === 'obviously') return true;
    // Long sentences, which are pasted tables, are searched only in part.
    return !REFERENCE.test(raw.slice(sentence.start, Math.min(sentence.end, sentence.start + 2000)));
  });
}

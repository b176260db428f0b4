import type { Rule } from '../rule.ts';
import { AGREEMENT } from './agreement.ts';
import { ARTICLES } from './articles.ts';
import { CAPITALS } from './capitals.ts';
import { ABSOLUTE, FIGURES, TOO_STRONG, UNSOURCED } from './claims.ts';
import { CONDITIONS } from './clauses/conditions.ts';
import { PAST_AFTER_DO } from './clauses/past-after-do.ts';
import { CONFUSABLES } from './confused/confusables.ts';
import { CONFUSED_WORDS } from './confused/confused-words.ts';
import { POSSESSIVE_ITS } from './confused/possessive-its.ts';
import { SOUND_ALIKES } from './confused/sound-alikes.ts';
import { MASS_NOUNS } from './mass-nouns.ts';
import { MECHANICS } from './mechanics.ts';
import { MISSING_WORDS } from './missing-words.ts';
import { NOUNS } from './nouns.ts';
import { NUMBER } from './number.ts';
import { SENTENCES } from './sentences.ts';
import { SET_PHRASES } from './set-phrases.ts';
import { TONE } from './tone.ts';
import { VERB_PATTERNS } from './verb-patterns.ts';
import { WORDY } from './wordy.ts';

export { MISSPELLINGS } from './misspellings.ts';

/** Errors of grammar, punctuation and confused words. Of two at one place the first of this list is kept. */
export const GRAMMAR: readonly Rule[] = [
  ...CONDITIONS,
  ...CONFUSABLES,
  ...CONFUSED_WORDS,
  ...POSSESSIVE_ITS,
  ...SOUND_ALIKES,
  ...MASS_NOUNS,
  ...SET_PHRASES,
  ...PAST_AFTER_DO,
  ...AGREEMENT,
  ...NOUNS,
  ...VERB_PATTERNS,
  ...NUMBER,
  ...MISSING_WORDS,
  ...CAPITALS,
  ...ARTICLES,
  ...MECHANICS,
  ...SENTENCES,
];
/** Commas, which are the least of two errors at one place. */
export { COMMAS } from './commas.ts';

/** Wordy and informal phrases. */
export const WORDING: readonly Rule[] = [...WORDY, ...TONE];

/** Claims that need a source, or that say too much. */
export const CLAIMS: readonly Rule[] = [...UNSOURCED, ...TOO_STRONG, ...FIGURES, ...ABSOLUTE];

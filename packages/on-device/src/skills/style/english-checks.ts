import type { Rule } from './rule.ts';
import { CONFUSIONS } from './rules/confused/confusions.ts';
import { LEARNER_FORMS } from './rules/learner-forms.ts';
import { MISSPELLINGS } from './rules/misspellings.ts';

// The checks that need the dictionaries, or correct a word as they do, and are loaded with them.

export { findMixedDialects } from './lexicon/dialect.ts';
export { findMisspellings } from './lexicon/find-misspellings.ts';

/** More errors of grammar and words. Of two at one place the first of this list is kept. */
export const WORD_RULES: readonly Rule[] = [...LEARNER_FORMS, ...MISSPELLINGS, ...CONFUSIONS];

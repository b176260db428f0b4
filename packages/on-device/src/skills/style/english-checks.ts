import type { Rule } from './rule.ts';
import { BARE_NOUNS } from './rules/clauses/bare-nouns.ts';
import { BE_BASE } from './rules/clauses/be-base.ts';
import { COMPARING } from './rules/clauses/comparing.ts';
import { FAR_SUBJECTS } from './rules/clauses/far-subjects.ts';
import { LEARNER_CLAUSES } from './rules/clauses/learner-clauses.ts';
import { LEARNER_WORDS } from './rules/clauses/learner-words.ts';
import { MISSING_BE } from './rules/clauses/missing-be.ts';
import { ONE_WHO } from './rules/clauses/one-who.ts';
import { PLAIN_SUBJECTS } from './rules/clauses/plain-subjects.ts';
import { PLURAL_RELATIVES } from './rules/clauses/plural-relatives.ts';
import { WORD_ORDER } from './rules/clauses/word-order.ts';
import { CONFUSIONS } from './rules/confused/confusions.ts';
import { LEARNER_FORMS } from './rules/learner-forms.ts';
import { SUBJECTS } from './rules/subjects.ts';
import { VERB_FORMS } from './rules/verb-forms.ts';

// The checks that need the dictionaries, and rarer forms. Without a network before their first use the improver checks less, and says so.

export { findMixedDialects } from './lexicon/dialect.ts';
export { findMisspellings } from './lexicon/find-misspellings.ts';

/** Confused words, subjects with their verbs, and forms of verbs and nouns that learners write. Of two at one place the first of this list is kept. */
export const MORE_GRAMMAR: readonly Rule[] = [
  ...LEARNER_WORDS,
  ...SUBJECTS,
  ...PLAIN_SUBJECTS,
  ...FAR_SUBJECTS,
  ...PLURAL_RELATIVES,
  ...LEARNER_FORMS,
  ...VERB_FORMS,
  ...MISSING_BE,
  ...LEARNER_CLAUSES,
  ...BARE_NOUNS,
  ...ONE_WHO,
  ...BE_BASE,
  ...WORD_ORDER,
  ...COMPARING,
  ...CONFUSIONS,
];

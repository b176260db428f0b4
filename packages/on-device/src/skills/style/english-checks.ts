/** The checks that need the dictionaries, and are loaded with them. */
export { findMixedDialects } from './lexicon/dialect.ts';
export { findMisspellings } from './lexicon/find-misspellings.ts';
export { CONFUSIONS } from './rules/confused/confusions.ts';

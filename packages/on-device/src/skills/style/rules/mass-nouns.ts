import type { Rule } from '../rule.ts';

const MASS = 'information|furniture|equipment|homework|knowledge|software|feedback|luggage|scenery|advice';
const SINGULAR: Readonly<Record<string, string>> = { are: 'is', is: 'is', were: 'was', was: 'was', have: 'has', has: 'has' };

/** Nouns without a plural that have one, with the verb after them: "the informations were" becomes "the information was". */
export const MASS_NOUNS: readonly Rule[] = [
  {
    id: 'mass-plural',
    pattern: new RegExp(`\\b(${MASS})s (is|are|was|were|has|have)\\b(?!n't)`, 'gi'),
    fix: (match) => `${match[1]} ${SINGULAR[(match[2] ?? '').toLowerCase()]}`,
  },
];

import { COMPACT, IN_SMALL_LETTERS, INITIALS_FIRST, INVERTED, NATURAL, WRITTEN_OUT } from '../name-forms.ts';

/** Each way to write a list: the first name, the others, and whether every name states initials or is inverted. */
export const LISTS: readonly { readonly first: string; readonly others: string; readonly certain: boolean; readonly joined?: true }[] = [
  { first: INVERTED, others: INVERTED, certain: true },
  { first: INVERTED, others: INITIALS_FIRST, certain: true },
  { first: COMPACT, others: COMPACT, certain: true },
  { first: INITIALS_FIRST, others: INITIALS_FIRST, certain: true },
  { first: `(?:${COMPACT}|${INVERTED})`, others: `(?:${INVERTED}|${COMPACT}|${INITIALS_FIRST})`, certain: true },
  { first: IN_SMALL_LETTERS, others: `(?:${INITIALS_FIRST}|${NATURAL})`, certain: true },
  { first: WRITTEN_OUT, others: WRITTEN_OUT, certain: false },
  { first: WRITTEN_OUT, others: INVERTED, certain: false },
  { first: WRITTEN_OUT, others: `(?:${INITIALS_FIRST}|${NATURAL})`, certain: false },
  { first: INVERTED, others: `(?:${INITIALS_FIRST}|${NATURAL})`, certain: false },
  { first: NATURAL, others: `(?:${INITIALS_FIRST}|${NATURAL})`, certain: false },
  // Without "and" before the last name, a title of some capitals looks like a further name.
  { first: INITIALS_FIRST, others: `(?:${INITIALS_FIRST}|${NATURAL})`, certain: false, joined: true },
];

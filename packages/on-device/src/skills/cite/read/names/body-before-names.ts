import { isBody } from './bodies.ts';
import type { LeadingNames } from './leading.ts';

const BODY_FIRST = /^([^,.;:()\d“"]{6,90}), (?:(?:and|&)\s)?(?=\p{Lu})/u;
const YEAR_FOLLOWS = /^[\s.,:;]*[([]?(?:1[5-9]|20)\d\d/;

/**
 * The names of a list that begins with an organisation: "British Ecological Society, and Natalie Cooper. 2018.", "Genome Research Network, Weinstein JN,
 * Collisson EA". `listsIn` reads lists of persons.
 */
export function bodyBeforeNames(text: string, listsIn: (text: string) => readonly LeadingNames[]): readonly LeadingNames[] {
  const [before = '', body = ''] = BODY_FIRST.exec(text) ?? [];
  if (before === '' || !isBody(body)) return [];
  const rest = text.slice(before.length);
  return listsIn(rest).flatMap((list) =>
    (list.certain && list.names.length > 1) || YEAR_FOLLOWS.test(rest.slice(list.end))
      ? [{ ...list, names: [{ literal: body }, ...list.names], end: before.length + list.end }]
      : [],
  );
}

import { sentenceRoles } from '../roles/assign-roles.ts';
import type { Role } from '../roles/roles.ts';
import { isNullResult } from '../roles/weigh-result.ts';
import type { TextDocument } from '../text/document.ts';
import type { KeyTerm } from './key-terms.ts';

/** The roles of sentences that say what a paper claims. What was known before says nothing of it. */
const CLAIMS: ReadonlySet<Role> = new Set(['conclusion', 'purpose', 'result']);
/** The words after which a term begins with a verb: "present SketchSort" in "We present SketchSort". */
const SUBJECT = /\b(?:we|I|they|you|who)\s$/i;
const LONGEST_SUBJECT = 6;

/** The terms that the aim, the results or the conclusions of a paper speak of; a finding of no difference does not count. */
export function claimedTerms(document: TextDocument, terms: readonly KeyTerm[]): readonly KeyTerm[] {
  const claims = new Set(
    sentenceRoles(document).flatMap(({ sentence, role }) => (CLAIMS.has(role) && !isNullResult(sentence.text) ? [sentence] : [])),
  );
  const places = new Set(document.sentences.flatMap((sentence, at) => (claims.has(sentence) ? [at] : [])));
  return terms.filter(
    ({ start, stems, sentences }) =>
      sentences.some((at) => places.has(at)) &&
      (stems.length === 1 || !SUBJECT.test(document.raw.slice(Math.max(0, start - LONGEST_SUBJECT), start))),
  );
}

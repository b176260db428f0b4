import type { KeyTerm } from '../../../lib/terms/key-terms.ts';
import type { TextDocument } from '../../../lib/text/document.ts';

/** Whether a term is only a part of the name of a case: "Balfour" in "Balfour v Balfour", "Co v McLean" after "Jacques &". */
export function isPartOfCase({ raw }: TextDocument, { start, end }: Pick<KeyTerm, 'start' | 'end'>): boolean {
  return /(?:\sv\.?|&)\s$/.test(raw.slice(Math.max(0, start - 4), start)) || /^\sv\.?\s\p{Lu}/u.test(raw.slice(end, end + 6));
}

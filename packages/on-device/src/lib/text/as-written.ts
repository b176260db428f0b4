import type { TextDocument } from './document.ts';
import { readDocument } from './read-document.ts';

const known = new WeakMap<TextDocument, TextDocument>();

/** The document with all that its writer put there: in a draft of one's own, citations and captions are content. */
export function asWritten(document: TextDocument): TextDocument {
  if (document.raw === document.value) return document;
  const before = known.get(document);
  if (before !== undefined) return before;
  const whole = readDocument(document.field, document.value, undefined, true);
  known.set(document, whole);
  return whole;
}

import type { CslFields } from '@marginalia/on-device/references';

/**
 * The words of a reference that every style sets in italics: the journal, or the book that a chapter is in; otherwise the title.
 * Undefined where these words do not stand in the text as they were read.
 */
export function italicSpan(text: string, fields: CslFields): { readonly start: number; readonly end: number } | undefined {
  const words = fields['container-title'] ?? fields.title;
  if (words === undefined || words === '') return undefined;
  // The container follows the title, which may hold the same words.
  const start = fields['container-title'] === undefined ? text.indexOf(words) : text.lastIndexOf(words);
  return start < 0 ? undefined : { start, end: start + words.length };
}

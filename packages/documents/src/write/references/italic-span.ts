import type { CslFields } from '@marginalia/on-device/references';

export interface Span {
  readonly start: number;
  readonly end: number;
}

/**
 * The words of a printed reference that its style sets in italics: the journal, or the book that a chapter is in; otherwise the title, unless
 * it stands in quotation marks. APA sets the volume of a journal so too. Undefined where the words of the fields do not stand in the text.
 */
export function italicSpan(text: string, { title = '', volume, ...fields }: CslFields, style?: string): Span | undefined {
  const printed = plain(text);
  const at = title === '' ? -1 : printed.indexOf(plain(title));
  const container = fields['container-title'];
  if (container === undefined) return at < 0 || /[“‘"]$/.test(text.slice(0, at)) ? undefined : { start: at, end: at + title.length };
  // The container follows the title, which may hold the same words, and precedes the address, which may hold them too.
  const start = container === '' ? -1 : printed.indexOf(plain(container), at < 0 ? 0 : at + title.length);
  if (start < 0) return undefined;
  const end = start + container.length;
  const numbered = style === 'apa' && volume !== undefined && text.startsWith(`, ${volume}`, end);
  return { start, end: numbered ? end + 2 + volume.length : end };
}

/** Letters without their case and marks in one form, because styles set these; as long as the text. */
function plain(text: string): string {
  return text
    .replace(/\p{Lu}/gu, (letter) => (letter.toLowerCase().length === letter.length ? letter.toLowerCase() : letter))
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[–—]/g, '-');
}

import { TextRun } from 'docx';

/** Signs that XML does not allow. */
const FORBIDDEN = /(?!\t)\p{Cc}|[\uFFFE\uFFFF]/gu;
/**
 * A gap that the student fills in: "[your name]", "[to be added]", "Insert your data". The number of a source ("[1]") is none, nor is
 * where a topic stands ("[not found in your notes]").
 */
const TO_FILL_IN = /(\[(?!\d{1,3}\]|(?:covered|thin|mentioned|not found\b[^\]]*)\])[^[\]\n]{0,120}\]|\bInsert your data\b)/;

export const xmlText = (text: string): string => text.toWellFormed().replace(FORBIDDEN, '');

/** Text as runs of Word; gaps that a person has to fill in are highlighted. */
export function runsOf(text: string, style: { readonly bold?: boolean; readonly font?: string } = {}): TextRun[] {
  return xmlText(text)
    .split(TO_FILL_IN)
    .filter((part) => part !== '')
    .map((part) => new TextRun({ text: part, ...style, ...(TO_FILL_IN.test(part) && { highlight: 'yellow' as const }) }));
}

/** A reference, with the words in italics that its style sets so. */
export function runsWithItalics(text: string, span: { readonly start: number; readonly end: number } | undefined): TextRun[] {
  if (!span) return runsOf(text);
  return [
    ...runsOf(text.slice(0, span.start)),
    new TextRun({ text: xmlText(text.slice(span.start, span.end)), italics: true }),
    ...runsOf(text.slice(span.end)),
  ];
}

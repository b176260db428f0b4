export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/** The paragraphs of a text. Where it has empty lines they divide it; otherwise each line is a paragraph. */
export function paragraphsIn(text: string): TextRange[] {
  const lines = /\S[^\S\n]*\n[^\S\n]*\n/.test(text) ? /[^\n]+(?:\n[^\S\n]*\S[^\n]*)*/g : /[^\n]+/g;
  return [...text.matchAll(lines)]
    .filter(([paragraph]) => paragraph.trim() !== '')
    .map(({ 0: paragraph, index }) => ({ start: index, end: index + paragraph.length }));
}

/** Whether a paragraph is prose and not a heading or a label. */
export function isProseParagraph(paragraph: string): boolean {
  return paragraph.length > 80 || /[.!?…:;]["'”’)\]]*\s*$/.test(paragraph);
}

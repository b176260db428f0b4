/** The most characters of a paragraph that goes to another tool with a place in it. Notes without blank lines are one paragraph. */
const LONGEST_PARAGRAPH = 4_000;

/** The paragraph of a text that holds a place, or its lines where the paragraph is long. */
export function paragraphAt(text: string, { start, end }: { readonly start: number; readonly end: number }): string {
  const between = (mark: RegExp): string => {
    const before = [...text.slice(0, start).matchAll(mark)].at(-1);
    const after = text.slice(end).search(mark);
    return text.slice(before ? before.index + before[0].length : 0, after === -1 ? undefined : end + after).trim();
  };
  const paragraph = between(/\n[^\S\n]*\n/g);
  return paragraph.length > LONGEST_PARAGRAPH ? between(/\n/g) : paragraph;
}

/** Joins words that are cut at the ends of lines. The hyphen stays where the text also has the word with it, and in "two- and three-". */
export function withoutHyphens(pages: readonly string[]): readonly string[] {
  const hyphened = new Set(pages.flatMap((page) => page.match(/\p{L}+-\p{L}+/gu) ?? []).map((word) => word.toLowerCase()));
  const joined = (cut: string, start: string, end: string): string => {
    if (/^(?:and|or|to|und|oder|bis|y|et|ou)$/.test(end)) return cut;
    return hyphened.has(`${start}-${end}`.toLowerCase()) ? `${start}-${end}` : start + end;
  };
  const inPages = pages.map((page) => page.replace(/(\p{L}+)[-\u00AD\u2010] (\p{Ll}+)/gu, joined).replaceAll('\u00AD', ''));
  // The rest of a word that goes on over the page belongs to its start.
  for (const [index, page] of inPages.entries()) {
    const end = /(\p{L}+)[-\u2010]$/u.exec(page);
    const start = /^\p{Ll}+[,.;:!?]?/u.exec(inPages[index + 1] ?? '');
    if (!end || !start) continue;
    inPages[index] = page.slice(0, end.index) + joined('', end[1] ?? '', start[0]);
    inPages[index + 1] = (inPages[index + 1] ?? '').slice(start[0].length).trimStart();
  }
  return inPages;
}

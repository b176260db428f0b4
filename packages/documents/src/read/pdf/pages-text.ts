import type { ReadPart } from '@marginalia/engine';
import type { Line } from './page-lines.ts';

/** The lines at the top and at the bottom of a page among which running heads stand. */
const EDGE = 2;

/** The text of pages, each a part, and what is left out of it: heads that return on other pages, and page numbers. */
export function pagesText(pages: readonly (readonly Line[])[]): {
  readonly parts: readonly ReadPart[];
  readonly leftOut: readonly string[];
} {
  const counts = new Map<string, number>();
  for (const page of pages) {
    for (const key of new Set(edgesOf(page).map(keyOf))) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  let heads = 0;
  let numbers = 0;
  const kept = pages.map((page) => {
    const edges = new Set(edgesOf(page));
    return page.filter((line) => {
      if (!edges.has(line)) return true;
      const isNumber = /^[-–—\s]*(?:page\s*)?(?:\d+|[ivxl]+)(?:\s*(?:of|\/)\s*\d+)?[-–—\s]*$/i.test(line.text);
      const returns = (counts.get(keyOf(line)) ?? 0) >= Math.max(3, pages.length / 4);
      if (isNumber && (returns || pages.length > 1)) numbers += 1;
      else if (returns) heads += 1;
      else return true;
      return false;
    });
  });
  const texts = kept.map((page) => withoutHyphens(paragraphsOf(page)));
  const parts = texts.flatMap((text, index) => (text === '' ? [] : [{ title: `Page ${index + 1}`, text }]));
  return { parts, leftOut: [...counted(heads, 'running head'), ...counted(numbers, 'page number')] };
}

function edgesOf(page: readonly Line[]): readonly Line[] {
  const byHeight = page.toSorted((one, other) => other.y - one.y);
  return byHeight.length <= 2 * EDGE ? byHeight : [...byHeight.slice(0, EDGE), ...byHeight.slice(-EDGE)];
}

/** Heads are alike but for their numbers. */
function keyOf({ text }: Line): string {
  return text.replace(/\d+/g, '#').toLowerCase();
}

/** Lines that follow closely and have one size of letters are one paragraph. */
function paragraphsOf(lines: readonly Line[]): string {
  return lines.reduce((text, line, index) => {
    const before = lines[index - 1];
    if (!before) return line.text;
    const isClose = before.y > line.y && before.y - line.y < 1.6 * before.size;
    const isAlike = Math.abs(before.size - line.size) < 0.5;
    const continues = before.y <= line.y && isAlike && /[\p{Ll},-]$/u.test(before.text) && /^\p{Ll}/u.test(line.text);
    const isItem = /^(?:[•▪◦‣–*-]|\d+[.)])\s/u.test(line.text);
    return text + (isItem && isClose ? '\n' : (isClose && isAlike) || continues ? ' ' : '\n\n') + line.text;
  }, '');
}

/** Joins a word that is cut at the end of a line, unless the text also has it with its hyphen. */
function withoutHyphens(text: string): string {
  return text.replace(/(\p{L}+)- (\p{Ll}+)/gu, (cut, start: string, end: string) => {
    if (/^(?:and|or|und|oder|y|et)$/.test(end)) return cut;
    return text.includes(`${start}-${end}`) ? `${start}-${end}` : start + end;
  });
}

function counted(count: number, one: string): string[] {
  return count === 0 ? [] : [count === 1 ? `1 ${one}` : `${count} ${one}s`];
}

import type { PageLine } from './page-lines.ts';

/** The lines at the top and at the bottom of a page among which running heads stand. */
const EDGE = 2;
/** The number of pages on which a line returns at its height if it is a running head. In a short file fewer are enough. */
const RETURNS = 5;

/** Pages without heads that return on other pages and without page numbers, and how many were left out. */
export function withoutEdges(pages: readonly (readonly PageLine[])[]): {
  readonly pages: readonly (readonly PageLine[])[];
  readonly heads: number;
  readonly numbers: number;
} {
  const counts = new Map<string, number>();
  for (const page of pages) {
    for (const key of new Set(edgesOf(page).map(keyOf))) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const enough = Math.min(RETURNS, Math.max(2, Math.min(3, pages.length), pages.length / 4));
  let heads = 0;
  let numbers = 0;
  const kept = pages.map((page, index) => {
    const edges = new Set(edgesOf(page));
    return page.filter((line) => {
      if (!edges.has(line)) return true;
      const returns = (counts.get(keyOf(line)) ?? 0) >= enough;
      // A page number counts up, a numeral of a chart does not.
      if (isNumber(line.text) && (returns || isNear(line.text, index))) numbers += 1;
      else if (returns && /\p{L}/u.test(line.text)) heads += 1;
      else return true;
      return false;
    });
  });
  return { pages: kept, heads, numbers };
}

function isNumber(text: string): boolean {
  return /^[-–—\s]*(?:page\s*)?(?:\d+|[ivxl]+)(?:\s*(?:of|\/)\s*\d+)?[-–—\s]*$/i.test(text);
}

/** The number of a page is that of its place in the file, more or less, because front matter may have other numbers. */
function isNear(text: string, index: number): boolean {
  const number = Number(/\d+/.exec(text)?.[0] ?? 0);
  return number > 0 && Math.abs(number - index - 1) <= 20;
}

function edgesOf(page: readonly PageLine[]): readonly PageLine[] {
  const byHeight = page.toSorted((one, other) => other.y - one.y);
  return byHeight.length <= 2 * EDGE ? byHeight : [...byHeight.slice(0, EDGE), ...byHeight.slice(-EDGE)];
}

/** Heads are alike but for their numbers, and stand at one height. */
function keyOf({ text, y }: PageLine): string {
  return `${Math.round(y / 8)} ${text.replace(/\d+/g, '#').toLowerCase()}`;
}

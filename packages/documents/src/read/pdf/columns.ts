import type { TextBox } from './placed-items.ts';

/** The fewest stretches of text in a column. */
const FEWEST_STRETCHES = 5;
/** Columns are looked for in columns, so that three of them are found. */
const MOST_NESTED_COLUMNS = 3;

/**
 * The stretches of a page, one list a column, in reading order. A stretch that crosses the gap between two columns comes after the columns
 * above it and before those below it. Without columns the order of the file stays, because most files draw a page in reading order.
 */
export function stretchesInOrder<Stretch extends TextBox>(stretches: readonly Stretch[], depth = 0): readonly (readonly Stretch[])[] {
  const gap = depth < MOST_NESTED_COLUMNS ? gapIn(stretches) : undefined;
  if (gap === undefined) return [inOrder(stretches)];
  const crossing = stretches.filter((it) => it.x < gap && it.right > gap).toSorted((one, other) => other.y - one.y);
  const rest = stretches.filter((it) => it.right <= gap || it.x >= gap);
  const columns: (readonly Stretch[])[] = [];
  let wide: Stretch[] = [];
  let below = Number.POSITIVE_INFINITY;
  const band = (from: number, to: number): void => {
    const inBand = rest.filter(({ y }) => y < from && y >= to);
    if (inBand.length === 0) return;
    if (wide.length > 0) columns.push(inOrder(wide));
    wide = [];
    for (const side of [inBand.filter(({ x }) => x < gap), inBand.filter(({ x }) => x >= gap)]) {
      if (side.length > 0) columns.push(...stretchesInOrder(side, depth + 1));
    }
  };
  for (const stretch of crossing) {
    band(below, stretch.y);
    wide.push(stretch);
    below = stretch.y;
  }
  band(below, Number.NEGATIVE_INFINITY);
  if (wide.length > 0) columns.push(inOrder(wide));
  return columns;
}

/** The order of the file, unless that goes up and down the page, or draws the columns of a table one after the other. */
function inOrder<Stretch extends TextBox>(stretches: readonly Stretch[]): readonly Stretch[] {
  const jumps = stretches.filter(({ y, size }, at) => y - (stretches[at - 1]?.y ?? y) > 1.5 * size).length;
  const rows = rowsOf(stretches);
  const isTable = rows.length > 3 && jumps > 1 && stretches.length / rows.length >= 2.5;
  return isTable || jumps > Math.max(2, stretches.length / 5) ? rows.flat() : stretches;
}

/** Stretches at one height, from the top of the page to its bottom. */
function rowsOf<Stretch extends TextBox>(stretches: readonly Stretch[]): readonly (readonly Stretch[])[] {
  const rows: Stretch[][] = [];
  for (const stretch of stretches.toSorted((one, other) => other.y - one.y)) {
    const first = rows.at(-1)?.[0];
    if (first && first.y - stretch.y < stretch.size / 3) rows.at(-1)?.push(stretch);
    else rows.push([stretch]);
  }
  return rows.map((row) => row.toSorted((one, other) => one.x - other.x));
}

/** The middle of a vertical gap that few stretches cross and that has prose on both sides. */
function gapIn(stretches: readonly TextBox[]): number | undefined {
  if (stretches.length < 2 * FEWEST_STRETCHES) return undefined;
  const left = Math.min(...stretches.map(({ x }) => x));
  const right = Math.max(...stretches.map((it) => it.right));
  const crossings = new Uint16Array(Math.ceil(right - left) + 1);
  for (const { x, right: end } of stretches) {
    for (let at = Math.ceil(x - left); at < end - left; at += 1) crossings[at] = (crossings[at] ?? 0) + 1;
  }
  const width = right - left;
  let best: { at: number; wide: number; fewest: number } | undefined;
  for (let at = Math.floor(width * 0.2); at < width * 0.8; at += 1) {
    const fewest = crossings[at] ?? 0;
    let wide = 1;
    while (at + wide < width * 0.8 && crossings[at + wide] === fewest) wide += 1;
    if (!best || fewest < best.fewest || (fewest === best.fewest && wide > best.wide)) best = { at: left + at + wide / 2, wide, fewest };
    at += wide - 1;
  }
  return best && partsProse(stretches, best.at) ? best.at : undefined;
}

/** Most stretches of two columns fill their column. The cells of a table do not. */
function partsProse(stretches: readonly TextBox[], gap: number): boolean {
  const sides = [stretches.filter((it) => it.right <= gap), stretches.filter((it) => it.x >= gap)];
  const crossing = stretches.length - sides.reduce((sum, side) => sum + side.length, 0);
  return sides.every((side) => {
    if (side.length < FEWEST_STRETCHES || crossing > side.length) return false;
    const widths = side.map(({ x, right }) => right - x).sort((one, other) => one - other);
    const widest = widths.at(-1) ?? 0;
    const size = side[0]?.size ?? 1;
    const middle = widths[Math.floor(widths.length / 2)] ?? 0;
    return middle > 0.55 * widest && middle > 10 * size;
  });
}

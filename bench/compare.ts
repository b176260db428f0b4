/** Two times that were measured one after the other, in milliseconds. */
export interface Pair {
  readonly subject: number;
  readonly yardstick: number;
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** @param share of the values that lie below the result, 0 to 1 */
function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const place = (sorted.length - 1) * share;
  const [low = Number.NaN, high = low] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
  return low + (high - low) * (place - Math.floor(place));
}

/**
 * A row of the table: the median and the interquartile range of the pairs' ratios, and the median times in milliseconds. Both times of a
 * pair are measured together, so that other load on the computer affects both.
 */
export function row(name: string, pairs: readonly Pair[]): readonly string[] {
  const ratios = pairs.map(({ subject, yardstick }) => subject / yardstick);
  const [lower, middle, upper] = [0.25, 0.5, 0.75].map((share) => quantile(ratios, share).toFixed(2));
  const times = [pairs.map(({ subject }) => subject), pairs.map(({ yardstick }) => yardstick)].map(
    (all) => `${Math.round(median(all))} ms`,
  );
  return [name, middle ?? '', `${lower} to ${upper}`, ...times];
}

/** Aligns the columns to their widest cell. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]?.map((_cell, column) => Math.max(...rows.map((cells) => cells[column]?.length ?? 0))) ?? [];
  return rows
    .map((cells) =>
      cells
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

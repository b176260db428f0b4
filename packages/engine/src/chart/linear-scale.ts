import { nice, tickStep, ticks } from 'd3-array';

/** A linear axis: where its values stand, in CSS pixels, and which of them are named. */
export interface LinearScale {
  readonly from: number;
  readonly to: number;
  readonly at: (value: number) => number;
  readonly ticks: readonly { readonly value: number; readonly name: string }[];
}

/**
 * @param domain the least and the greatest value
 * @param range where these stand
 * @param count about how many ticks there are
 */
export function linearScale(domain: readonly [number, number], range: readonly [number, number], count: number): LinearScale {
  const [from, to] = domain;
  const [start, end] = range;
  const step = tickStep(from, to, count);
  return {
    from,
    to,
    at: (value) => start + ((end - start) * (value - from)) / (to - from),
    ticks: ticks(from, to, count).map((value) => ({ value, name: nameOf(value, step, Math.max(Math.abs(from), Math.abs(to))) })),
  };
}

/** A linear axis that begins and ends with a tick. */
export function roundScale(domain: readonly [number, number], range: readonly [number, number], count: number): LinearScale {
  return linearScale(nice(...domain, count), range, count);
}

/** All ticks of an axis have the decimals of its step: "0.0", "0.2". */
function nameOf(value: number, step: number, greatest: number): string {
  if (greatest < 1e6 && step >= 1e-5) return value.toFixed(Math.max(0, -Math.floor(Math.log10(step) + 1e-9))).replace('-', '−');
  const exponent = Math.floor(Math.log10(greatest));
  const decimals = Math.max(0, exponent - Math.floor(Math.log10(step) + 1e-9));
  return value === 0 ? '0' : `${(value / 10 ** exponent).toFixed(decimals)} × 10^${exponent}`.replaceAll('-', '−');
}

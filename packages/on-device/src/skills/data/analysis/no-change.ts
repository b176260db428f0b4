import { shapeOfPoints } from './linearity.ts';
import { errorOf } from './relation/error-of-value.ts';
import type { ComputedValue } from './result.ts';
import { fitLine, type Point } from './statistics.ts';
import { pointsOf, type TableView } from './view.ts';

const ASKS = /isotonic|osmosis|osmotic|water potential|neither (?:gain|lose)s? nor (?:gain|lose)s?/;

/** The setting at which a percentage change is zero, such as the concentration that is isotonic to a tissue. */
export function settingWithoutChange(views: readonly TableView[], about: string): ComputedValue | undefined {
  if (!ASKS.test(about)) return undefined;
  for (const { set, measured } of views) {
    const change = measured.find(({ columns }) => columns[0]?.column.isChange);
    const points = set && change ? pointsOf(set, change).map(({ x, y }): Point => [x, y]) : [];
    const isAcross = points.some(([, y]) => y > 0) && points.some(([, y]) => y < 0);
    const zero = isAcross ? (zeroOfLine(points) ?? zeroBetween(points)) : undefined;
    if (!set || !zero) continue;
    const phrase = (part: string, text: string) => ({ kind: 'phrase', text, id: `relations.no-change-${part}` }) as const;
    return {
      name: [phrase('name', 'concentration without a change')],
      symbol: phrase('symbol', 'c₀'),
      value: zero.value,
      error: zero.error,
      unit: set.unit,
      formula: [phrase(zero.error === undefined ? 'between' : 'formula', zero.formula)],
      rule: 'data.relation-no-change',
      warnings: [],
    };
  }
  return undefined;
}

interface Zero {
  readonly value: number;
  readonly error: number | undefined;
  readonly formula: string;
}

/** Where the line through the points reaches zero; undefined where they bend away from a line. */
function zeroOfLine(points: readonly Point[]): Zero | undefined {
  const fit = fitLine(points);
  const shape = fit && shapeOfPoints(points, fit);
  if (!fit || (shape !== 'straight' && shape !== 'scattered')) return undefined;
  const zeroAt = (slope: number, intercept: number): number => -intercept / slope;
  const formula = 'The line of the percentage change reaches zero at c₀ = −intercept ÷ slope';
  return { value: zeroAt(fit.slope, fit.intercept), error: errorOf(zeroAt, fit), formula };
}

/** Where the straight line between two neighbouring points reaches zero, if the points change their sign once. */
function zeroBetween(points: readonly Point[]): Zero | undefined {
  const sorted = points.toSorted(([a], [b]) => a - b);
  const crossings = sorted.slice(1).flatMap(([x, y], at) => {
    const [from = x, before = y] = sorted[at] ?? [];
    return before * y < 0 ? [from - (before * (x - from)) / (y - before)] : [];
  });
  const [value] = crossings;
  const formula = 'The points bend, so c₀ is read on a straight line between the last reading above zero and the first one below';
  return value === undefined || crossings.length > 1 ? undefined : { value, error: undefined, formula };
}

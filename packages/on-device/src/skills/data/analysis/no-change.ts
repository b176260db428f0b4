import { shapeOfPoints } from './linearity.ts';
import { errorOf } from './relation/error-of-value.ts';
import type { ComputedValue } from './result.ts';
import { fitLine, type Point } from './statistics.ts';
import { pointsOf, type TableView } from './view.ts';

const ASKS = /isotonic|osmosis|osmotic|water potential/;

/** The setting at which a percentage change is zero, such as the concentration that is isotonic to a tissue. */
export function settingWithoutChange(views: readonly TableView[], about: string): ComputedValue | undefined {
  if (!ASKS.test(about)) return undefined;
  for (const { set, measured } of views) {
    const change = measured.find(({ columns }) => columns[0]?.column.isChange);
    const points = set && change ? pointsOf(set, change).map(({ x, y }): Point => [x, y]) : [];
    const fit = fitLine(points);
    const isAcross = points.some(([, y]) => y > 0) && points.some(([, y]) => y < 0);
    const shape = fit && shapeOfPoints(points, fit);
    if (!set || !fit || !isAcross || (shape !== 'straight' && shape !== 'scattered')) continue;
    const zeroOf = (slope: number, intercept: number): number => -intercept / slope;
    const phrase = (part: string, text: string) => ({ kind: 'phrase', text, id: `relations.no-change-${part}` }) as const;
    return {
      name: [phrase('name', 'concentration without a change')],
      symbol: phrase('symbol', 'c₀'),
      value: zeroOf(fit.slope, fit.intercept),
      error: errorOf(zeroOf, fit),
      unit: set.unit,
      formula: [phrase('formula', 'The line of the percentage change reaches zero at c₀ = −intercept ÷ slope')],
      rule: 'data.relation-no-change',
      warnings: [],
    };
  }
  return undefined;
}

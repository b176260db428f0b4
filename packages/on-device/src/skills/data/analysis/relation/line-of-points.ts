import type { Relation } from '../../rules/relations/relation.ts';
import { leavingOf } from '../leaving.ts';
import { fitLine, type LineFit, type Point } from '../statistics.ts';
import { pointsOf, type Quantity } from '../view.ts';
import type { Matched } from './match-relation.ts';
import { onAxis } from './on-axis.ts';

/** The line of a relation through the points of a table. */
interface RelationLine {
  /** The points on the line, in units of the SI, and the row of each. */
  readonly points: readonly Point[];
  readonly rows: readonly number[];
  /** Undefined if there are too few points. */
  readonly fit: LineFit | undefined;
  /** The fit with the rows that leave the line. */
  readonly wholeFit: LineFit | undefined;
  /** Rows at the end of the readings that leave the line and are not in it. */
  readonly left: readonly number[];
  /** The fit when the reading of one row is moved by its uncertainty. */
  readonly fitWith: (moved: { readonly quantity: Quantity; readonly row: number; readonly by: number } | undefined) => LineFit | undefined;
}

/** @param top the value that y rises to, in units of the SI, so that the distance from it is fitted */
export function lineOf(relation: Relation, matched: Matched, top?: number): RelationLine {
  const pointAt = (x: number, y: number): Point => {
    const first = onAxis(x, matched.x.unit, relation.x, matched.xIs);
    const second = onAxis(y, matched.y.unit, relation.y, matched.yIs, top);
    return matched.turned ? [second, first] : [first, second];
  };
  const pairs = pointsOf(matched.x, matched.y).map((pair) => ({ ...pair, point: pointAt(pair.x, pair.y) }));
  const all = pairs.filter(({ point }) => point.every(Number.isFinite));
  const allPoints = all.map(({ point }) => point);
  const { weightOf } = relation;
  const wholeFit = fitLine(allPoints, weightOf);
  const leaving = weightOf || !wholeFit ? undefined : leavingOf(allPoints, wholeFit);
  const usable = leaving ? leaving.kept.flatMap((index) => all[index] ?? []) : all;
  const points = usable.map(({ point }) => point);
  return {
    points,
    rows: usable.map(({ row }) => row),
    fit: leaving ? fitLine(points) : wholeFit,
    wholeFit,
    left: leaving ? leaving.left.flatMap((index) => all[index]?.row ?? []) : [],
    fitWith: (moved) =>
      fitLine(
        usable.map(({ x, y, row }) => {
          const by = moved?.row === row ? moved.by : 0;
          return pointAt(moved?.quantity === matched.x ? x + by : x, moved?.quantity === matched.y ? y + by : y);
        }),
        weightOf,
      ),
  };
}

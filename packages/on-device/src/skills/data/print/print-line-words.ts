import { computed, type Line, type Span } from '../../../spans.ts';
import type { Analysis } from '../analysis/analyse.ts';
import { leavingOf } from '../analysis/leaving.ts';
import { goesOneWay, isSteady, namedCurve, shapeOfPoints, signRuns, turnOf } from '../analysis/linearity.ts';
import type { Applied } from '../analysis/relation/apply-relation.ts';
import { spreadOfMeans } from '../analysis/repeated.ts';
import { fitLine, type LineFit, type Point, studentT } from '../analysis/statistics.ts';
import { pointsOf, type Quantity, type TableView } from '../analysis/view.ts';
import { isWeightOfSet } from '../analysis/weight.ts';
import { figure, formatR2, formatResult, uncertainty } from '../figures.ts';
import { fillPhrase, outermostLeave } from '../phrases.ts';
import { quantityName, quantitySubject, rowLabel } from './labels.ts';

/** A line through the readings, with the table that they come from. */
export interface ShownFit {
  readonly view: TableView;
  readonly x: Quantity;
  readonly y: Quantity;
  readonly fit: LineFit;
  readonly rows: readonly number[];
}

/** Points fewer than this say nothing on the order of their residuals. */
const FEWEST_FOR_RUNS = 6;
/** A reading or result is far off beyond this many times its scatter. */
const FAR = 2;

/** Below this R² readings are not said to lie on the line of a relation. */
const LEAST_R2_OF_A_RELATION = 0.98;

/** The lines of the measured quantities of a table, at most four. */
export function fitsOf(view: TableView): ShownFit[] {
  const { set, measured } = view;
  if (!set) return [];
  return measured.slice(0, 4).flatMap((y) => {
    const points = pointsOf(set, y);
    const fit = fitLine(points.map(({ x, y: value }) => [x, value] as const));
    return fit && !isWeightOfSet(view, y) ? [{ view, x: set, y, fit, rows: points.map(({ row }) => row) }] : [];
  });
}

export function fitWords({ x, y, fit, rows, view }: ShownFit): Line[] {
  const slots = {
    x: quantityName(x),
    y: quantitySubject(y),
    r: computed(formatR2(fit.r2 ?? 0), 'data.r-squared'),
    n: computed(rows.length, 'data.n'),
  };
  const shape = shapeOfPoints(
    pointsOf(x, y).map((it) => [it.x, it.y] as const),
    fit,
  );
  if (shape === 'flat') return [fillPhrase('discussFlat', slots)];
  const leaving =
    hasLine(shape) || shape === 'bent'
      ? leavingOf(
          pointsOf(x, y).map((it) => [it.x, it.y] as const),
          fit,
        )
      : undefined;
  if (leaving) {
    const counts = { kept: computed(leaving.kept.length, 'data.count'), outermost: outermostLeave(leaving.left.length) };
    return [fillPhrase('discussLeaving', { ...slots, ...counts })];
  }
  const turn = turnOf(
    pointsOf(x, y).map((it) => [it.x, it.y] as const),
    spreadOfMeans(y),
  );
  if (turn && shape !== 'straight')
    return [fillPhrase(turn.isTop ? 'discussTop' : 'discussBottom', { ...slots, at: rowLabel(view, rows[turn.index] ?? 0) })];
  const points = pointsOf(x, y).map((it) => [it.x, it.y] as const);
  if (isSteady(shape, points) || (shape === 'no-trend' && goesOneWay(points))) return [fillPhrase('discussOneWay', slots)];
  if (shape === 'no-trend') return [fillPhrase('discussNoTrend', slots)];
  if (shape === 'bent') return [fillPhrase('discussBent', slots), ...curveWords(points, fit, slots)];
  if (shape === 'scattered') return [fillPhrase('discussScattered', slots)];
  const direction = fit.slope > 0 ? 'discussRises' : 'discussFalls';
  const runs = signRuns(fit.residuals);
  const pattern = fit.scatter > 0 && rows.length >= FEWEST_FOR_RUNS && runs <= 2 && view.set === x;
  return [fillPhrase(direction, slots), ...(pattern ? [fillPhrase('discussPattern', { runs: computed(runs, 'data.runs') })] : [])];
}

/** The curve that bent points follow, with the exponent of a power. */
function curveWords(points: readonly Point[], fit: LineFit, names: { readonly x: Span[]; readonly y: Span[] }): Line[] {
  const curve = namedCurve(points, fit);
  if (!curve) return [];
  const slots = { ...names, curve: fillPhrase(`curve-${curve.id}`, names), r: computed(formatR2(curve.r2), 'data.r-squared') };
  const exponent = computed(formatResult(curve.fit.slope, curve.fit.slopeError, ''), 'data.slope');
  return [fillPhrase('discussCurve', slots), ...(curve.id === 'power' ? [fillPhrase('exponent', { exponent })] : [])];
}

/** The reading with the largest residual. */
export function farthest({ view, x, y, fit, rows }: ShownFit): Line[] {
  if (fit.scatter === 0 || fit.n < 4 || !hasLine(shapeOfRows(x, y, fit))) return [];
  const sizes = fit.residuals.map(Math.abs);
  const index = sizes.indexOf(Math.max(...sizes));
  const residual = fit.residuals[index] ?? 0;
  const row = rows[index] ?? 0;
  const slots = {
    y: quantityName(y),
    x: quantityName(x),
    at: rowLabel(view, row),
    size: uncertainty(Math.abs(residual), y.unit, 'data.residual'),
    times: computed(Number((Math.abs(residual) / fit.scatter).toPrecision(2)), 'data.residual-in-scatter'),
  };
  const far = Math.abs(residual) > FAR * fit.scatter;
  return [fillPhrase(residual > 0 ? 'farthestAbove' : 'farthestBelow', slots), ...(far ? [fillPhrase('farthestCheck')] : [])];
}

function hasLine(shape: ReturnType<typeof shapeOfPoints>): boolean {
  return shape === 'straight' || shape === 'scattered';
}

export function shapeOfRows(x: Quantity, y: Quantity, fit: LineFit): ReturnType<typeof shapeOfPoints> {
  return shapeOfPoints(
    pointsOf(x, y).map((it) => [it.x, it.y] as const),
    fit,
  );
}

/** Says how well the line of the relation fits, and names the reading that lies farthest from it. */
export function relationWords({ applied, result, views }: Analysis): Line[] {
  const fit = applied?.fit;
  if (!applied || !fit || !result) return [];
  const sizes = fit.residuals.map(Math.abs);
  const index = sizes.indexOf(Math.max(...sizes));
  const view = views.find(({ set, measured }) => [set, ...measured].includes(applied.x)) ?? views[0];
  const r = computed(formatR2(fit.r2 ?? 0), 'data.r-squared');
  const line = fillPhrase(
    applied.left.length > 0 ? 'relationLineLeft' : (fit.r2 ?? 0) < LEAST_R2_OF_A_RELATION ? 'relationLineWide' : 'relationLine',
    {
      outermost: outermostLeave(applied.left.length),
      r,
      n: computed(fit.n, 'data.n'),
    },
  );
  // Points of unlike weight have no scatter in common.
  if (fit.scatter === 0 || fit.n < 4 || !view || applied.relation.weightOf) return [line];
  const times = computed(Number(((sizes[index] ?? 0) / fit.scatter).toPrecision(2)), 'data.residual-in-scatter');
  const far = (sizes[index] ?? 0) > FAR * fit.scatter;
  const side = (fit.residuals[index] ?? 0) > 0 ? 'relationAbove' : 'relationBelow';
  return [
    line,
    fillPhrase(far ? side : 'relationNear', {
      x: quantityName(view.set ?? applied.x),
      at: rowLabel(view, applied.rows[index] ?? 0),
      times,
    }),
  ];
}

/** Whether the line of a proportional relation passes through the origin. */
export function interceptWords({ applied }: Analysis): Line[] {
  if (!applied?.relation.proportional || !applied.fit || !applied.result) return [];
  const { fit, interceptError } = applied;
  if (interceptError === 0) return [];
  const ratio = computed(Number((Math.abs(fit.intercept) / interceptError).toPrecision(2)), 'data.intercept-in-errors');
  return [fillPhrase(isOff(applied) ? 'interceptOff' : 'interceptZero', { ratio })];
}

/** Says that the readings agree with the relation, where nothing in its line speaks against it. */
export function agreementWords({ applied, result, views }: Analysis): Line[] {
  if (!applied?.fit || !result || applied.left.length > 0 || applied.relation.weightOf || applied.fit.n < FEWEST_FOR_RUNS) return [];
  const { fit, points, relation, rows } = applied;
  const x = views.find(({ set }) => set === applied.x || set === applied.y)?.set ?? applied.x;
  const isStraight = (fit.r2 ?? 0) >= LEAST_R2_OF_A_RELATION && shapeOfPoints(points, fit) === 'straight';
  if (!isStraight || (relation.proportional && isOff(applied))) return [];
  const values = x.rows.flatMap(({ row, summary }) => (rows.includes(row) ? summary.mean : []));
  const [least, greatest] = [Math.min(...values), Math.max(...values)];
  const slots = { least: figure(least, x.unit, 'data.least'), greatest: figure(greatest, x.unit, 'data.greatest') };
  return [fillPhrase('relationHolds', { x: quantityName(x), ...slots })];
}

/** Whether an intercept differs from zero at the 5 % level. */
export function isOff({ fit, interceptError }: Applied): boolean {
  return fit !== undefined && Math.abs(fit.intercept) > studentT('0.05', fit.n - 2) * interceptError;
}

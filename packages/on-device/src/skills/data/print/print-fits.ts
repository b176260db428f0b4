import { BLANK, computed, type Line, quote, type Span } from '../../../spans.ts';
import { leavingOf } from '../analysis/leaving.ts';
import { type Curve, goesOneWay, isSteady, namedCurve, shapeOfPoints, turnOf } from '../analysis/linearity.ts';
import type { Applied } from '../analysis/relation/apply-relation.ts';
import { spreadOfMeans } from '../analysis/repeated.ts';
import { fitLine, type LineFit, type Point } from '../analysis/statistics.ts';
import { unknownsOf } from '../analysis/unknowns.ts';
import { pointsOf, type Quantity, type TableView } from '../analysis/view.ts';
import { isWeightOfSet } from '../analysis/weight.ts';
import { figureTo, formatR2, formatResult, uncertainty } from '../figures.ts';
import { fillPhrase, outermostLeave } from '../phrases.ts';
import { quantityName } from './labels.ts';

/** The line of each measured quantity against the one that was set, or why there is none. */
export function fitLines(view: TableView, applied: Applied | undefined): Line[] {
  const { set, measured } = view;
  if (!set || set.rows.length < 2) return [];
  const lines = measured.flatMap((quantity) => {
    if (isWeightOfSet(view, quantity)) return [];
    const points = pointsOf(set, quantity).map(({ x, y }): Point => [x, y]);
    // Reciprocals of both describe these points, so no other curve is named beside them.
    const isReciprocal = applied?.y === quantity && applied.relation.y.as === 'inverse' && applied.relation.x.as === 'inverse';
    return linesOf(view, set, quantity, points, isReciprocal);
  });
  return lines.length > 0 ? [BLANK, fillPhrase('fitHeading'), ...lines] : [];
}

function linesOf(view: TableView, set: Quantity, quantity: Quantity, points: readonly Point[], isReciprocal: boolean): Line[] {
  const name = quantityName(quantity);
  const names = { x: quantityName(set), y: quantity.columns.length > 1 ? fillPhrase('meanOf', { y: name }) : name };
  if (points.length < 3) return [fillPhrase('fitFew', names)];
  const fit = fitLine(points);
  if (!fit) return [fillPhrase('fitSame', names)];
  const shape = shapeOfPoints(points, fit);
  const leaving = shape === 'flat' || shape === 'no-trend' ? undefined : leavingOf(points, fit);
  const head = leaving && fitLine(leaving.kept.map((index) => points[index] as Point));
  if (leaving && head) {
    const counts = { kept: computed(leaving.kept.length, 'data.count'), outermost: outermostLeave(leaving.left.length) };
    return [fillPhrase('fitLeaving', { ...fitSlots(head, names, set, quantity), ...counts, n: computed(points.length, 'data.n') })];
  }
  const slots = fitSlots(fit, names, set, quantity);
  switch (shape) {
    case 'flat':
      return [fillPhrase('fitFlat', slots)];
    case 'no-trend':
      return [fillPhrase(turnOf(points) ? 'fitTurns' : goesOneWay(points) ? 'fitOneWay' : 'fitNone', slots)];
    case 'bent':
      return [fillPhrase('fitBent', slots), ...(isReciprocal ? [] : curveLines(namedCurve(points, fit), names, set.unit, quantity.unit))];
    default:
      if (shape === 'scattered' && turnOf(points, spreadOfMeans(quantity))) return [fillPhrase('fitTurns', slots)];
      if (isSteady(shape, points)) return [fillPhrase('fitOneWay', slots)];
      return [fillPhrase('fit', slots), ...unknownLines(view, set, quantity, fit)];
  }
}

type Names = { readonly x: Span[]; readonly y: Span[] };

function fitSlots(fit: LineFit, names: Names, set: Quantity, quantity: Quantity) {
  const unit = slopeUnit(set.unit, quantity.unit);
  return {
    ...names,
    slope: figureTo(fit.slope, fit.slopeError, unit, 'data.slope'),
    slopeError: uncertainty(fit.slopeError, unit, 'data.slope-error'),
    intercept: figureTo(fit.intercept, fit.interceptError, quantity.unit, 'data.intercept'),
    interceptError: uncertainty(fit.interceptError, quantity.unit, 'data.intercept-error'),
    n: computed(fit.n, 'data.n'),
    r: computed(formatR2(fit.r2 ?? 0), 'data.r-squared'),
  };
}

function unknownLines(view: TableView, set: Quantity, quantity: Quantity, fit: LineFit): Line[] {
  return unknownsOf(view, set, quantity, fit).map(({ label, value, error }) =>
    fillPhrase('fromLine', {
      label: quote(label),
      x: quantityName(set),
      value: computed(formatResult(value, error, set.unit), 'data.from-line'),
    }),
  );
}

function curveLines(curve: Curve | undefined, names: { x: Span[]; y: Span[] }, xUnit: string, yUnit: string): Line[] {
  if (!curve) return [];
  const change = curve.id === 'exponential' || curve.id === 'power' ? curve.id : 'itself';
  const slots = {
    ...names,
    curve: fillPhrase(`curve-${curve.id}`, names),
    change: fillPhrase(`change-${change}`, names),
    slope: slopeOf(curve.id, curve.fit, 'slope', xUnit, yUnit),
    slopeError: slopeOf(curve.id, curve.fit, 'slopeError', xUnit, yUnit),
    r: computed(formatR2(curve.r2), 'data.r-squared'),
  };
  return [fillPhrase('curve', slots)];
}

function slopeOf(id: Curve['id'], fit: LineFit, which: 'slope' | 'slopeError', x: string, y: string): Span {
  const units: Readonly<Record<Curve['id'], string>> = {
    square: x === '' ? y : `${y || '1'}/(${x})²`,
    logarithm: y,
    root: x === '' ? y : `${y || '1'}/√(${x})`,
    inverse: x === '' ? y : `${y || '1'} · ${x}`,
    'inverse-square': x === '' ? y : `${y || '1'} · (${x})²`,
    exponential: x === '' ? '' : `per ${x}`,
    power: '',
  };
  const unit = units[id].replace(/^1 · /, '');
  return which === 'slope'
    ? figureTo(fit.slope, fit.slopeError, unit, 'data.slope')
    : uncertainty(fit.slopeError, unit, 'data.slope-error');
}

/** "s²/cm", "mg/L per °C", or an empty string if both units are equal. */
function slopeUnit(x: string, y: string): string {
  if (x === '' || x === y) return x === '' ? y : '';
  if (y === '') return `per ${x}`;
  return /[/ ·]/.test(x + y) ? `${y} per ${x}` : `${y}/${x}`;
}

import { computed, type Line, quote, type Span } from '../../../spans.ts';
import type { Analysis } from '../analysis/analyse.ts';
import { tooFewStated } from '../analysis/error-of-readings.ts';
import type { Applied } from '../analysis/relation/apply-relation.ts';
import { type Comparison, type ComputedValue, type NamedValue, valuesOf } from '../analysis/result.ts';
import type { LineFit } from '../analysis/statistics.ts';
import type { Quantity } from '../analysis/view.ts';
import { figure, figureTo, formatPercent, formatR2, formatResult, uncertainty } from '../figures.ts';
import { fillPhrase } from '../phrases.ts';
import { hasAnyUnit, QUANTITIES, type QuantityName } from '../rules/quantities.ts';
import type { Axis } from '../rules/relations/relation.ts';
import { quantityName } from './labels.ts';

/** A result is far from the accepted value beyond this many standard errors. */
const MOST_ERRORS = 2;

/** The value that the objective asks for, with its formula and the comparison with the accepted value, or why it is not given. */
export function resultLines({ result, comparison, refusal, applied }: Analysis): Line[] {
  if (!result) return refusal ? [[...refusal]] : [];
  return [
    fillPhrase('resultHeading'),
    fillPhrase('formula', { formula: result.formula }),
    ...[...(applied ? [applied] : []), ...(applied?.others ?? [])].flatMap((it): Line[] =>
      it.fit ? [[...ofColumn(it, applied), ...relationFit(it.fit, it)]] : [],
    ),
    ...valuesOf(result).map(({ name, symbol, ...value }) => fillPhrase('resultNamed', { name, symbol, value: resultValue(value) })),
    ...(result.error || result.verdict ? [] : [fillPhrase('noError')]),
    ...errorLines(result),
    ...(applied?.fit ? [applied.x, applied.y].flatMap(statedLines) : []),
    ...result.warnings.map((warning): Line => [...warning]),
    ...(comparison ? [fillPhrase('accepted', comparisonSlots(comparison, result)), agreement(comparison)] : calculatedLines(result)),
    ...verdictLines(result),
  ];
}

/** Both uncertainties of a value, where those of the readings are known. */
function errorLines({ symbol, value, unit, rule, scatterError, readingsError }: ComputedValue): Line[] {
  if (readingsError === undefined) return [];
  const scattered = computed(formatResult(value, scatterError, unit), rule);
  return [fillPhrase('readingsError', { symbol, scattered, read: uncertainty(readingsError, unit, 'data.readings-error') })];
}

/** Says that a "±" beside a few readings of a column is not used. */
function statedLines(quantity: Quantity): Line[] {
  const few = tooFewStated(quantity);
  if (!few) return [];
  const slots = { name: quantityName(quantity), count: computed(few.count, 'data.count'), rows: computed(few.rows, 'data.rows') };
  return [fillPhrase('fewStated', slots)];
}

/** The column that a line belongs to, where the relation was fitted to several. */
function ofColumn({ y }: Applied, applied: Applied | undefined): Span[] {
  return applied?.others ? fillPhrase('lineOf', { y: quantityName(y) }) : [];
}

function relationFit(fit: LineFit, { relation, turned }: Applied): Line {
  const [x, y] = turned ? [relation.y, relation.x] : [relation.x, relation.y];
  const slope = slopeUnit(y, x);
  return fillPhrase(hasAnyUnit(y.quantity) && hasAnyUnit(x.quantity) ? 'relationFitOwn' : 'relationFit', {
    slope: figureTo(fit.slope, fit.slopeError, slope, 'data.slope'),
    slopeError: uncertainty(fit.slopeError, slope, 'data.slope-error'),
    intercept: figureTo(fit.intercept, fit.interceptError, unitOn(y), 'data.intercept'),
    interceptError: uncertainty(fit.interceptError, unitOn(y), 'data.intercept-error'),
    r: computed(formatR2(fit.r2 ?? 0), 'data.r-squared'),
    n: computed(fit.n, 'data.n'),
  });
}

function slopeUnit(y: Axis, x: Axis): string {
  const [above, below] = [unitOn(y), unitOn(x)];
  if (below === '') return above;
  if (x.as === 'inverse') return `${above} ${below.slice(2)}`.trim();
  return above === '' ? `per ${below}` : `${above} per ${below}`;
}

/** The unit on an axis of a relation: "s²" for the square of a period. */
function unitOn({ quantity, as }: Axis): string {
  const unit = hasAnyUnit(quantity) ? '' : (AXIS_UNITS[quantity] ?? QUANTITIES[quantity].unit);
  if (unit === '' || as === 'sine' || as === 'logarithm') return '';
  if (as === 'itself') return unit;
  return as === 'square' ? (/[/^]/.test(unit) ? `(${unit})²` : `${unit}²`) : `1/${unit}`;
}

/** The units in the form for a reader. */
const AXIS_UNITS: Partial<Record<QuantityName, string>> = {
  resistance: 'Ω',
  volume: 'm³',
  concentration: 'mol/m³',
  temperature: 'K',
  celsius: '°C',
  acceleration: 'm/s²',
};

function resultValue({ value, error, unit, rule }: Pick<NamedValue, 'value' | 'error' | 'unit' | 'rule'>): Span {
  return computed(formatResult(value, error, unit), rule);
}

/** "The value found for the acceleration of free fall was g = 9.79 ± 0.03 m/s²", and whether it agrees with the accepted value. */
export function resultSentences({ result, comparison }: Analysis): Line[] {
  if (!result) return [];
  const [found = [], ...also] = valuesOf(result).map(({ name, symbol, ...value }) =>
    fillPhrase('found', { name, symbol, value: resultValue(value) }),
  );
  if (!comparison) return [found, ...calculatedLines(result), ...also, ...verdictLines(result)];
  const slots = { value: quote(comparison.place), percent: computed(formatPercent(comparison.percent), 'data.percentage-difference') };
  const side = comparison.difference === 0 ? [] : [fillPhrase(comparison.difference < 0 ? 'below' : 'above', slots)];
  return [found, ...side, agreement(comparison), ...also];
}

function verdictLines({ verdict }: ComputedValue): Line[] {
  return verdict ? [[...verdict]] : [];
}

/** The value that other stated quantities give, and how far the result lies from it. */
function calculatedLines({ value, unit, calculated }: ComputedValue): Line[] {
  if (!calculated) return [];
  const [first, second] = calculated.from.map((place) => quote(place));
  const percent = computed(formatPercent(Math.abs(value / calculated.value - 1) * 100), 'data.percentage-difference');
  const slots = { first: first ?? [], second: second ?? [], value: figure(calculated.value, unit, 'data.calculated'), percent };
  return [fillPhrase(value < calculated.value ? 'belowCalculated' : 'aboveCalculated', slots)];
}

function comparisonSlots(comparison: Comparison, { unit, error }: ComputedValue): { value: Span; difference: Span; percent: Span } {
  return {
    value: quote(comparison.place),
    difference: figureTo(comparison.difference, error, unit, 'data.difference'),
    percent: computed(formatPercent(comparison.percent), 'data.percentage-difference'),
  };
}

/** Whether the result agrees with the accepted value. */
function agreement({ errors }: Comparison): Line {
  if (errors === undefined) return fillPhrase('agreeUnknown');
  const slots = { errors: computed(Number(errors.toPrecision(2)), 'data.difference-in-errors') };
  if (errors <= 1) return fillPhrase('agrees', slots);
  return fillPhrase(errors <= MOST_ERRORS ? 'agreesTwice' : 'disagrees', slots);
}

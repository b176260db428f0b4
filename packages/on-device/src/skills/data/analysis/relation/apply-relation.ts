import { fill, quote, type Span } from '../../../../spans.ts';
import { nameSpans } from '../../phrases.ts';
import { RELATIONS } from '../../rules/relations/index.ts';
import { type Need, type Relation, turnedFormula } from '../../rules/relations/relation.ts';
import { readUnit } from '../../units.ts';
import type { StatedValue } from '../accepted.ts';
import { errorOfReadings } from '../error-of-readings.ts';
import { shapeOfPoints } from '../linearity.ts';
import { type ComputedValue, type NamedValue, valuesOf } from '../result.ts';
import { fitLine, type LineFit, type Point } from '../statistics.ts';
import { pointsOf, type Quantity, type TableView } from '../view.ts';
import { errorOf } from './error-of-value.ts';
import { lineOf } from './line-of-points.ts';
import { furtherMatches, type Matched, matchRelation } from './match-relation.ts';
import { type Needed, neededIn, onlyNeeded } from './needed-values.ts';
import { phrase, warningsOf } from './warnings.ts';

/** A relation that fits a table, and its result. */
export interface Applied {
  readonly relation: Relation;
  readonly x: Quantity;
  readonly y: Quantity;
  readonly turned: boolean;
  /** The points of the line, in units of the SI, and the row of each. */
  readonly points: readonly Point[];
  readonly rows: readonly number[];
  readonly fit: LineFit | undefined;
  /** The standard error of the intercept, by the scatter of the points or by the uncertainties of the readings. */
  readonly interceptError: number;
  /** Rows at the end of the readings that leave the line and are not in it. */
  readonly left: readonly number[];
  readonly result: ComputedValue | undefined;
  /** The same relation in other columns of the table, such as the rates with an inhibitor. */
  readonly others?: readonly Applied[];
  /** The reason for which there is no result. */
  readonly refusal: readonly Span[] | undefined;
}

/** A value by the slope and the intercept of a line. */
type ValueAt = (slope: number, intercept: number) => number;

/** Below this R² a bent line gives no value. */
const LEAST_R2_OF_A_BEND = 0.995;

const PHRASES = {
  few: 'No {name} is given: a line needs three points or more.',
  bent: 'No {name} is given: the points bend away from the line that the relation expects.',
  trend: 'No {name} is given: the points show no trend.',
  need: 'No {name} is given: the text does not state the {need} with its unit.',
  needs: 'No {name} is given: the text states more than one {need}.',
  bend: 'The points bend a little away from the line, so the value depends on the range.',
  with: ', with {symbol} = {value}',
  times: ' × ',
  column: ' (“{name}”)',
} as const;

/** The first relation that the words ask for and whose quantities a table holds. */
export function applyRelation(
  views: readonly TableView[],
  about: string,
  stated: readonly StatedValue[],
  notes: string,
): Applied | undefined {
  let first: Applied | undefined;
  for (const relation of RELATIONS) {
    // Where one has no result, another may give the same value: a current that falls beside a voltage that rises.
    if (!relation.asks.test(about) || (first && relation.name !== first.relation.name)) continue;
    for (const view of views) {
      const matched = matchRelation(relation, view, about);
      const apply = (it: Matched): Applied => applied(relation, it, stated, `${about}\n${notes}`);
      const found = matched && apply(matched);
      if (matched && found?.result) return withOthers(found, furtherMatches(relation, matched, about).map(apply));
      first ??= found;
    }
  }
  return first;
}

function applied(relation: Relation, matched: Matched, stated: readonly StatedValue[], about: string): Applied {
  const rising = relation.risesTo && rises(matched) ? relation.risesTo : undefined;
  const tops = rising ? neededIn(stated, rising.need) : [];
  const top = tops.length === 1 ? tops[0] : undefined;
  const line = lineOf(relation, matched, top?.value);
  const { points, rows, fit, left } = line;
  const errorByReadings = (valueAt: ValueAt): number | undefined =>
    errorOfReadings([matched.x, matched.y], rows, (moved) => {
      const movedFit = line.fitWith(moved);
      return movedFit && valueAt(movedFit.slope, movedFit.intercept);
    });
  const interceptError = Math.max(fit?.interceptError ?? 0, errorByReadings((_, intercept) => intercept) ?? 0);
  const base = { relation, x: matched.x, y: matched.y, turned: matched.turned, points, rows, fit, interceptError, left };
  const name = phrase(relation, 'name', relation.name);
  const refuse = (which: keyof typeof PHRASES, need?: Need): Applied => ({
    ...base,
    result: undefined,
    refusal: fill(PHRASES[which], `relations.${which}`, { name, ...(need && { need: phrase(relation, 'need', need.name) }) }),
  });
  if (rising && !top) return refuse(tops.length === 0 ? 'need' : 'needs', rising.need);
  if (!fit) return refuse('few');
  const shape = shapeOfPoints(points, fit);
  if (shape === 'no-trend' || shape === 'flat') return refuse('trend');
  if (shape === 'bent' && (fit.r2 ?? 0) < LEAST_R2_OF_A_BEND) return refuse('bent');
  const needs: (readonly Needed[])[] = [];
  for (const need of relation.needs ?? []) {
    const found = onlyNeeded(stated, need);
    if (!found) return refuse(neededIn(stated, need).length === 0 ? 'need' : 'needs', need);
    needs.push(found);
  }
  const needed = needs.map((factors) => factors.reduce((product, { value }) => product * value, 1));
  const valueBy =
    ({ value }: Pick<Relation, 'value'>): ValueAt =>
    (slope, intercept) =>
      matched.turned ? value(1 / slope, -intercept / slope, needed) : value(slope, intercept, needed);
  const valueAt = valueBy(relation);
  const { unit, factor } = unitOf(relation, matched);
  const scatterError = errorOf(valueAt, fit) / factor;
  const fromReadings = errorByReadings((slope, intercept) => valueAt(slope, intercept) / factor);
  const withNeeds = [
    ...(top ? [{ symbol: top.need.symbol, factors: [top] }] : []),
    ...needs.map((factors, index) => ({ symbol: relation.needs?.[index]?.symbol ?? '', factors })),
  ].flatMap(({ symbol, factors }) => {
    const value = factors.flatMap(({ place }, at): Span[] => [
      ...(at === 0 ? [] : fill(PHRASES.times, 'relations.times', {})),
      quote(place),
    ]);
    return fill(PHRASES.with, 'relations.with', { symbol: phrase(relation, 'symbol', symbol), value });
  });
  const valueOfAll = line.wholeFit && valueAt(line.wholeFit.slope, line.wholeFit.intercept) / factor;
  return {
    ...base,
    refusal: undefined,
    result: {
      name: [name],
      symbol: phrase(relation, 'symbol', relation.symbol),
      value: valueAt(fit.slope, fit.intercept) / factor,
      error: Math.max(scatterError, fromReadings ?? 0),
      ...(relation.also && {
        also: [alsoOf(relation, relation.also, valueBy(relation.also), errorByReadings, { fit, ...unitOf(relation.also, matched) })],
      }),
      ...(fromReadings !== undefined && { scatterError, readingsError: fromReadings }),
      unit,
      formula: [
        rising
          ? phrase(relation, 'rises', rising.formula)
          : phrase(relation, 'formula', matched.turned ? turnedFormula(relation.formula) : relation.formula),
        ...withNeeds,
      ],
      rule: `data.relation-${relation.id}`,
      ...calculatedFrom(relation, stated, factor),
      warnings: [
        ...(shape === 'bent' ? [fill(PHRASES.bend, 'relations.bend')] : []),
        ...warningsOf(relation, matched, left, valueOfAll, about),
      ],
    },
  };
}

/** A result with those of the other columns, each named by its column. */
function withOthers(first: Applied, all: readonly Applied[]): Applied {
  const others = all.filter(({ result }) => result !== undefined);
  const { result } = first;
  if (!result || others.length === 0) return first;
  const [main, ...also] = [first, ...others].flatMap(({ result: own, y }) =>
    own ? valuesOf(own).map((it) => ({ ...it, name: [...it.name, ...columnOf(y)] })) : [],
  );
  // A column that gives another value is not left out.
  const isUnused = ([span]: readonly Span[]): boolean => span?.kind === 'phrase' && span.id === 'relations.unused';
  const warnings = [first, ...others].flatMap((it) => it.result?.warnings ?? []).filter((it) => !isUnused(it));
  return { ...first, others, result: { ...result, ...main, also, warnings } };
}

function columnOf({ columns: [placed] }: Quantity): Span[] {
  return placed ? fill(PHRASES.column, 'relations.column', { name: nameSpans(placed.column, placed.index) }) : [];
}

/** The unit of a value and its factor. A value in the unit of a column is computed in it. */
function unitOf({ unit }: Pick<Relation, 'unit'>, { x, y }: Matched): { readonly unit: string; readonly factor: number } {
  if (unit === 'of x' || unit === 'of y') return { unit: (unit === 'of x' ? x : y).unit, factor: 1 };
  return { unit, factor: unit === '°C' ? 1 : (readUnit(unit)?.factor ?? 1) };
}

/** The value that a second formula of the line gives. */
function alsoOf(
  relation: Relation,
  also: NonNullable<Relation['also']>,
  valueAt: ValueAt,
  errorByReadings: (valueAt: ValueAt) => number | undefined,
  { fit, unit, factor }: { readonly fit: LineFit; readonly unit: string; readonly factor: number },
): NamedValue {
  return {
    name: [phrase(relation, 'also-name', also.name)],
    symbol: phrase(relation, 'also-symbol', also.symbol),
    value: valueAt(fit.slope, fit.intercept) / factor,
    error: Math.max(errorOf(valueAt, fit), errorByReadings(valueAt) ?? 0) / factor,
    unit,
    rule: `data.relation-${relation.id}`,
  };
}

/** Whether y rises with x as a whole. */
function rises({ x, y }: Matched): boolean {
  return (fitLine(pointsOf(x, y).map((it) => [it.x, it.y] as const))?.slope ?? 0) > 0;
}

/** The value that other stated quantities give, such as R times C. */
function calculatedFrom({ calculated }: Relation, stated: readonly StatedValue[], factor: number): Pick<ComputedValue, 'calculated'> {
  const [first = [], second = []] = (calculated?.needs ?? []).map((need) => neededIn(stated, need));
  const [one, other] = [first[0], second[0]];
  if (!calculated || !one || !other || first.length > 1 || second.length > 1) return {};
  return { calculated: { value: calculated.value(one.value, other.value) / factor, from: [one.place, other.place] } };
}

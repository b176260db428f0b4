import { fill, quote, type Span } from '../../../spans.ts';
import type { Axis, Need, Relation } from '../rules/relations.ts';
import { RELATIONS } from '../rules/relations.ts';
import { factorBetween, readUnit } from '../units.ts';
import type { StatedValue } from './accepted.ts';
import { type Identity, identify, unitOf } from './identify.ts';
import { shapeOf } from './linearity.ts';
import type { Result } from './result.ts';
import { fitLine, type LineFit, type Point } from './statistics.ts';
import { pointsOf, type Quantity, quantityOf, type TableView } from './view.ts';

/** A relation that fits a table, and what came of it. */
export interface Applied {
  readonly relation: Relation;
  readonly x: Quantity;
  readonly y: Quantity;
  readonly turned: boolean;
  /** The points of the line, in units of the SI, and the row of each. */
  readonly points: readonly Point[];
  readonly rows: readonly number[];
  readonly fit: LineFit | undefined;
  readonly result: Result | undefined;
  /** Why there is no result. */
  readonly refusal: readonly Span[] | undefined;
}

/** Below this R² a bent line gives no value. */
const LEAST_R2_OF_A_BEND = 0.995;
const KELVIN_AT_ZERO_CELSIUS = 273.15;

const PHRASES = {
  few: 'No {name} is given: a line needs three points or more.',
  bent: 'No {name} is given: the points bend away from the line that the relation expects.',
  trend: 'No {name} is given: the points show no trend.',
  need: 'No {name} is given: the text does not state the {need} with its unit.',
  needs: 'No {name} is given: the text states more than one {need}.',
  bend: 'The points bend a little away from the line, so the value depends on the range.',
  with: ', with {symbol} = {value}',
} as const;

/** The first relation that the words ask for and whose quantities a table holds. */
export function applyRelation(views: readonly TableView[], about: string, stated: readonly StatedValue[]): Applied | undefined {
  const asked = RELATIONS.filter(({ asks }) => asks.test(about));
  for (const relation of asked) {
    for (const view of views) {
      const found = match(relation, view, about);
      if (found) return work(relation, found, stated);
    }
  }
  return undefined;
}

interface Matched {
  readonly x: Quantity;
  readonly y: Quantity;
  readonly xIs: Identity;
  readonly yIs: Identity;
  readonly turned: boolean;
}

function match(relation: Relation, view: TableView, about: string): Matched | undefined {
  const counts = relation.x.quantity === 'order' ? view.counts.map((it) => quantityOf([it])) : [];
  const quantities = [...(view.set ? [view.set] : []), ...view.measured, ...counts];
  const find = (axis: Axis, not?: Quantity): { quantity: Quantity; is: Identity } | undefined => {
    for (const quantity of quantities) {
      const column = quantity.columns[0]?.column;
      const is = quantity === not || !column ? undefined : identify(column, axis.quantity, about);
      if (is && (is.change === 'itself' || is.change === axis.as)) return { quantity, is };
    }
    return undefined;
  };
  const y = find(relation.y);
  const x = y && find(relation.x, y.quantity);
  if (!x || !y) return undefined;
  const turned = view.set === y.quantity && relation.turned !== undefined;
  return { x: x.quantity, y: y.quantity, xIs: x.is, yIs: y.is, turned };
}

/** A reading on an axis of the relation, in units of the SI. */
function onAxis(value: number, quantity: Quantity, axis: Axis, { change, scale }: Identity): number {
  const unit = unitOf(quantity.unit, axis.quantity);
  const factor = axis.quantity === 'celsius' ? 1 : (readUnit(unit)?.factor ?? 1);
  if (change === 'sine' || change === 'logarithm') return value;
  if (change === 'square') return value * factor * scale * scale;
  if (change === 'inverse') return (value * factor) / scale;
  const offset = axis.quantity === 'temperature' && axis.as === 'inverse' && /C$/.test(unit) ? KELVIN_AT_ZERO_CELSIUS : 0;
  const own = value * factor * scale + offset;
  if (axis.as === 'square') return own * own;
  if (axis.as === 'inverse') return 1 / own;
  if (axis.as === 'sine') return Math.sin(own);
  return axis.as === 'logarithm' ? Math.log(own) : own;
}

function work(relation: Relation, matched: Matched, stated: readonly StatedValue[]): Applied {
  const { turned } = matched;
  const pairs = pointsOf(matched.x, matched.y).map(({ x, y, row }) => {
    const first = onAxis(x, matched.x, relation.x, matched.xIs);
    const second = onAxis(y, matched.y, relation.y, matched.yIs);
    return { point: turned ? ([second, first] as const) : ([first, second] as const), row };
  });
  const usable = pairs.filter(({ point }) => point.every(Number.isFinite));
  const points = usable.map(({ point }) => point);
  const fit = fitLine(points);
  const base = { relation, x: matched.x, y: matched.y, turned, points, rows: usable.map(({ row }) => row), fit };
  const name = phrase(relation, 'name', relation.name);
  const refuse = (which: keyof typeof PHRASES, need?: Need): Applied => ({
    ...base,
    result: undefined,
    refusal: fill(PHRASES[which], `relations.${which}`, { name, ...(need && { need: phrase(relation, 'need', need.name) }) }),
  });
  if (!fit) return refuse('few');
  const shape = shapeOf(points, fit);
  if (shape === 'no-trend' || shape === 'flat') return refuse('trend');
  if (shape === 'bent' && (fit.r2 ?? 0) < LEAST_R2_OF_A_BEND) return refuse('bent');
  const needs: { value: number; place: StatedValue['place'] }[] = [];
  for (const need of relation.needs ?? []) {
    const found = [...new Map(stated.flatMap((it) => fitting(it, need)).map((it) => [it.value, it])).values()];
    if (found.length !== 1) return refuse(found.length === 0 ? 'need' : 'needs', need);
    needs.push(found[0] as (typeof needs)[number]);
  }
  const way = turned && relation.turned ? relation.turned : relation;
  const valueAt = (slope: number, intercept: number): number =>
    way.value(
      slope,
      intercept,
      needs.map(({ value }) => value),
    );
  const factor = relation.unit === '°C' ? 1 : (readUnit(relation.unit)?.factor ?? 1);
  const value = valueAt(fit.slope, fit.intercept);
  const withNeeds = needs.flatMap(({ place }, index) =>
    fill(PHRASES.with, 'relations.with', {
      symbol: phrase(relation, 'symbol', relation.needs?.[index]?.symbol ?? ''),
      value: quote(place),
    }),
  );
  return {
    ...base,
    refusal: undefined,
    result: {
      name: [name],
      symbol: phrase(relation, 'symbol', relation.symbol),
      value: value / factor,
      error: errorOf(valueAt, fit) / factor,
      unit: relation.unit,
      formula: [phrase(relation, 'formula', way.formula), ...withNeeds],
      rule: `data.relation-${relation.id}`,
      warnings: shape === 'bent' ? [fill(PHRASES.bend, 'relations.bend')] : [],
    },
  };
}

function phrase(relation: Relation, part: string, text: string): Span {
  return { kind: 'phrase', text, id: `relations.${relation.id}-${part}` };
}

/** The standard error of a value of slope and intercept, by its change with both and their covariance. */
function errorOf(valueAt: (slope: number, intercept: number) => number, fit: LineFit): number {
  const step = 1e-6;
  const { slope, intercept } = fit;
  const bySlope = (valueAt(slope * (1 + step), intercept) - valueAt(slope * (1 - step), intercept)) / (2 * step * slope);
  const small = step * (Math.abs(intercept) || 1);
  const byIntercept = (valueAt(slope, intercept + small) - valueAt(slope, intercept - small)) / (2 * small);
  const variance = (bySlope * fit.slopeError) ** 2 + (byIntercept * fit.interceptError) ** 2 + 2 * bySlope * byIntercept * fit.covariance;
  return Math.sqrt(Math.max(0, variance));
}

const PER_LENGTH = /^\s*(?:lines?|slits?|grooves?|l)?\s*(?:per|\/|a)\s*(mm|millimet(?:re|er)|cm|centimet(?:re|er)|m)\b/i;

/** A stated value that is what the relation needs, in units of the SI: "300 lines per mm" as 300,000 per metre. */
function fitting({ value, unit, place, before, after }: StatedValue, need: Need): { value: number; place: StatedValue['place'] }[] {
  const lines = need.unit === '1/m' ? PER_LENGTH.exec(`${unit}${after}`) : null;
  if (lines) {
    const length = /^mi/i.test(lines[1] ?? '') ? 'mm' : /^ce/i.test(lines[1] ?? '') ? 'cm' : (lines[1] ?? 'm');
    const end = place.end + Math.max(0, lines[0].length - unit.length);
    return [{ value: value * (factorBetween('m', length) ?? 1), place: { ...place, end } }];
  }
  const words = `${before.slice(-50)} ${after.slice(0, 30)}`.toLowerCase();
  const factor = unit === '' ? undefined : factorBetween(unit, need.unit);
  return factor !== undefined && need.words.test(words) ? [{ value: value * factor, place }] : [];
}

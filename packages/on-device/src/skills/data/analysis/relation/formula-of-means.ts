import { type Column, type ReadingsFound, textIn } from '../../read/readings.ts';
import { FORMULAS, type Formula, type Input } from '../../rules/formulas.ts';
import { QUANTITIES } from '../../rules/quantities.ts';
import { RELATIONS } from '../../rules/relations/index.ts';
import { type Axis, formulaOfPoint, type Relation } from '../../rules/relations/relation.ts';
import { areAlike, readUnit } from '../../units.ts';
import type { StatedValue } from '../accepted.ts';
import type { ComputedValue } from '../result.ts';
import type { TableView } from '../view.ts';
import { identify } from './identify.ts';
import { inSi, isScattered, type Mean, meanOfColumn, onlyMean, propagated, repeatedColumns } from './mean-of-column.ts';
import { neededIn } from './needed-values.ts';
import { onAxis } from './on-axis.ts';

/**
 * The value that the words ask for, from quantities that were each read once or repeated, so that no line can be drawn. Undefined where one
 * is missing, or where two could be it.
 * @param about the words on the experiment, in lower case
 */
export function formulaOfMeans(
  found: ReadingsFound,
  views: readonly TableView[],
  about: string,
  stated: readonly StatedValue[],
): ComputedValue | undefined {
  const columns = repeatedColumns(found, views);
  if (!columns || columns.length === 0) return undefined;
  for (const formula of FORMULAS) {
    const result = formula.asks.test(about) ? byFormula(formula, columns, stated) : undefined;
    if (result) return result;
  }
  for (const relation of RELATIONS) {
    const result = relation.proportional && relation.asks.test(about) ? atPoint(relation, columns, about, stated) : undefined;
    if (result) return result;
  }
  return undefined;
}

function byFormula(formula: Formula, columns: readonly Column[], stated: readonly StatedValue[]): ComputedValue | undefined {
  const inputs = formula.inputs.map((input) => inputOf(input, columns, stated));
  const means = inputs.flatMap((it) => (it ? [inSi(it.mean, it.unit)] : []));
  const [first] = inputs;
  const isOneUnit = formula.inputs.some(({ unit }) => unit) || inputs.every((it) => it && first && areOfOneUnit(it.unit, first.unit));
  if (means.length < inputs.length || !isOneUnit) return undefined;
  const valueAt = (values: readonly number[]): number => formula.value(...values) / factorOf(formula.unit);
  return computedValue(formula, 'shares', formula.formula, valueAt, means);
}

/** The only column with the name of an input, or the only value of the text that is it. */
function inputOf({ words, not, unit, vessel, isDifference }: Input, columns: readonly Column[], stated: readonly StatedValue[]) {
  const fitting = columns.filter((column) => {
    // "(aa)" behind a name is no unit that is known.
    const text = `${nameOf(column)} ${readUnit(column.unit) ? '' : column.unit}`;
    return words.test(text) && !not?.test(text) && (unit === undefined || areAlike(measuredIn(column, unit), unit));
  });
  const [only] = fitting;
  if (fitting.some(isScattered)) return undefined;
  if (only && areOneReading(fitting)) return { mean: meanOfColumn(only), unit: unit === undefined ? only.unit : measuredIn(only, unit) };
  const filled = vessel && only && fitting.length === 1 && vessel.test(nameOf(only)) ? only : undefined;
  if (filled) return contentOf(filled, columns, vessel);
  if (isDifference) return onlyMean(fitting) ?? statedAs(words, unit, fitting.length === 0 ? stated : []);
  if (!only) return statedAs(words, unit, stated);
  return fitting.length === 1 ? { mean: meanOfColumn(only), unit: unit === undefined ? only.unit : measuredIn(only, unit) } : undefined;
}

function nameOf({ group, name }: Column): string {
  return [group, name].map((it) => (it ? textIn(it) : '')).join(' ');
}

const EMPTY = /\bempty\b|\bdry\b|\balone\b|^(?!.*(?:\+|&|\bwith\b|\band\b)).*/i;

/** The content of a vessel: the mass of both without that of the empty vessel. */
function contentOf(filled: Column, columns: readonly Column[], vessel: RegExp | undefined) {
  const empty = columns.filter(
    (it) => it !== filled && areAlike(it.unit, 'kg') && it.unit === filled.unit && vessel?.test(nameOf(it)) && EMPTY.test(nameOf(it)),
  );
  const [only, ...others] = empty;
  if (!only || others.length > 0) return undefined;
  const [both, own] = [meanOfColumn(filled), meanOfColumn(only)];
  return {
    mean: { value: both.value - own.value, error: both.error === undefined ? own.error : Math.hypot(both.error, own.error ?? 0) },
    unit: filled.unit,
  };
}

/** Whether columns give one reading again: the final temperature of the metal and of the water. */
function areOneReading(columns: readonly Column[]): boolean {
  const values = columns.flatMap((it) => it.values.map((reading) => `${reading?.value} ${it.unit}`));
  return columns.length > 1 && columns.every((it) => it.values.length === 1) && new Set(values).size === 1;
}

/** The unit of a column. "40.0 C" is no charge where a temperature is asked for. */
function measuredIn(column: Column, unit: string): string {
  return unit === 'degC' && column.unit === 'C' ? unit : column.unit;
}

/** The only value of the text with these words near it, in a unit of this dimension. */
function statedAs(words: RegExp, unit: string | undefined, stated: readonly StatedValue[]) {
  if (unit === undefined) return undefined;
  const [need, ...others] = neededIn(stated, { symbol: '', name: '', words, unit });
  return need && others.length === 0 ? { mean: { value: need.value, error: need.error }, unit } : undefined;
}

/** Whether two units measure the same; those that are not known count as none. */
function areOfOneUnit(one: string, other: string): boolean {
  const [first, second] = [one, other].map((unit) => (readUnit(unit) ? unit : ''));
  return areAlike(first ?? '', second ?? '');
}

/** The value of a line through the origin from its one point. */
function atPoint(relation: Relation, columns: readonly Column[], about: string, stated: readonly StatedValue[]): ComputedValue | undefined {
  const [y, x] = [relation.y, relation.x].map((axis) => onlyOf(axis, columns, about, stated));
  const needs = (relation.needs ?? []).map((need) => neededIn(stated, need));
  if (!y || !x || needs.some(({ length }) => length !== 1)) return undefined;
  const needed = needs.map(([need]) => need?.value ?? 0);
  const valueAt = ([above = 0, below = 0]: readonly number[]): number =>
    relation.value(y.onAxis(above) / x.onAxis(below), 0, needed) / factorOf(relation.unit);
  return computedValue(relation, 'relations', formulaOfPoint(relation.formula), valueAt, [y.mean, x.mean]);
}

function onlyOf(axis: Axis, columns: readonly Column[], about: string, stated: readonly StatedValue[]) {
  const fitting = columns.filter((column) => identify(column, axis.quantity, about)?.change === 'itself');
  const { words, symbols, unit } = QUANTITIES[axis.quantity];
  // "string: L = 1.000 m" stands in the procedure.
  const named = new RegExp(`${words.source}|(?:^|\\s)(?:${symbols.source.replace(/^\^|\$$/g, '')})\\s?=`, 'i');
  const only = onlyMean(fitting) ?? (fitting.length === 0 && unit !== '' ? statedAs(named, unit, stated) : undefined);
  const is = (fitting[0] && identify(fitting[0], axis.quantity, about)) ?? ({ change: 'itself', scale: 1 } as const);
  return only && { mean: only.mean, onAxis: (value: number): number => onAxis(value, only.unit, axis, is) };
}

function factorOf(unit: string): number {
  return unit === '%' ? 1 : (readUnit(unit)?.factor ?? 1);
}

function computedValue(
  { id, name, symbol, unit }: Pick<Formula, 'id' | 'name' | 'symbol' | 'unit'>,
  of: string,
  formula: string,
  valueAt: (values: readonly number[]) => number,
  means: readonly Mean[],
): ComputedValue | undefined {
  const value = valueAt(means.map((mean) => mean.value));
  if (!Number.isFinite(value)) return undefined;
  const phrase = (part: string, text: string) => ({ kind: 'phrase', text, id: `${of}.${id}-${part}` }) as const;
  return {
    name: [phrase('name', name)],
    symbol: phrase('symbol', symbol),
    value,
    error: propagated(valueAt, means),
    unit,
    formula: [phrase('formula', formula)],
    rule: `data.relation-${id}`,
    warnings: [],
  };
}

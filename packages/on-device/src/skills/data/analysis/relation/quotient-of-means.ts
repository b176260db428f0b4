import { type Column, type ReadingsFound, textIn } from '../../read/readings.ts';
import { RELATIONS } from '../../rules/relations/index.ts';
import type { Axis, Relation } from '../../rules/relations/relation.ts';
import { readUnit } from '../../units.ts';
import type { ComputedValue } from '../result.ts';
import { identify } from './identify.ts';
import { type Mean, meanOfColumn, repeatedColumns, together } from './mean-of-column.ts';

const FIRST = /\b(?:initial|first|start(?:ing)?|before|empty|without|anfang\p{L}*|inicial)\b/iu;
const LAST = /\b(?:final|last|ende?|after|full|filled|with|endwert)\b/iu;

/**
 * The value of a relation such as ρ = m ÷ V from quantities that were each read once or repeated, so that no line can be drawn. Undefined
 * where a quantity is missing, or where there are two readings that could be it.
 * @param about the words on the experiment, in lower case
 */
export function quotientOfMeans(found: ReadingsFound, about: string): ComputedValue | undefined {
  const columns = repeatedColumns(found);
  if (!columns) return undefined;
  for (const relation of RELATIONS) {
    if (relation.quotient === undefined || !relation.asks.test(about)) continue;
    const above = meanOf(columns, relation.y, about);
    const below = meanOf(columns, relation.x, about);
    if (above && below && below.value !== 0) return resultOf(relation, relation.quotient, above, below);
  }
  return undefined;
}

/** The one column of a quantity, or the difference of the only first and the only last reading: "initial volume", "final volume". */
function meanOf(columns: readonly Column[], { quantity }: Axis, about: string): Mean | undefined {
  const all = columns.filter((column) => identify(column, quantity, about)?.change === 'itself');
  const isNamed = (name: RegExp) => (column: Column) => column.name !== undefined && name.test(textIn(column.name));
  const first = all.filter(isNamed(FIRST));
  const last = all.filter(isNamed(LAST));
  const plain = all.filter((column) => !first.includes(column) && !last.includes(column));
  if (plain.length === 1 && first.length === 0 && last.length === 0) return meanOfColumn(plain[0] as Column);
  if (plain.length > 0 || first.length !== 1 || last.length !== 1) return undefined;
  const [from, to] = [meanOfColumn(first[0] as Column), meanOfColumn(last[0] as Column)];
  return { value: to.value - from.value, error: together(from.error, to.error) };
}

function resultOf(relation: Relation, formula: string, above: Mean, below: Mean): ComputedValue {
  const factor = readUnit(relation.unit)?.factor ?? 1;
  const value = above.value / below.value;
  const share = together(above.error && above.error / above.value, below.error && below.error / below.value);
  const phrase = (part: string, text: string) => ({ kind: 'phrase', text, id: `relations.${relation.id}-${part}` }) as const;
  return {
    name: [phrase('name', relation.name)],
    symbol: phrase('symbol', relation.symbol),
    value: value / factor,
    error: share === undefined ? undefined : Math.abs((value / factor) * share),
    unit: relation.unit,
    formula: [phrase('quotient', formula)],
    rule: `data.relation-${relation.id}`,
    warnings: [],
  };
}

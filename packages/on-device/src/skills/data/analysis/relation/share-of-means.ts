import { type Column, type ReadingsFound, textIn } from '../../read/readings.ts';
import { SHARES, type Share } from '../../rules/shares.ts';
import { areAlike, readUnit } from '../../units.ts';
import type { ComputedValue } from '../result.ts';
import { type Mean, meanOfColumn, repeatedColumns, together } from './mean-of-column.ts';

/**
 * The share that the words ask for, such as a percent yield, from two quantities of one dimension. Undefined where one is missing, where two
 * could be it, or where the whole is nothing.
 * @param about the words on the experiment, in lower case
 */
export function shareOfMeans(found: ReadingsFound, about: string): ComputedValue | undefined {
  const columns = repeatedColumns(found);
  if (!columns) return undefined;
  for (const share of SHARES) {
    if (!share.asks.test(about)) continue;
    const [part, whole] = [named(columns, share.part, share.whole), named(columns, share.whole, share.part)];
    if (!part || !whole || !(unitOf(part) === unitOf(whole) || areAlike(part.unit, whole.unit))) continue;
    const [above, below] = [meanOfColumn(part), meanOfColumn(whole)];
    if (below.value > 0 && above.value >= 0) return resultOf(share, above, below);
  }
  return undefined;
}

/** The unit of a column; none where its unit is not known. */
function unitOf({ unit }: Column): string {
  return readUnit(unit) === undefined ? '' : unit;
}

/** The only column with a name of one kind and not of the other. */
function named(columns: readonly Column[], name: RegExp, other: RegExp): Column | undefined {
  const fitting = columns.filter((column) => {
    // "(aa)" behind a name is no unit that is known.
    const words = `${column.name ? textIn(column.name) : ''} ${unitOf(column) === '' ? column.unit : ''}`;
    return name.test(words) && !other.test(words);
  });
  return fitting.length === 1 ? fitting[0] : undefined;
}

function resultOf(share: Share, above: Mean, below: Mean): ComputedValue {
  const ratio = above.value / below.value;
  const value = share.value(ratio);
  const ratioError = together(
    above.error === undefined ? undefined : above.error / below.value,
    below.error && (ratio * below.error) / below.value,
  );
  // The value is a smooth function of the ratio, so its error is the change over that of the ratio.
  const error =
    ratioError === undefined ? undefined : Math.abs(share.value(ratio + ratioError) - share.value(Math.max(0, ratio - ratioError))) / 2;
  const phrase = (part: string, text: string) => ({ kind: 'phrase', text, id: `shares.${share.id}-${part}` }) as const;
  return {
    name: [phrase('name', share.name)],
    symbol: phrase('symbol', share.symbol),
    value,
    error,
    unit: share.unit,
    formula: [phrase('formula', share.formula)],
    rule: `data.share-${share.id}`,
    warnings: [],
  };
}

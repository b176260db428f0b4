import { type Column, type ReadingTable, textIn } from '../../read/readings.ts';
import { asksToCompare } from '../../rules/group-names.ts';
import { MEAN } from '../table/heading-words.ts';
import { compareGroups } from './compare-groups.ts';
import type { Groups, NamedGroup } from './groups-in.ts';

const DEVIATION = /^(?:s\.?d\.?|std\.?(?: ?dev\w*)?|st\.? ?dev\w*|standard deviations?|σ)$/i;
const ERROR = /^(?:s\.?e\.?m?\.?|std\.? ?err\w*|standard errors?(?: of the mean)?)$/i;
const COUNT = /^(?:n|count|sample size|number|replicates?)$/i;
const FEWEST_READINGS = 2;

/**
 * Groups whose means and deviations the person has worked out: "Hand | n | Mean | SD". Undefined for other tables. Without the number of
 * readings they have no groups, because nothing can be told from them.
 */
export function statedGroups(table: ReadingTable, about: string): Groups | undefined {
  const named = (pattern: RegExp): Column | undefined =>
    table.columns.find(({ name, values }) => name !== undefined && pattern.test(textIn(name)) && values.every(Boolean));
  const labels = table.columns.find(({ values, words }) => values.every((it) => it === undefined) && words.every(Boolean));
  const [mean, spread, count] = [named(MEAN), named(DEVIATION) ?? named(ERROR), named(COUNT)];
  if (!labels || !mean || !spread || table.columns.some(({ values }) => values.some(Boolean) && !areValuesOf(values, mean, spread, count)))
    return undefined;
  const isError = spread === named(ERROR);
  const groups = labels.words.flatMap((place, row): NamedGroup[] => {
    const [n, value, width] = [count, mean, spread].map((column) => column?.values[row]?.value);
    if (!place || n === undefined || value === undefined || width === undefined || n < FEWEST_READINGS) return [];
    const deviation = isError ? width * Math.sqrt(n) : width;
    const summary = { n, mean: value, deviation, error: deviation / Math.sqrt(n) };
    return [{ name: textIn(place), place, values: [], summary, cells: n }];
  });
  const whole = groups.length === labels.words.length ? groups : [];
  const asked = asksToCompare(
    whole.map(({ name }) => name),
    about,
  );
  return {
    of: undefined,
    unit: mean.unit,
    groups: whole,
    differences: asked ? compareGroups(whole) : [],
    by: 'stated',
    isListed: false,
  };
}

function areValuesOf(values: Column['values'], ...columns: readonly (Column | undefined)[]): boolean {
  return columns.some((it) => it?.values === values);
}

import type { Passage } from '../../../spans.ts';
import { type Column, type ReadingTable, textIn } from '../read/readings.ts';
import { canNameGroup } from '../rules/group-names.ts';
import { factorsIn } from './groups/factors.ts';
import { type Groups, groupsIn } from './groups/groups-in.ts';
import { statedGroups } from './groups/stated-groups.ts';
import { type Slip, slipsIn } from './slips.ts';
import { type Summary, summarize } from './statistics.ts';
import { BURETTE, MEAN } from './table/heading-words.ts';
import { withoutSumRows } from './table/left-out.ts';
import type { Placed } from './table/placed.ts';
import { repeatGroups } from './table/repeats.ts';
import { samplesIn } from './table/samples.ts';

/** A quantity of a table: one column, or several that repeat it. */
export interface Quantity {
  readonly columns: readonly Placed[];
  readonly unit: string;
  /** Its values by row: the mean of the repeats, or the reading itself. */
  readonly rows: readonly QuantityRow[];
}

export interface QuantityRow {
  readonly row: number;
  readonly summary: Summary;
  /** Cells such as "> 12 min" that are no plain number. */
  readonly leftOut: readonly Passage[];
  /** A repeat that is not in the mean, because it lies far from the others. */
  readonly slip?: Slip;
}

/** A table with the use of each column. */
export interface TableView {
  readonly table: ReadingTable;
  /** The names of rows that are different things, such as three metals: nothing is averaged over them. */
  readonly samples?: readonly Passage[];
  /** The headings of several columns of names that repeat, such as light and water: nothing is averaged over their rows. */
  readonly factors?: readonly Passage[];
  /** Labels of rows that are no measurements. */
  readonly leftOut: readonly Passage[];
  /** The quantity that was set, such as the length of a pendulum. Undefined if all were measured. */
  readonly set: Quantity | undefined;
  readonly measured: readonly Quantity[];
  readonly counts: readonly Placed[];
  /** Columns of means beside the repeats that they are made of. */
  readonly means: readonly Placed[];
  /** Readings in groups, such as a treatment and a control. */
  readonly groups: readonly Groups[];
}

const UNCERTAINTY =
  /^(?:uncertaint|errors?\b|±|std\b|st\.? ?dev|s\.?d\.?$|s\.?e\.?m?\.?$|standard (?:deviation|error)|fehler\b|unsicherheit)/i;
/** "ΔR" beside "R" is its uncertainty; alone, a change such as "ΔT" is a quantity. */
const CHANGE = /^(?:[Δδσ]|\$?\\(?:Delta|delta|sigma)|delta\b|sigma\b|u\()\s*_?/i;

/**
 * Tells what was set from what was measured.
 * @param about words on the experiment, such as its objective, in lower case
 */
export function viewOf(whole: ReadingTable, about: string): TableView {
  const { table, leftOut } = withoutSumRows(whole);
  const samples = samplesIn(table);
  if (samples) return { table, leftOut, samples, set: undefined, measured: [], counts: [], means: [], groups: [] };
  const stated = statedGroups(table, about);
  if (stated) return { table, leftOut, set: undefined, measured: [], counts: [], means: [], groups: [stated] };
  const factors = factorsIn(table);
  if (factors) return { table, leftOut, factors, set: undefined, measured: [], counts: [], means: [], groups: [] };
  const placed = table.columns.map((column, index) => ({ column, index }));
  const numeric = placed.filter(({ column }) => column.values.some(Boolean));
  const plain = numeric.filter(({ column }) => !column.isIndex && !isUncertainty(column, table));
  const groups = repeatGroups(
    plain.filter((it) => !isMean(it)),
    about,
  );
  const repeated = groups.some((group) => group.length > 1);
  const means = repeated ? plain.filter(isMean) : [];
  const all = repeated ? groups : repeatGroups(plain, about);
  const counts = placed.filter(({ column }) => column.isIndex);
  const grouped = groupsIn(table, all, about);
  // Rows that are groups keep their repeats; other groups stand in place of the quantities.
  if (grouped.some(({ by }) => by !== 'row')) return { table, leftOut, set: undefined, measured: [], counts, means, groups: grouped };
  const set = all.length > 1 && !areGroups(table) ? setIn(all, about, counts.length > 0) : undefined;
  return {
    table,
    leftOut,
    set: set && quantityOf(set),
    measured: all.filter((group) => group !== set && !(set && isBesideSet(group, set, all))).map(quantityOf),
    counts,
    means,
    groups: grouped,
  };
}

const areAlikeUnits = (one: Column, other: Column): boolean => one.unit === other.unit;

/** Whether lists of one unit are groups, such as "with: …" and "without: …": their names are words, and no quantities. */
function areGroups({ columns, listed }: ReadingTable): boolean {
  const [first] = columns;
  return (
    listed === true &&
    first !== undefined &&
    columns.every((column) => areAlikeUnits(column, first) && column.name !== undefined) &&
    columns.every(({ name }) => name !== undefined && canNameGroup(textIn(name)))
  );
}

function isUncertainty({ name }: Column, { columns }: ReadingTable): boolean {
  if (name === undefined) return false;
  const text = textIn(name);
  if (UNCERTAINTY.test(text)) return true;
  const of = CHANGE.test(text)
    ? text
        .replace(CHANGE, '')
        .replace(/[)\s]+$/, '')
        .toLowerCase()
    : '';
  return (
    of !== '' &&
    columns.some(
      (other) =>
        other.name !== undefined &&
        other.name !== name &&
        textIn(other.name)
          .toLowerCase()
          .split(/[\s,]+/)
          .includes(of),
    )
  );
}

function isMean({ column }: Placed): boolean {
  return column.name !== undefined && MEAN.test(textIn(column.name));
}

export function quantityOf(columns: readonly Placed[]): Quantity {
  const count = columns[0]?.column.values.length ?? 0;
  const readings = Array.from({ length: count }, (_, row) => columns.flatMap(({ column }) => column.values[row] ?? []));
  const slips = slipsIn(readings.map((row) => row.map(({ value }) => value)));
  const rows = readings.flatMap((given, row): QuantityRow[] => {
    const at = slips.get(row);
    const values = given.flatMap(({ value }, index) => (index === at ? [] : value));
    const leftOut = columns.flatMap(({ column }) => column.words[row] ?? []);
    if (values.length === 0) return [];
    const summary = summarize(values);
    const slip = at === undefined ? undefined : given[at];
    return [{ row, summary, leftOut, ...(slip && { slip: { place: slip.place, distance: Math.abs(slip.value - summary.mean) } }) }];
  });
  return { columns, unit: columns[0]?.column.unit ?? '', rows };
}

/** The column that was set by the person. One on which the objective says that something depends comes before one that only rises or falls. */
function setIn(all: readonly Placed[][], about: string, hasCount: boolean): Placed[] | undefined {
  const alone = all.filter(({ length }) => length === 1);
  return (
    alone.find(([it]) => it && !isBurette(it, all) && isNamedAsSet(it, all, about)) ?? alone.find(([it]) => it && isSet(it, all, hasCount))
  );
}

/** Whether a first column of equal steps, such as the places of a transect, only stands beside the column that the objective names as set. */
function isBesideSet([only, ...others]: readonly Placed[], [set]: readonly Placed[], all: readonly (readonly Placed[])[]): boolean {
  const values = only?.column.values.flatMap((it) => it?.value ?? []) ?? [];
  const steps = values.slice(1).map((value, index) => value - (values[index] ?? 0));
  const areEqual = steps.every((step) => step !== 0 && Math.abs(step - (steps[0] ?? 0)) < 1e-9 * Math.abs(step));
  return all.length > 2 && others.length === 0 && only === all[0]?.[0] && only !== set && values.length > 2 && areEqual;
}

function isBurette({ column }: Placed, all: readonly (readonly Placed[])[]): boolean {
  const named = (it: Placed | undefined): boolean => it?.column.name !== undefined && BURETTE.test(textIn(it.column.name));
  return (column.name !== undefined && BURETTE.test(textIn(column.name))) || all.every(([it]) => named(it));
}

/** Whether the objective says that something of another kind depends on a column. */
function isNamedAsSet({ column }: Placed, all: readonly (readonly Placed[])[], about: string): boolean {
  const name = column.name ? textIn(column.name).toLowerCase() : '';
  const word = /\p{L}{4,}/u.exec(name)?.[0] ?? /^ph$/.exec(name)?.[0];
  // "caffeine | control" in milliseconds: the effect of one column on a column of the same kind is a comparison.
  return (
    word !== undefined &&
    new Set(column.values.flatMap((it) => it?.value ?? [])).size > 1 &&
    dependsOn(about, word) &&
    all.some(([other]) => other && other.column !== column && !areAlikeUnits(other.column, column)) &&
    all.every(([other]) => !other || other.column === column || column.unit === '' || !areAlikeUnits(other.column, column))
  );
}

/**
 * Whether the values of a column only rise or only fall. In a table that counts its rows, three values may rise by chance, so more of a
 * pattern is asked for.
 */
function isSet(placed: Placed, all: readonly (readonly Placed[])[], hasCount: boolean): boolean {
  if (isBurette(placed, all)) return false;
  const { column } = placed;
  const values = column.values.flatMap((it) => it?.value ?? []);
  const first = all[0]?.[0]?.column.values.flatMap((it) => it?.value ?? []);
  // Beside a first column that never changes, the next one is what was read.
  if (new Set(values).size < 2 || (all.length === 2 && new Set(first).size < 2)) return false;
  const steps = values.slice(1).map((value, index) => value - (values[index] ?? 0));
  if (!steps.every((step) => step >= 0) && !steps.every((step) => step <= 0)) return false;
  if (!hasCount) return true;
  const least = Math.min(...values.map(Math.abs));
  return (
    values.length > 3 ||
    steps.every((step) => Math.abs(step - (steps[0] ?? 0)) < 1e-9 * Math.abs(step)) ||
    Math.max(...values.map(Math.abs)) > 1.5 * least
  );
}

/** "how oxygen changes with temperature", "the effect of temperature on", "period against length" */
function dependsOn(about: string, word: string): boolean {
  const near = new RegExp(
    String.raw`\b(?:with|against|versus|vs\.?|effects? of|influence of|depends? on|function of)\s+(?:\p{L}+\s+){0,3}?${word}${word.length < 4 ? '(?!\\p{L})' : ''}`,
    'u',
  );
  return near.test(about);
}

/** The row of each set value with the mean of a measured quantity there; rows with one set value are one point. */
export function pointsOf(
  set: Quantity,
  measured: Quantity,
): { readonly x: number; readonly y: number; readonly row: number; readonly n: number }[] {
  const at = new Map(set.rows.map(({ row, summary }) => [row, summary.mean]));
  return measured.rows.flatMap(({ row, summary }) => {
    const x = at.get(row);
    return x === undefined ? [] : [{ x, y: summary.mean, row, n: summary.n }];
  });
}

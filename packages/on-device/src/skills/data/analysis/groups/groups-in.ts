import type { Passage } from '../../../../spans.ts';
import { type Column, type ReadingTable, textIn } from '../../read/readings.ts';
import { asksToCompare, canNameGroup } from '../../rules/group-names.ts';
import { summarize } from '../statistics.ts';
import { BURETTE } from '../table/heading-words.ts';
import type { Placed } from '../table/placed.ts';
import { REPEAT } from '../table/samples.ts';
import { compareGroups, comparePairs, type Group, type GroupDifference } from './compare-groups.ts';

/** A group with the place of its name. */
export interface NamedGroup extends Group {
  readonly place: Passage;
  /** The number of cells of the group, with those that hold no number. */
  readonly cells: number;
}

/** Readings of one quantity in groups, such as a treatment and a control. */
export interface Groups {
  /** The column of the readings, where the groups share one. */
  readonly of: Placed | undefined;
  readonly unit: string;
  readonly groups: readonly NamedGroup[];
  /** Empty where nothing asks for a comparison. */
  readonly differences: readonly GroupDifference<NamedGroup>[];
  /** The source of the groups: rows with a repeated name, rows with repeats, columns, two columns of the same individuals, or stated means. */
  readonly by: 'label' | 'row' | 'column' | 'pair' | 'stated';
  /** Whether each group was a line of its own, so that its rows have nothing to do with each other. */
  readonly isListed: boolean;
}

const MOST_GROUPS = 8;
const FEWEST_READINGS = 2;
const PEOPLE = /\b(?:persons?|people|students?|subjects?|participants?|volunteers?|patients?|individuals?|animals?|names?|initials)\b/i;
const BEFORE = /\b(?:before|pre|at rest|resting)\b/i;
const AFTER = /\b(?:after|post)\b/i;

/**
 * The groups of a table: names that repeat beside readings ("control, 11.9"), rows with repeats, or columns of one unit that are named for
 * what differs.
 * @param quantities the columns of readings, without counts, means and uncertainties; those that repeat one quantity together
 * @param about words on the experiment, in lower case
 */
export function groupsIn(table: ReadingTable, quantities: readonly (readonly Placed[])[], about: string): readonly Groups[] {
  const labels = table.columns.filter(({ values, words }) => values.every((it) => it === undefined) && words.every(Boolean));
  const kept = quantities.filter(([it]) => it && !counts(it.column, quantities.length));
  const long = labels.filter(namesGroups);
  if (long.length > 1) return [];
  if (long[0]) return kept.every((it) => it.length === 1) ? byLabel(long[0], kept.flat(), about) : [];
  const [repeats, ...others] = kept;
  const columns = kept.every((it) => it.length === 1) ? kept.flat() : [];
  const found =
    repeats && repeats.length > 1 && others.length === 0
      ? byRow(repeats, labels, about)
      : (inPairs(columns, labels) ?? byColumn(columns, labels, about));
  return found ? [{ ...found, isListed: table.listed === true }] : [];
}

/** Whether each label stands beside two readings or more, so that it names a group and no single row. */
export function namesGroups({ words }: Column): boolean {
  const texts = words.map((it) => (it ? keyOf(it) : ''));
  const names = [...new Set(texts)];
  return (
    names.length >= 2 &&
    names.length <= MOST_GROUPS &&
    names.every((name) => !REPEAT.test(name) && texts.filter((it) => it === name).length >= FEWEST_READINGS)
  );
}

function keyOf(place: Passage): string {
  return textIn(place).trim().toLowerCase();
}

function byLabel({ words }: Column, measured: readonly Placed[], about: string): Groups[] {
  const keys = [...new Set(words.flatMap((it) => (it ? [keyOf(it)] : [])))];
  const rowsOf = (key: string): number[] => words.flatMap((it, row) => (it && keyOf(it) === key ? [row] : []));
  // Readings that rise in each group belong to a line of each, as resistances of two wires to their lengths.
  if (measured.length > 1 && measured.some(({ column }) => keys.every((key) => risesOrFalls(valuesAt(column, rowsOf(key)))))) return [];
  return measured.flatMap((of) => {
    const groups = keys.map((key) => groupOf(words[rowsOf(key)[0] ?? 0], valuesAt(of.column, rowsOf(key)), rowsOf(key).length));
    const read = groups.flatMap((it) => it ?? []);
    if (read.length < groups.length) return [];
    const differences = asksToCompare(keys, about) ? compareGroups(read) : [];
    return [{ of, unit: of.column.unit, groups: read, differences, by: 'label', isListed: false }];
  });
}

/** Rows that each name a group and repeat one reading. */
function byRow(repeats: readonly Placed[], labels: readonly Column[], about: string): Groups | undefined {
  const [label] = labels;
  const [of] = repeats;
  if (!label || !of || labels.length > 1 || label.words.length > MOST_GROUPS) return undefined;
  const names = label.words.flatMap((it) => (it ? [keyOf(it)] : []));
  const fits = names.length >= 2 && new Set(names).size === names.length && names.every((it) => canNameGroup(it) && !REPEAT.test(it));
  if (!fits || !asksToCompare(names, about)) return undefined;
  const groups = label.words.flatMap((it, row) => {
    const values = repeats.flatMap(({ column }) => valuesAt(column, [row]));
    return groupOf(it, values, repeats.length) ?? [];
  });
  return groups.length < names.length
    ? undefined
    : { of: undefined, unit: of.column.unit, groups, differences: compareGroups(groups), by: 'row', isListed: false };
}

function byColumn(columns: readonly Placed[], labels: readonly Column[], about: string): Groups | undefined {
  const [first] = columns;
  if (!first || columns.length < 2 || columns.length > MOST_GROUPS || labels.length > 0) return undefined;
  const names = columns.flatMap(({ column }) => (column.name ? [textIn(column.name)] : []));
  const fits = names.length === columns.length && names.every((it) => canNameGroup(it) && !BURETTE.test(it) && !REPEAT.test(it));
  if (!fits || columns.some(({ column }) => column.unit !== first.column.unit || column.group) || !asksToCompare(names, about))
    return undefined;
  const groups = columns.flatMap(groupOfColumn);
  return groups.length < columns.length
    ? undefined
    : { of: undefined, unit: first.column.unit, groups, differences: compareGroups(groups), by: 'column', isListed: false };
}

/** Two columns whose rows are one individual each: "before" and "after", or two readings beside names of people. */
function inPairs(columns: readonly Placed[], labels: readonly Column[]): Groups | undefined {
  const [one, other] = columns;
  if (!one?.column.name || !other?.column.name || columns.length !== 2 || one.column.unit !== other.column.unit) return undefined;
  const texts = [textIn(one.column.name), textIn(other.column.name)] as const;
  if (texts.some((it) => BURETTE.test(it) || REPEAT.test(it))) return undefined;
  const isTwice = BEFORE.test(texts[0]) && AFTER.test(texts[1]);
  const people = labels.some(
    ({ name, words }) => name && PEOPLE.test(textIn(name)) && new Set(words.map((it) => it && keyOf(it))).size === words.length,
  );
  if (!isTwice && !(people && texts.every(canNameGroup))) return undefined;
  const [before] = groupOfColumn(one);
  const [after] = groupOfColumn(other);
  const pairs = one.column.values.flatMap((it, row): [number, number][] => {
    const second = other.column.values[row];
    return it && second ? [isTwice ? [second.value, it.value] : [it.value, second.value]] : [];
  });
  if (!before || !after || pairs.length < FEWEST_READINGS) return undefined;
  const difference = isTwice ? comparePairs(after, before, pairs) : comparePairs(before, after, pairs);
  return { of: undefined, unit: one.column.unit, groups: [before, after], differences: [difference], by: 'pair', isListed: false };
}

function groupOfColumn({ column }: Placed): NamedGroup[] {
  const values = column.values.flatMap((it) => it?.value ?? []);
  const found = column.name && groupOf(column.name, values, column.values.length);
  return found ? [found] : [];
}

function groupOf(place: Passage | undefined, values: readonly number[], cells: number): NamedGroup | undefined {
  return place === undefined || values.length === 0 ? undefined : { name: textIn(place), place, values, summary: summarize(values), cells };
}

function valuesAt(column: Column, rows: readonly number[]): number[] {
  return rows.flatMap((row) => column.values[row]?.value ?? []);
}

/** Whether a column among others only counts the rows, whatever its heading: "Quadrat 1, 2, 3". */
function counts({ values, unit }: Column, columns: number): boolean {
  return columns > 1 && unit === '' && values.every((it, row) => it?.value === row + 1);
}

function risesOrFalls(values: readonly number[]): boolean {
  const steps = values.slice(1).map((value, index) => value - (values[index] ?? 0));
  return steps.length > 1 && (steps.every((step) => step > 0) || steps.every((step) => step < 0));
}

import { type RawLine, readLines } from '../../../lib/dates/lines.ts';
import { canNameGroup } from '../rules/group-names.ts';
import { type TableLine, tableLines, withoutRules } from './cells.ts';
import { type DecimalMark, decimalMarkOf } from './notation.ts';
import { labelledRowsAt } from './read-labelled-rows.ts';
import { patternAt } from './read-patterns.ts';
import { plainValuesIn } from './read-plain-values.ts';
import { sampleRowsAt } from './read-sample-rows.ts';
import { sentencesAt } from './read-sentences.ts';
import { type Series, seriesIn } from './read-series.ts';
import { tableAt } from './read-tables.ts';
import { type Constant, type ReadingsFound, type ReadingTable, textIn, type Unread } from './readings.ts';
import { withStatedUncertainties } from './stated-uncertainty.ts';

const MOST_LINES = 5000;
/** The longest line above a table that may be its title. */
const LONGEST_TITLE = 100;
/** "final water level 60.0 mL" is a value and no title. */
const ENDS_WITH_VALUE = /\d\s?(?:°C|%|[a-zA-ZµμΩ]{1,4}(?:[/^²³-]\S{0,6})?)$/;

/** Reads readings in free text: tables, named series and values, and lines of one pattern. */
export function readReadings(field: string, raw: string): ReadingsFound {
  const all = tableLines(field, raw);
  const lines = all.slice(0, MOST_LINES);
  // A bullet or number before a line is no part of a named value.
  const content = readLines(raw).slice(0, MOST_LINES);
  const indexAt = new Map(content.map((line, index) => [line.end, index]));
  const mark = decimalMarkOf(lines.map(({ text }) => text));
  const tables: ReadingTable[] = [];
  const series: Series[] = [];
  const unread: Unread[] = [];
  for (let at = 0; at < lines.length; ) {
    const line = lines[at] as TableLine;
    const position = indexAt.get(line.start + line.text.trimEnd().length) ?? -1;
    const own = content[position];
    if (line.blank || !own || !/[\p{L}\d]/u.test(withoutRules(line))) {
      at++;
      continue;
    }
    const samples = counted(sampleRowsAt(field, raw, content, position, mark));
    const rows = samples ?? labelled(field, raw, content, position, mark);
    const named = rows ? [] : seriesIn(field, raw, own, mark);
    if (named.length > 0) {
      series.push(...named);
      at++;
      continue;
    }
    const found: Found | undefined =
      rows ?? tableAt(lines, at) ?? patterned(field, raw, content, position, mark) ?? told(field, raw, own, mark);
    const values = found ? [] : plainValuesIn(field, raw, own, mark);
    if (values.length > 0) {
      series.push(...values);
      at++;
      continue;
    }
    if (!found) {
      unread.push({ place: { field, raw, start: own.start, end: own.end } });
      at++;
      continue;
    }
    unread.push(...found.unread);
    if (found.table) tables.push(withTitle(found.table, unread, found.unread.length, line));
    at = found.lines === undefined ? at + found.taken : lineAfter(lines, at, found.lines);
  }
  const rest = all.slice(MOST_LINES).filter(({ blank }) => !blank);
  const tooMany = rest.map(({ start, end }) => ({
    place: { field, raw, start, end },
    reason: `Only the first ${MOST_LINES} lines are read.`,
  }));
  const { tables: more, constants } = gathered(series);
  return { constants, ...withStatedUncertainties([...tables, ...more], [...unread, ...tooMany]) };
}

interface Found {
  readonly table: ReadingTable | undefined;
  readonly taken: number;
  /** Set where `taken` counts lines that are not blank. */
  readonly lines?: number;
  readonly unread: readonly Unread[];
}

type Content = readonly [field: string, raw: string, content: readonly RawLine[], position: number, mark: DecimalMark];

/** "10 cm: 4.5 min, 5.0 min" is no table between commas, so these lines come first. */
function labelled(...at: Content): Found | undefined {
  return counted(labelledRowsAt(...at));
}

function patterned(...at: Content): Found | undefined {
  return counted(patternAt(...at));
}

function told(...at: Parameters<typeof sentencesAt>): Found | undefined {
  const table = sentencesAt(...at);
  return counted(table && { table, taken: 1 });
}

function counted(found: { readonly table: ReadingTable; readonly taken: number } | undefined): Found | undefined {
  return found && { table: found.table, taken: 0, lines: found.taken, unread: [] };
}

/** The index of the line after so many lines that are not blank. */
function lineAfter(lines: readonly TableLine[], at: number, count: number): number {
  let left = count;
  let next = at;
  for (; next < lines.length && left > 0; next++) if (lines[next]?.blank === false) left--;
  return next;
}

/** Takes a short line above a table from the lines that were not read and makes it the title of the table. */
function withTitle(table: ReadingTable, unread: Unread[], own: number, first: TableLine): ReadingTable {
  const above = unread.at(-1 - own);
  if (!above || above.reason !== undefined) return table;
  const { raw, start, end } = above.place;
  const named = table.columns.some(({ name }) => name && name.start >= start && name.end <= end);
  const between = raw.slice(end, first.start);
  const text = textIn(above.place);
  const isTitle =
    text.length <= LONGEST_TITLE &&
    /^[\s:]*$/.test(between) &&
    !/[.!?]\s*$/.test(text) &&
    !ENDS_WITH_VALUE.test(text) &&
    !/\b(?:was|were|is|are|had)\b/.test(text);
  if (!named && !isTitle) return table;
  unread.splice(unread.length - 1 - own, 1);
  return named ? table : { ...table, title: above.place };
}

/** Joins series with the same name. Names with equal numbers of values make one table, and single values are constants. */
function gathered(series: readonly Series[]): { tables: ReadingTable[]; constants: Constant[] } {
  const byName = new Map<string, Series[]>();
  for (const it of series) {
    const key = it.name ? textIn(it.name).toLowerCase() : '';
    const before = byName.get(key);
    if (before) before.push(it);
    else byName.set(key, [it]);
  }
  const byLength = new Map<number, Series[]>();
  const constants: Constant[] = [];
  for (const it of [...byName.values()].map(joined)) {
    const [value] = it.values;
    if (it.values.length === 1 && it.name && value) constants.push({ name: it.name, unit: it.unit, reading: value });
    else byLength.set(it.values.length, [...(byLength.get(it.values.length) ?? []), it]);
  }
  const lists = [...byLength.values()];
  const grouped = lists.length > 1 && areGroups(lists.flat()) ? [padded(lists.flat())] : undefined;
  return { tables: grouped ?? lists.map((group): ReadingTable => ({ columns: group.map(columnOf), listed: true })), constants };
}

/** Series of one name as one series. */
function joined(series: readonly Series[]): Series {
  const [first] = series;
  if (!first || series.length === 1) return first as Series;
  return {
    ...first,
    unit: series.find(({ unit }) => unit !== '')?.unit ?? '',
    values: series.flatMap(({ values }) => values),
    words: series.flatMap(wordsOf),
  };
}

function wordsOf({ values, words }: Series): Series['words'] {
  return values.map((_, at) => words[at]);
}

/** Whether lists are groups of one quantity, which may have unequal numbers of readings: "caffeine: …" and "control: …". */
function areGroups(series: readonly Series[]): boolean {
  return series.every(({ name, unit }) => name !== undefined && canNameGroup(textIn(name)) && unit === series[0]?.unit);
}

/** Lists of unequal length as the columns of one table. */
function padded(series: readonly Series[]): ReadingTable {
  const length = Math.max(...series.map(({ values }) => values.length));
  const columns = series.map(columnOf).map((it) => ({ ...it, values: Array.from({ length }, (_, row) => it.values[row]) }));
  return { columns, listed: true };
}

function columnOf({ name, unit, values, words }: Series): ReadingTable['columns'][number] {
  return { name, unit, values, words, isIndex: false };
}

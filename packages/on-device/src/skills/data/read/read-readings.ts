import { readLines } from '../../../lib/dates/lines.ts';
import type { Passage } from '../../../spans.ts';
import type { ReadingsFound, Table } from '../readings.ts';
import { labelledRowsAt } from './read-labelled-rows.ts';
import { patternAt } from './read-patterns.ts';
import { type Series, seriesIn } from './read-series.ts';
import { tableAt } from './read-tables.ts';

const MOST_LINES = 5000;

/** Reads readings in free text: tables, named series, and lines of one pattern. */
export function readReadings(field: string, raw: string): ReadingsFound {
  const lines = readLines(raw).slice(0, MOST_LINES);
  const tables: Table[] = [];
  const series: Series[] = [];
  const unread: Passage[] = [];
  for (let at = 0; at < lines.length; ) {
    const line = lines[at];
    if (!line) break;
    const named = seriesIn(field, raw, line);
    if (named.length > 0) {
      series.push(...named);
      at++;
      continue;
    }
    const found = labelledRowsAt(field, raw, lines, at) ?? tableAt(field, raw, lines, at) ?? patternAt(field, raw, lines, at);
    if (found) {
      const title = unread.at(-1);
      // A line that names the rows below it counts as read.
      if (title && found.table.columns.some(({ name }) => name && name.start >= title.start && name.end <= title.end)) unread.pop();
      tables.push(found.table);
      at += found.taken;
      continue;
    }
    if (/\d/.test(line.text)) unread.push({ field, raw, start: line.start, end: line.end });
    at++;
  }
  return { tables: [...tables, ...seriesTables(series)], unread };
}

/** Joins series with the same name. Names with equal numbers of values make one table. */
function seriesTables(series: readonly Series[]): Table[] {
  const merged = new Map<string, Series>();
  for (const it of series) {
    const key = it.name ? it.name.raw.slice(it.name.start, it.name.end).toLowerCase() : '';
    const before = merged.get(key);
    merged.set(key, before ? { ...before, unit: before.unit || it.unit, values: [...before.values, ...it.values] } : it);
  }
  const byLength = new Map<number, Series[]>();
  for (const it of merged.values()) byLength.set(it.values.length, [...(byLength.get(it.values.length) ?? []), it]);
  return [...byLength.values()].map((group) => ({
    columns: group.map(({ name, unit, values }) => ({ name, unit, values, words: [], isIndex: false })),
  }));
}

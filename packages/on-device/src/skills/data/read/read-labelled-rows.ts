import type { RawLine } from '../../../lib/dates/lines.ts';
import type { Passage } from '../../../spans.ts';
import { readUnit } from '../units.ts';
import { type Heading, readHeading } from './heading.ts';
import type { DecimalMark } from './notation.ts';
import { valueIn } from './numbers.ts';
import { type Column, type ReadingTable, textIn } from './readings.ts';

/** "10 cm: 4.5 min, 5.0 min": a value, then the readings at it. Words before the value need a unit behind it, except "pH" and "day": "mass 100 g -> 4.1 cm". */
const ROW = new RegExp(
  [
    String.raw`^(?:([\p{L} ]{2,24}) (?=[-−+]?\d[\d.,]*\s?(?:°|%|\p{L}))`,
    String.raw`(pH|days?|weeks?|months?|years?|hours?|minutes?) (?=\d))?([-−+]?\d[\d.,]{0,11}\s?[^\s\d:=→>–—,;]{0,8})(?:\s+(\p{L}[\p{L} ()/]{1,24}?))?\s*(?::|→|->|=>|=|\s[–—-]\s)\s*(.+)$`,
  ].join('|'),
  'iu',
);

/** Reads lines that each begin with a value, followed by readings at it. */
export function labelledRowsAt(
  field: string,
  raw: string,
  lines: readonly RawLine[],
  at: number,
  mark: DecimalMark,
): { readonly table: ReadingTable; readonly taken: number } | undefined {
  const rows: Passage[][] = [];
  const leads: Passage[] = [];
  let measured: Heading | undefined;
  let next = at;
  for (; next < lines.length; next++) {
    const line = lines[next];
    const cells = line && line.text.length < 400 ? cellsIn(field, raw, line, mark) : undefined;
    if (!cells) break;
    rows.push(cells.row);
    if (cells.lead) leads.push(cells.lead);
    measured ??= cells.measured;
  }
  if (rows.length < 2) return undefined;
  const [lead] = leads;
  // Rows with other words are single values.
  if (lead && (leads.length < rows.length || leads.some((it) => textIn(it).toLowerCase() !== textIn(lead).toLowerCase()))) return undefined;
  const count = Math.max(...rows.map((row) => row.length));
  const title = lines[at - 1];
  // "Time to 50% floating:" above the rows names what was measured.
  const above = title && /:$/.test(title.text) ? readHeading({ field, raw, start: title.start, end: title.end }) : undefined;
  const name = measured?.name ?? above?.name;
  const cells = Array.from({ length: count }, (_, index) => rows.map((row) => (row[index] ? valueIn(row[index], mark) : undefined)));
  const units = cells.map((read) => read.find((it) => it && it.unit !== '')?.unit ?? '');
  const shared = measured?.unit || sharedUnit(units.slice(1));
  const columns = cells.map((read, index): Column => {
    return {
      name: index > 0 ? name : lead,
      ...(index === 0 && lead === undefined && { isSetting: true }),
      ...(index > 0 && shared !== undefined && name === undefined && { listedAs: index }),
      unit: index > 0 ? (shared ?? units[index] ?? '') : (units[0] ?? ''),
      values: read.map((it) => it?.reading),
      words: rows.map((row, position) => (read[position] === undefined ? row[index] : undefined)),
      isIndex: index === 0 && read.every((it, row) => it?.unit === '' && it.reading?.value === row + 1),
    };
  });
  return { table: { columns }, taken: rows.length };
}

/** The unit of readings that are listed side by side: it stands behind each, or behind the last one. */
function sharedUnit(units: readonly string[]): string | undefined {
  const last = units.at(-1) ?? '';
  const others = units.slice(0, -1);
  return last !== '' && others.length > 0 && (others.every((it) => it === '') || others.every((it) => it === last)) ? last : undefined;
}

function cellsIn(
  field: string,
  raw: string,
  line: RawLine,
  mark: DecimalMark,
): { readonly lead: Passage | undefined; readonly row: Passage[]; readonly measured: Heading | undefined } | undefined {
  const match = ROW.exec(line.text);
  const words = match?.[1] ?? match?.[2];
  const label = match?.[3] ?? '';
  const rest = match?.[5] ?? '';
  if (!match) return undefined;
  const start = line.start + (words === undefined ? 0 : words.length + 1);
  const head: Passage = { field, raw, start, end: start + label.trimEnd().length };
  const lead = words === undefined ? undefined : { field, raw, start: line.start, end: line.start + words.trimEnd().length };
  const from = line.end - rest.length;
  // "52.1 50.8 53.3": numbers between spaces alone.
  const isSpaced = /^[-−+\d.]+(?:\s+[-−+\d.]+)+$/.test(rest);
  const cells = [...rest.matchAll(isSpaced ? /\S+/g : mark === ',' ? /(?:[^,;|\t]|,(?=\d))+/g : /[^,;|\t]+/g)].map((piece): Passage => {
    const lead = piece[0].length - piece[0].trimStart().length;
    const start = from + piece.index + lead;
    return { field, raw, start, end: start + piece[0].trim().length };
  });
  const readable = cells.filter((cell) => valueIn(cell, mark));
  return valueIn(head, mark) && readable.length * 2 >= cells.length
    ? { lead, row: [head, ...cells], measured: measuredIn(field, raw, line, match) }
    : undefined;
}

/** The measured quantity, with its unit, between the value and its readings: "0deg UTS MPa: 52.1 50.8". */
function measuredIn(field: string, raw: string, line: RawLine, match: RegExpExecArray): Heading | undefined {
  const words = match[4];
  if (words === undefined) return undefined;
  const start = line.start + line.text.indexOf(words, (match[1] ?? match[2] ?? '').length + (match[3] ?? '').trimEnd().length);
  const heading = readHeading({ field, raw, start, end: start + words.length });
  const last = /^(.+?)\s+(\S+)$/.exec(words);
  if (heading.unit !== '' || !last || !readUnit(last[2] ?? '')) return heading;
  return { ...heading, unit: last[2] ?? '', name: { field, raw, start, end: start + (last[1] ?? '').length } };
}

import type { RawLine } from '../../../lib/dates/lines.ts';
import { trimStretch } from '../../../lib/text/split-list.ts';
import type { Passage } from '../../../spans.ts';
import { isIndexName, readHeading } from './heading.ts';
import type { DecimalMark } from './notation.ts';
import { valueIn } from './numbers.ts';
import type { Reading } from './readings.ts';

/** The values of a name in a line: "T = 2.01 s, 1.99 s". */
export interface Series {
  readonly name: Passage | undefined;
  readonly unit: string;
  readonly values: readonly (Reading | undefined)[];
  /** The values that have a remark, "35.9 C (spilled)", and so are no readings; by their place among the values. */
  readonly words: readonly (Passage | undefined)[];
  /** Whether the name ends with a count: "Trial 2", "T3". */
  readonly numbered: boolean;
}

/** A name, then ":" or "=" (or a dash after a numbered name), perhaps a symbol, "Length: L = 1.00 m", then only numbers. A unit in brackets needs no mark: "I (mA) 0, 5.1". */
const ASSIGNED =
  /^([^:=\d][^:=]{0,60}?|\d(?:st|nd|rd|th)\b[^:=\d]{0,30})\s*(?::|=|≈|→|->|\s[-–—]\s|(?<=\)) (?=[-−]?\d[\d.]*,))\s*(?:[A-Za-zα-ωΔ][\w₀-₉]{0,4}\s*[=≈]\s*)?([-−+.\d~≈].*)$/;
const NEXT_ASSIGNED = /[,;]\s*(?=[A-Za-zα-ωΔθλ][^:=,;]{0,40}\s?[=:]\s?[-−+.\d])/;
const MOST = 400;

/** The series in a line, or none if any piece of the line is something else. */
export function seriesIn(field: string, raw: string, line: RawLine, mark: DecimalMark): Series[] {
  if (line.text.length > 4000 || /[|\t&]/.test(line.text)) return [];
  const found: Series[] = [];
  let at = line.start;
  for (const piece of assignmentsIn(line.text)) {
    const offset = raw.indexOf(piece, at);
    at = offset + piece.length;
    const match = ASSIGNED.exec(piece.trim());
    if (!match) return [];
    const start = offset + (piece.length - piece.trimStart().length);
    const valuesStart = start + piece.trim().length - (match[2] ?? '').length;
    const series = read(field, raw, { start, end: start + (match[1] ?? '').length }, valuesStart, offset + piece.trimEnd().length, mark);
    if (!series) return [];
    found.push(series);
  }
  return found;
}

/** The assignments of a line. In "Time (s), trial 1: 11.0, 13.5" the comma stands in the name. */
function assignmentsIn(text: string): string[] {
  const cuts = [...text.matchAll(new RegExp(NEXT_ASSIGNED, 'g'))].filter(({ index }) => /[:=≈→]|->/.test(text.slice(0, index)));
  const edges = [0, ...cuts.map(({ index, 0: mark }) => index + mark.length)];
  return edges.map((start, at) => text.slice(start, cuts[at]?.index ?? text.length));
}

function read(
  field: string,
  raw: string,
  label: { start: number; end: number },
  from: number,
  to: number,
  mark: DecimalMark,
): Series | undefined {
  const head = readHeading({ field, raw, ...trimStretch(raw, label) });
  const pieces = [...raw.slice(from, to).matchAll(mark === ',' ? /(?:[^,;]|,(?=\d))+/g : /(?:[^,;]|,(?=\d{3}(?!\d)))+/g)].slice(0, MOST);
  const values = pieces.flatMap((piece): (NonNullable<ReturnType<typeof valueIn>> | Passage | undefined)[] => {
    const lead = piece[0].length - piece[0].trimStart().length;
    const text = piece[0]
      .trim()
      .replace(/[.]$/, '')
      .replace(/^(?:and|&)\s+/, '');
    if (text === '') return [];
    const start = from + piece.index + lead + (piece[0].trim().length - piece[0].trim().replace(/^(?:and|&)\s+/, '').length);
    const whole = valueIn({ field, raw, start, end: start + text.length }, mark);
    if (whole) return [whole];
    const remarked = REMARKED.exec(text);
    if (remarked && valueIn({ field, raw, start, end: start + (remarked[1] ?? '').length }, mark))
      return [{ field, raw, start, end: start + text.length }];
    // "2.01 1.99 2.03" and "2.01 s and 1.99 s"
    const parts = [...text.matchAll(/\S+(?:\s(?!and\b|&)[^\s\d]\S{0,8})?/g)].filter((part) => !/^(?:and|&)$/.test(part[0]));
    const read = parts.map((part) => valueIn({ field, raw, start: start + part.index, end: start + part.index + part[0].length }, mark));
    return read.every((it) => it !== undefined) ? read : [undefined];
  });
  if (values.length === 0 || values.some((it) => it === undefined)) return undefined;
  const known = values.flatMap((it) => (it && 'reading' in it ? [it] : []));
  if (known.length === 0 && values.length > 1) return undefined;
  // "Length (L) = 1.500 m": the bracket holds a symbol.
  const unit = known.find((it) => it.unit !== '')?.unit ?? head.unit;
  const stem = head.name && stemOf(head.name);
  return {
    name: stem ? stem.name : head.name,
    unit,
    values: values.map((it) => (it && 'reading' in it ? it.reading : undefined)),
    words: values.map((it) => (it && 'reading' in it ? undefined : it)),
    numbered: stem !== undefined,
  };
}

/** "35.9 C (spilled!!)": a value and words in brackets. */
const REMARKED = /^(.{1,30}\S)\s*\([^()]{0,60}\p{L}{3}[^()]{0,60}\)$/u;

const ORDINAL = /^\d(?:st|nd|rd|th)(?:\s(?:trial|run|titration|titre|titer|reading|attempt|try))?$/i;

/** The name "Trial 2" or "T₂" without its count, and "Trial 2 volume" without its trial. */
function stemOf(name: Passage): { readonly name: Passage | undefined } | undefined {
  const text = name.raw.slice(name.start, name.end);
  // "1st", "2nd titration": a count without a quantity.
  if (ORDINAL.test(text)) return { name: undefined };
  const lead = /^(?:trial|run|titration)\s?#?\s?\d{1,2}\s*[:,–-]?\s+(?=\p{L})/iu.exec(text);
  if (lead) return { name: { ...name, start: name.start + lead[0].length } };
  const match = /^(.{1,50}?)\s?(?:#\s?)?[\d₀-₉]{1,3}$/.exec(text);
  if (!match) return undefined;
  const stem = { ...name, end: name.start + (match[1] ?? '').trimEnd().length };
  return isIndexName(stem) || (match[1] ?? '').length <= 12 ? { name: stem } : undefined;
}

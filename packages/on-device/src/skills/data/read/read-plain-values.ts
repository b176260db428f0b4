import type { RawLine } from '../../../lib/dates/lines.ts';
import { trimStretch } from '../../../lib/text/split-list.ts';
import { readUnit } from '../units.ts';
import type { DecimalMark } from './notation.ts';
import { valueIn } from './numbers.ts';
import type { Series } from './read-series.ts';

/** A name of one to five words, then a number with its unit: "initial water level 50.0 mL". */
const VALUE = /^((?:\p{L}[\p{L}'’-]*\s+){1,5})([-−+]?\d[^,;]*)$/u;
const SENTENCE = /\b(?:was|were|is|are|had|has|at|in|after|before|about|took|got|by|to|from|until|than|i|we|it|not|each|every|and)\b/i;

/** Named values without a mark between name and number: "wire diameter 0.20 mm, length 50 cm". None if a part of the line is something else. */
export function plainValuesIn(field: string, raw: string, line: RawLine, mark: DecimalMark): Series[] {
  if (line.text.length > 200) return [];
  const found: Series[] = [];
  let at = line.start;
  for (const piece of line.text.split(/[,;]\s+(?=\p{L})/u)) {
    const offset = raw.indexOf(piece, at);
    at = offset + piece.length;
    const match = VALUE.exec(piece.trim().replace(/\.$/, ''));
    const name = match?.[1] ?? '';
    if (!match || SENTENCE.test(name)) return [];
    const lead = offset + piece.length - piece.trimStart().length;
    const value = valueIn({ field, raw, ...trimStretch(raw, { start: lead + name.length, end: lead + match[0].length }) }, mark);
    if (!value || value.unit === '' || !readUnit(value.unit)) return [];
    const place = { field, raw, ...trimStretch(raw, { start: lead, end: lead + name.length }) };
    found.push({ name: place, unit: value.unit, values: [value.reading], numbered: false });
  }
  return found;
}

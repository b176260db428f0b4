import type { RawLine } from '../../../lib/dates/lines.ts';
import { trimStretch } from '../../../lib/text/split-list.ts';
import type { Passage } from '../../../spans.ts';
import { readUnit } from '../units.ts';
import type { DecimalMark } from './notation.ts';
import { valueIn } from './numbers.ts';
import type { Series } from './read-series.ts';
import { textIn } from './readings.ts';

/** A name of one to five words, then numbers with their unit: "initial water level 50.0 mL", "mass 24.31 g, 24.29 g". */
const VALUES = /^((?:\p{L}[\p{L}'’-]*\s+){1,5})([-−+]?\d.*)$/u;
const NEXT_VALUE = /[,;]\s+(?:and\s+)?|\s+and\s+/;
const SENTENCE = /\b(?:was|were|is|are|had|has|at|in|after|before|about|took|got|gave|by|to|from|until|than|i|we|it|not|each|every|and)\b/i;
/** "calibrated with buffers 4 and 7" is a sentence, "mass of cylinder with solution 77.41 g" a value: it has a unit. */
const NEEDS_UNIT = /\b(?:with|using|for|on|into)\b/i;
/** "volume of water before 50.0 ml": the word tells which reading of a quantity it is. */
const WHICH = /\b(?:before|after)\s*$/i;

/** Named values without a mark between name and number: "wire diameter 0.20 mm, length 50 cm", "mass 24.31 g, 24.29 g". None if a part of the line is something else. */
export function plainValuesIn(field: string, raw: string, line: RawLine, mark: DecimalMark): Series[] {
  if (line.text.length > 200) return [];
  const found: Series[] = [];
  let at = line.start;
  for (const piece of line.text.split(/[,;]\s+(?=\p{L})/u)) {
    const offset = raw.indexOf(piece, at);
    at = offset + piece.length;
    const match = VALUES.exec(piece.trim().replace(/\.$/, ''));
    const name = match?.[1] ?? '';
    if (!match || SENTENCE.test(name.replace(WHICH, ''))) return [];
    const lead = offset + piece.length - piece.trimStart().length;
    const values = valuesOf({ field, raw, start: lead + name.length, end: lead + match[0].length }, mark);
    const unit = values?.find((value) => value.unit !== '')?.unit ?? '';
    if (
      !values ||
      !readUnit(unit) ||
      (unit === '' && NEEDS_UNIT.test(name)) ||
      values.some((value) => value.unit !== '' && value.unit !== unit)
    )
      return [];
    const place = { field, raw, ...trimStretch(raw, { start: lead, end: lead + name.length }) };
    found.push({ name: place, unit, values: values.map(({ reading }) => reading), words: [], numbered: false });
  }
  return found;
}

/** The values of a list; undefined if a part of it is something else. */
function valuesOf(list: Passage, mark: DecimalMark) {
  const values: NonNullable<ReturnType<typeof valueIn>>[] = [];
  let at = list.start;
  for (const part of textIn(list).split(NEXT_VALUE)) {
    const start = list.raw.indexOf(part, at);
    at = start + part.length;
    const value = valueIn({ ...list, ...trimStretch(list.raw, { start, end: at }) }, mark);
    if (!value) return undefined;
    values.push(value);
  }
  return values;
}

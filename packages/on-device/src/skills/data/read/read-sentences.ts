import type { RawLine } from '../../../lib/dates/lines.ts';
import type { Passage } from '../../../spans.ts';
import { readUnit } from '../units.ts';
import type { DecimalMark } from './notation.ts';
import { numbersIn } from './numbers.ts';
import type { Column, Reading, ReadingTable } from './readings.ts';

const FEWEST = 3;
const LONGEST = 1500;
const UNIT = /^\s?([^\s\d.,;:()]{1,10}(?:\/[^\s\d.,;:()]{1,6})?)/;
/** "the current was", "current of": the noun before a number. */
const NOUN = /(\p{L}[\p{L}-]+)\s+(?:was|is|of|=|read|reached)\s*$/u;

interface Measured {
  readonly reading: Reading;
  readonly unit: string;
  readonly noun: Passage | undefined;
}

/** Reads a line of sentences that each state a setting and a reading: "At 1.0 V the current was 0.05 A. At 2.0 V it was 0.11 A." */
export function sentencesAt(field: string, raw: string, { text, start }: RawLine, mark: DecimalMark): ReadingTable | undefined {
  if (text.length > LONGEST) return undefined;
  const pieces = [...text.matchAll(/[^.;]+(?:\.\d[^.;]*)*/g)].filter((piece) => /\p{L}/u.test(piece[0]));
  const rows = pieces.map((piece) => measuredIn(field, raw, start + piece.index, piece[0], mark));
  const [first] = rows;
  const areAlike = rows.every((row) => row.length === 2 && row.every(({ unit }, at) => unit !== '' && unit === first?.[at]?.unit));
  if (!first || rows.length < FEWEST || !areAlike) return undefined;
  const columns = first.map(({ unit }, at): Column => {
    const name = rows.map((row) => row[at]?.noun).find((noun) => noun !== undefined);
    const setting = at === 0 && name === undefined ? ({ isSetting: true } as const) : {};
    return { name, unit, values: rows.map((row) => row[at]?.reading), words: [], isIndex: false, ...setting };
  });
  return { columns };
}

function measuredIn(field: string, raw: string, from: number, text: string, mark: DecimalMark): Measured[] {
  return numbersIn(text, mark).map(({ value, uncertainty, start, end }) => {
    const unit = UNIT.exec(text.slice(end))?.[1] ?? '';
    const noun = NOUN.exec(text.slice(Math.max(0, start - 40), start));
    const at = from + Math.max(0, start - 40) + (noun?.index ?? 0);
    return {
      reading: { value, uncertainty, place: { field, raw, start: from + start, end: from + end } },
      unit: readUnit(unit) ? unit : '',
      noun: noun && !/^it$/i.test(noun[1] ?? '') ? { field, raw, start: at, end: at + (noun[1] ?? '').length } : undefined,
    };
  });
}

import { areAlike, factorBetween } from '../units.ts';
import { type Column, type ReadingTable, textIn, type Unread } from './readings.ts';

/** "u and v are ± 0.2 cm", "uncertainty in the length: ±1 mm", "Time measured to +/- 0.01 s". */
const STATED =
  /^(?:(?:the )?(?:uncertaint(?:y|ies)|errors?) (?:in|of|on|for) )?(.{1,60}?)\s*(?:[,:=]|\b(?:is|are|was|were)\b)?\s*(?:\b(?:measured|read|known|given)\b)?\s*(?:\b(?:to|with|within|to within)\b)?\s*(?:±|\+\/-|\+-)\s?(\d[\d.,]*)\s?(\S{1,10}?)?$/i;

/** A longer part of a line is a sentence. */
const LONGEST_PART = 200;

/** Instruments that read one kind of quantity, of which a unit is given. */
const INSTRUMENTS: readonly (readonly [RegExp, string])[] = [
  [/^(?:stop ?watch|stop ?clock|timer|clock)$/, 's'],
  [/^(?:(?:met(?:re|er) )?(?:rule|ruler|stick)|tape measure|measuring tape|(?:vernier )?calipers?|micrometer)$/, 'm'],
  [/^(?:balance|scales?)$/, 'kg'],
  [/^thermometer$/, 'degK'],
  [/^voltmeter$/, 'V'],
  [/^am+eter$/, 'A'],
];

/**
 * Gives columns the uncertainty that a line below or above the table states by their names or by the instrument that read them. A part of a
 * line that names anything else changes nothing.
 * @returns the tables, and the lines, of which those that were used are marked
 */
export function withStatedUncertainties(
  tables: readonly ReadingTable[],
  unread: readonly Unread[],
): { readonly tables: ReadingTable[]; readonly unread: Unread[] } {
  let changed = [...tables];
  const lines = unread.map((line): Unread => {
    if (line.reason !== undefined || !/±|\+\/-|\+-/.test(textIn(line.place))) return line;
    let isUsed = false;
    for (const part of textIn(line.place).split(/(?<=[±+-]\s?\d[^±]{0,20}?)(?:[,;.]\s+|[.;]?$|\s+and\s+)/)) {
      const columns = statedFor(changed, part);
      if (columns.size === 0) continue;
      isUsed = true;
      changed = changed.map((table) => ({
        ...table,
        columns: table.columns.map((column) => ({ ...column, ...(columns.has(column) && { uncertainty: columns.get(column) }) })),
      }));
    }
    return isUsed ? { ...line, isUsed: true } : line;
  });
  return { tables: changed, unread: lines };
}

/** The columns of which a part of a line states the uncertainty, each with it in its own unit. */
function statedFor(tables: readonly ReadingTable[], part: string): ReadonlyMap<Column, number> {
  const [, names = '', number = '', unit = ''] = (part.length <= LONGEST_PART && STATED.exec(part.trim().replace(/\s+/g, ' '))) || [];
  const wanted = names
    .toLowerCase()
    .split(/\s*(?:,|\/|&|\band\b|\bboth\b|\bthe\b)\s*/)
    .filter((name) => name !== '');
  const value = Number(number.replace(',', '.'));
  const none = new Map<Column, number>();
  if (wanted.length === 0 || !(value > 0)) return none;
  const columns = tables.flatMap((table) => table.columns);
  const named = wanted.map((name) => {
    const own = columns.filter((column) => isNamed(column, name));
    return own.length > 0 ? own : readWith(name, unit, columns);
  });
  const found = named.flat().map((column) => [column, uncertaintyIn(column, value, unit)] as const);
  const isWhole = named.every((own) => own.length > 0);
  return isWhole && found.every(([, it]) => it !== undefined) ? new Map(found.map(([column, it]) => [column, it ?? 0])) : none;
}

/** The name of a column, or the symbol behind it: "length l" and "l". */
function isNamed({ name, group }: Column, wanted: string): boolean {
  return [name, group].some((place) => {
    const text = place === undefined ? '' : textIn(place).toLowerCase();
    return text === wanted || (wanted.length <= 2 && text.endsWith(` ${wanted}`));
  });
}

/** The columns that an instrument read: all of its dimension, where they repeat one quantity. */
function readWith(instrument: string, unit: string, columns: readonly Column[]): Column[] {
  const of = INSTRUMENTS.find(([words]) => words.test(instrument))?.[1];
  if (of === undefined || !areAlike(unit, of)) return [];
  const read = columns.filter((column) => column.unit !== '' && areAlike(column.unit, of));
  const quantities = new Set(read.map(({ group, name }, index) => (group ? textIn(group) : name ? stemOf(textIn(name)) : index)));
  return quantities.size === 1 ? read : [];
}

/** The name of a repeat without its count: "t2", "trial 2". */
function stemOf(name: string): string {
  return name.toLowerCase().replace(/[\s_]*[\d₁-₉]+$/, '');
}

function uncertaintyIn({ unit }: Column, value: number, stated: string): number | undefined {
  const factor = stated === '' || stated === unit ? 1 : factorBetween(stated, unit);
  return factor === undefined ? undefined : value * factor;
}

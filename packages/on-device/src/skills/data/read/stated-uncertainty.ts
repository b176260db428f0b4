import { factorBetween } from '../units.ts';
import { type Column, type ReadingTable, textIn, type Unread } from './readings.ts';

/** "u and v are ± 0.2 cm", "uncertainty in the length: ±1 mm", "Time measured to +/- 0.01 s". */
const STATED =
  /^(?:(?:the )?(?:uncertaint(?:y|ies)|errors?) (?:in|of|on|for) )?(.{1,60}?)\s*(?:[,:=]|\b(?:is|are|was|were)\b)?\s*(?:\b(?:measured|read|known|given)\b)?\s*(?:\b(?:to|with|within|to within)\b)?\s*(?:±|\+\/-|\+-)\s?(\d[\d.,]*)\s?(\S{1,10}?)?[.;]?$/i;

/**
 * Gives columns the uncertainty that a line below or above the table states by their names. A line that names anything else changes nothing.
 * @returns the tables, and the lines, of which those that were used are marked
 */
export function withStatedUncertainties(
  tables: readonly ReadingTable[],
  unread: readonly Unread[],
): { readonly tables: ReadingTable[]; readonly unread: Unread[] } {
  let changed = [...tables];
  const lines = unread.map((line): Unread => {
    const [, names = '', number = '', unit = ''] = (line.reason === undefined && STATED.exec(textIn(line.place))) || [];
    const wanted = names
      .toLowerCase()
      .split(/\s*(?:,|\/|&|\band\b|\bboth\b|\bthe\b)\s*/)
      .filter((name) => name !== '');
    const value = Number(number.replace(',', '.'));
    if (wanted.length === 0 || !(value > 0)) return line;
    const named = wanted.map((name) => changed.flatMap(({ columns }) => columns.filter((column) => isNamed(column, name))));
    const all = named.flat();
    if (named.some((columns) => columns.length === 0) || all.some((column) => uncertaintyIn(column, value, unit) === undefined))
      return line;
    changed = changed.map((table) => ({
      ...table,
      columns: table.columns.map((column) =>
        all.includes(column) ? { ...column, uncertainty: uncertaintyIn(column, value, unit) } : column,
      ),
    }));
    return { ...line, isUsed: true };
  });
  return { tables: changed, unread: lines };
}

function isNamed({ name, group }: Column, wanted: string): boolean {
  return [name, group].some((place) => place !== undefined && textIn(place).toLowerCase() === wanted);
}

function uncertaintyIn({ unit }: Column, value: number, stated: string): number | undefined {
  const factor = stated === '' || stated === unit ? 1 : factorBetween(stated, unit);
  return factor === undefined ? undefined : value * factor;
}

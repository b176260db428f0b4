import { collapsed } from '../../../items/lines.ts';

// A comma without a space separates cells only beside decimal points: "0,40" is one number.
const SEPARATORS = [/\t/, /\|/, /;/, /, /, /,(?=.*\.)/] as const;
const NUMBER = /^[-+−]?\d{1,12}(?:\.\d{1,12})?$/;
// A table with fewer rows needs no help.
const FEWEST_ROWS = 3;
const MOST_COLUMNS = 8;
const MOST_TABLES = 3;

interface ColumnTable {
  readonly names: readonly string[];
  readonly rows: number[][];
}

/** Number, sum and mean of the columns of numbers that the material holds. */
export function columnFacts(text: string): string[] {
  return tablesIn(text)
    .slice(0, MOST_TABLES)
    .flatMap(({ names, rows }) =>
      (rows[0] ?? []).slice(0, MOST_COLUMNS).map((_first, column) => {
        const values = rows.map((row) => row[column] ?? 0);
        const sum = values.reduce((total, value) => total + value, 0);
        return `${names[column] ?? `Column ${column + 1}`}: ${values.length} values, sum ${rounded(sum)}, mean ${rounded(sum / values.length)}.`;
      }),
    );
}

function tablesIn(text: string): ColumnTable[] {
  const tables: ColumnTable[] = [];
  let open: { readonly width: number; readonly separator: RegExp; readonly table: ColumnTable } | undefined;
  let before = '';
  for (const line of text.split('\n')) {
    const separator = SEPARATORS.find((mark) => mark.test(line));
    const cells = separator === undefined ? [] : line.split(separator).map(collapsed);
    if (separator === undefined || cells.length < 2 || !cells.every((cell) => NUMBER.test(cell))) open = undefined;
    else {
      if (open?.width !== cells.length || open.separator !== separator) {
        const names = before.split(separator.source.startsWith(',') ? /,/ : separator).map(collapsed);
        open = { width: cells.length, separator, table: { names: names.length === cells.length ? names : [], rows: [] } };
        tables.push(open.table);
      }
      open.table.rows.push(cells.map((cell) => Number(cell.replace('−', '-'))));
    }
    before = line;
  }
  return tables.filter(({ rows }) => rows.length >= FEWEST_ROWS);
}

/** At most six significant digits, without the noise of binary fractions. */
function rounded(value: number): number {
  return Number(value.toPrecision(6));
}

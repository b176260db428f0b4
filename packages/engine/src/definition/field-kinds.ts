import { type Field, type FieldControlName, isBlank } from './field.ts';
import { rowsIn, textOfRows } from './rows.ts';

/*
 * A form's values are texts. A number is written as digits ("2.5"), a date as 2026-12-14, a checked box as "yes", a list as its rows
 * (rows.ts). The JSON Schema of a form describes the same values as data: 2.5, true, [{ "day": "2026-12-14" }].
 */

/** The behaviour of a kind of field, for the rest of the engine and the screens. */
interface FieldKind {
  /** A person writes in their own words: one text, or the cells of a list. No line of a prompt may hold such words. */
  readonly words?: 'text' | 'cells';
  /** The text has lines, so it can be material, and files can be added to it. */
  readonly hasLines?: true;
  /** A typed value, or a value given as data, as the text of the form; '' for none. */
  readonly tidy: (field: Field, given: unknown) => string;
  /** A tidy text as data. */
  readonly datum: (field: Field, text: string) => unknown;
}

/** The value of a checked box. A box that is not checked has no value. */
export const CHECKED = 'yes';

const NUMERAL = /^[-+]?(?:\d+\.?\d*|\.\d+)$/;
// A comma before three digits may separate thousands: such a number is left as it is, and does not fit.
const DECIMAL_COMMA = /^([-+]?\d*),(\d{1,2}|\d{4,})$/;

function textOf(given: unknown): string {
  return typeof given === 'string' && !isBlank(given) ? given.toWellFormed().trim() : '';
}

const PLAIN: FieldKind = { tidy: (_, given) => textOf(given), datum: (_, text) => text };

/** The kinds of fields. */
export const FIELD_KINDS: Readonly<Record<FieldControlName, FieldKind>> = {
  text: { ...PLAIN, words: 'text' },
  textarea: { ...PLAIN, words: 'text', hasLines: true },
  select: {
    ...PLAIN,
    tidy({ initial, options }, given) {
      const text = textOf(given);
      return options.some((option) => option.const === text) ? text : initial;
    },
  },
  number: {
    tidy: (_, given) => textOf(typeof given === 'number' ? String(given) : given).replace(DECIMAL_COMMA, '$1.$2'),
    // A text that is no number stays a text.
    datum: (_, text) => (NUMERAL.test(text) ? Number(text) : text),
  },
  date: PLAIN,
  checkbox: {
    tidy: (_, given) => (given === true || /^(?:yes|true)$/i.test(textOf(given)) ? CHECKED : ''),
    datum: () => true,
  },
  rows: {
    words: 'cells',
    tidy({ columns = [] }, given) {
      const rows =
        typeof given === 'string' ? rowsIn(columns, given) : Array.isArray(given) ? given.map((row) => cellsOf(columns, row)) : [];
      const tidy = rows.map((cells) =>
        columns.map((column, at) => FIELD_KINDS[column.control].tidy({ ...column, initial: '' }, cells[at])),
      );
      return textOfRows(
        columns,
        tidy.filter((cells) => cells.some((cell) => cell !== '')),
      );
    },
    datum: ({ columns = [] }, text) =>
      rowsIn(columns, text).map((cells) =>
        Object.fromEntries(
          columns.flatMap((column, at) => (cells[at] ? [[column.name, FIELD_KINDS[column.control].datum(column, cells[at])]] : [])),
        ),
      ),
  },
};

function cellsOf(columns: readonly Field[], row: unknown): unknown[] {
  const cells = typeof row === 'object' && row !== null ? (row as Readonly<Record<string, unknown>>) : {};
  return columns.map(({ name }) => (Object.hasOwn(cells, name) ? cells[name] : undefined));
}

/** Whether a person types the field's text as one piece, in their own words. */
export function isTypedText({ control }: Pick<Field, 'control'>): boolean {
  return FIELD_KINDS[control].words === 'text';
}

import { conditionHolds } from './condition.ts';
import { type Field, isBlank, type Values } from './field.ts';
import { rowsIn, textOfRows } from './rows.ts';

/*
 * A form's values are texts. A number is written as digits ("2.5"), a date as 2026-12-14, a checked box as "yes", a list as its rows
 * (rows.ts). The JSON Schema of a form describes the same values as data: 2.5, true, [{ "day": "2026-12-14" }].
 */

/** The value of a checked box. A box that is not checked has no value. */
export const CHECKED = 'yes';

const NUMERAL = /^[-+]?(?:\d+\.?\d*|\.\d+)$/;
// A comma before three digits may separate thousands: such a number is left as it is, and does not fit.
const DECIMAL_COMMA = /^([-+]?\d*),(\d{1,2}|\d{4,})$/;

/**
 * Trims each value, gives a blank its field's default and drops what stays blank, so that `required` means "not blank".
 * A select's value that is none of its options counts as blank. Values for names that the form does not have, and values of fields that
 * are hidden, are dropped. A value may also be given as data of its field's type.
 */
export function tidyValues(fields: readonly Field[], raw: Readonly<Record<string, unknown>>): Record<string, string> {
  const values: Record<string, string> = {};
  for (const field of fields) {
    if (!conditionHolds(field.when, values)) continue;
    const value = tidyValue(field, Object.hasOwn(raw, field.name) ? raw[field.name] : undefined);
    if (value !== '') values[field.name] = value;
  }
  return values;
}

/** The fields that are shown while a form has these values. Only values on which a field depends are read, so that typing stays fast. */
export function shownFields(fields: readonly Field[], raw: Readonly<Record<string, unknown>>): readonly Field[] {
  const named = new Set(fields.flatMap(({ when = {} }) => (typeof when === 'string' ? [when] : Object.keys(when))));
  if (named.size === 0) return fields;
  const values = tidyValues(
    fields.filter(({ name }) => named.has(name)),
    raw,
  );
  return fields.filter((field) => conditionHolds(field.when, values));
}

function tidyValue(field: Field, given: unknown): string {
  const { columns, control, initial, options } = field;
  if (control === 'rows') return tidyRows(columns ?? [], given);
  const written =
    control === 'number' && typeof given === 'number' ? String(given) : given === true && control === 'checkbox' ? CHECKED : given;
  const text = typeof written === 'string' && !isBlank(written) ? written.toWellFormed().trim() : '';
  if (control === 'checkbox') return /^(?:yes|true)$/i.test(text) ? CHECKED : '';
  if (control === 'number') return text.replace(DECIMAL_COMMA, '$1.$2');
  if (control !== 'select') return text;
  return options.some((option) => option.const === text) ? text : initial;
}

function tidyRows(columns: readonly Field[], given: unknown): string {
  const rows = typeof given === 'string' ? rowsIn(columns, given) : Array.isArray(given) ? given.map((row) => cellsOf(columns, row)) : [];
  const tidy = rows.map((cells) => columns.map((column, at) => tidyValue({ ...column, initial: '' }, cells[at])));
  return textOfRows(
    columns,
    tidy.filter((cells) => cells.some((cell) => cell !== '')),
  );
}

function cellsOf(columns: readonly Field[], row: unknown): unknown[] {
  const cells = typeof row === 'object' && row !== null ? (row as Readonly<Record<string, unknown>>) : {};
  return columns.map(({ name }) => (Object.hasOwn(cells, name) ? cells[name] : undefined));
}

/** Tidy values as the data that the JSON Schema of the form describes. A text that is no number stays a text. */
export function dataOf(fields: readonly Field[], values: Values): Record<string, unknown> {
  return Object.fromEntries(
    fields.flatMap((field) => (values[field.name] === undefined ? [] : [[field.name, datumOf(field, values[field.name] ?? '')]])),
  );
}

function datumOf({ columns, control }: Field, text: string): unknown {
  if (control === 'checkbox') return true;
  if (control === 'number') return NUMERAL.test(text) ? Number(text) : text;
  if (control !== 'rows') return text;
  return rowsIn(columns ?? [], text).map((cells) => dataOf(columns ?? [], filled(columns ?? [], cells)));
}

const filled = (columns: readonly Field[], cells: readonly string[]): Values =>
  Object.fromEntries(columns.flatMap(({ name }, at) => (cells[at] ? [[name, cells[at]]] : [])));

/** The values for display: the title of an option in place of its value. */
export function labelsOf(fields: readonly Field[], values: Values): Record<string, string> {
  const labels: Record<string, string> = { ...values };
  for (const field of fields) {
    const value = values[field.name];
    if (value !== undefined) labels[field.name] = labelOf(field, value);
  }
  return labels;
}

function labelOf({ columns, options }: Field, value: string): string {
  if (columns === undefined) return options.find((option) => option.const === value)?.title ?? value;
  const rows = rowsIn(columns, value).map((cells) => columns.map((column, at) => labelOf(column, cells[at] ?? '')));
  return textOfRows(columns, rows);
}

import { conditionHolds } from './condition.ts';
import type { Field, Values } from './field.ts';
import { FIELD_KINDS } from './field-kinds.ts';
import { rowsIn, textOfRows } from './rows.ts';

/**
 * Trims each value, gives a blank its field's default and drops what stays blank, so that `required` means "not blank".
 * A select's value that is none of its options counts as blank. Values for names that the form does not have, and values of fields that
 * are hidden, are dropped. A value may also be given as data of its field's type.
 */
export function tidyValues(fields: readonly Field[], raw: Readonly<Record<string, unknown>>): Record<string, string> {
  const values: Record<string, string> = {};
  for (const field of fields) {
    if (!conditionHolds(field.when, values)) continue;
    const value = FIELD_KINDS[field.control].tidy(field, Object.hasOwn(raw, field.name) ? raw[field.name] : undefined);
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

/** Tidy values as the data that the JSON Schema of the form describes. */
export function dataOf(fields: readonly Field[], values: Values): Record<string, unknown> {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const text = values[field.name];
      return text === undefined ? [] : [[field.name, FIELD_KINDS[field.control].datum(field, text)]];
    }),
  );
}

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

import fc from 'fast-check';
import { controlOf, type FieldControlName, type FieldSchema, fitsField } from '../definition/field.ts';
import { CHECKED } from '../definition/field-kinds.ts';
import { textOfRows } from '../definition/rows.ts';

const NOTES = `Tides
Tides are the regular rise and fall of the sea. The moon causes most of the tide, because its pull is stronger on the near side of the earth.
A spring tide is a tide with a large range. It happens when sun, moon and earth stand in one line. A neap tide is a tide with a small range.

Currents
- Ebb: the water that flows out
- Flood: the water that flows in
Exam on 12 December 2026. Readings: 2.1 m, 4.3 m, 1.9 m.`;

/**
 * A value that a field accepts, as a text: its first option, a line, a page of notes, its own placeholder, or a text made from its pattern.
 * @throws Error if nothing fits. Its message explains what to add to the field.
 */
export function sampleValue(name: string, field: FieldSchema): string {
  return SAMPLES[controlOf(field)](name, field);
}

const SAMPLES: Readonly<Record<FieldControlName, (name: string, field: FieldSchema) => string>> = {
  text: textFor,
  textarea: textFor,
  select: (_, { oneOf }) => oneOf?.[0]?.const ?? '',
  number: (_, field) => String(field.default ?? field.minimum ?? field.multipleOf ?? 1),
  date: () => '2026-12-14',
  checkbox: () => CHECKED,
  rows: (_, field) => rowsOf(field),
};

function textFor(name: string, field: FieldSchema): string {
  const { placeholder = '', rows } = field.ui ?? {};
  const prose = rows === undefined ? `Sample ${name}` : `${field.title}\n${NOTES}`;
  const candidates = [field.pattern === undefined ? atLength(prose, field) : prose, placeholder, ...fromPattern(field)];
  const value = candidates.find((text) => text.trim() === text && text !== '' && fitsField(text, field));
  if (value === undefined) throw new Error(`No sample fits the field "${name}": give it a ui.placeholder that has its pattern and length.`);
  return value;
}

/** The number of rows that the list requires, at least one. */
function rowsOf({ items, minItems = 1 }: FieldSchema): string {
  const cells = Object.entries(items?.properties ?? {}).map(([name, column]) => sampleValue(name, column));
  const columns = Object.values(items?.properties ?? {}).map(({ title }) => ({ label: title }));
  return textOfRows(
    columns,
    Array.from({ length: minItems }, () => cells),
  );
}

/** The text, repeated or cut to the length that the field requires. */
function atLength(text: string, { minLength = 0, maxLength = Number.POSITIVE_INFINITY }: FieldSchema): string {
  const long = text.length < minLength ? `${text}\n`.repeat(Math.ceil(minLength / text.length)) : text;
  const cut = long.slice(0, Math.max(minLength, Math.min(maxLength, long.length))).trim();
  return cut.padEnd(minLength, '.');
}

/** Texts that match the pattern of a field, the same at each run. */
function fromPattern({ pattern }: FieldSchema): string[] {
  if (pattern === undefined) return [];
  // The anchors are added because fast-check puts random text around the match of a pattern without them.
  const anchored = new RegExp(`^(?:${pattern.replace(/^\^/, '').replace(/(?<!\\)\$$/, '')})$`, 'u');
  try {
    return fc.sample(fc.stringMatching(anchored), { seed: 1, numRuns: 500 });
  } catch {
    // fast-check does not support lookaround. Such a field needs a placeholder.
    return [];
  }
}

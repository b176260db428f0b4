import { computed, type Line, quote, type Span } from '../../../spans.ts';
import type { Quantity, TableView } from '../analysis/view.ts';
import { figure } from '../figures.ts';
import { fillPhrase, nameSpans } from '../phrases.ts';
import { type Reading, textIn } from '../read/readings.ts';

/** The setting of a row, its words, or its number. */
export function rowLabel({ table, set }: TableView, row: number): Span[] {
  const at = set?.columns[0]?.column.values[row];
  if (at) return written(at, set?.unit ?? '');
  const words = table.columns.find((column) => column.words[row] && column.values.every((it) => it === undefined))?.words[row];
  const count = table.columns.find((column) => column.isIndex)?.values[row];
  if (words) return [quote(words)];
  return fillPhrase('row', { number: count ? quote(count.place) : computed(row + 1, 'data.row') });
}

/** A setting with the digits that the person wrote: "0.40 m", not "0.4 m". */
function written({ value, place }: Reading, unit: string): Span[] {
  if (!/^[-−+]?\d+(?:[.,]\d+)?(?:\s?[-–—]\s?\d+(?:[.,]\d+)?)?$/.test(textIn(place))) return [figure(value, unit, 'data.value')];
  return [quote(place), ...(unit === '' ? [] : [computed(unit === '%' ? unit : ` ${unit}`, 'data.unit')])];
}

/** The row of a table of trials as it is written there, "Trial 1 (rough)", else its words or its number. */
export function trialLabel(view: TableView, row: number): Span[] {
  const counter = view.table.columns.find((column) => column.isIndex);
  const cell = counter?.words[row] ?? counter?.values[row]?.place;
  if (counter?.name && cell) return [quote(counter.name), computed(' ', 'data.space'), quote(cell)];
  return rowLabel({ ...view, set: undefined }, row);
}

/** The name of a quantity, or the names of the columns that repeat it. */
export function quantityName({ columns }: Quantity): Span[] {
  const { group, name } = columns[0]?.column ?? {};
  if (group && columns.length > 1) return [quote(group)];
  if (group && name) return [quote(group), computed(' ', 'data.space'), quote(name)];
  if (columns.length > 1 && columns.every(({ column }) => column.listedAs !== undefined)) return fillPhrase('listedReadings');
  const spans = columns.map(({ column, index }) => nameSpans(column, index));
  const texts = new Set(columns.map(({ column }) => column.name && textIn(column.name)));
  return texts.size === 1 ? (spans[0] ?? []) : spans.flatMap((span, index) => (index === 0 ? span : [...fillPhrase('comma'), ...span]));
}

/** The name of a quantity at the start of a sentence in the singular: "The mean of Trial 1, Trial 2" for names that only count repeats. */
export function quantitySubject(quantity: Quantity): Span[] {
  const name = quantityName(quantity);
  const names = new Set(quantity.columns.map(({ column }) => column.name && textIn(column.name)));
  const isList = quantity.columns[0]?.column.group === undefined && quantity.columns.every(({ column }) => column.listedAs === undefined);
  return isList && names.size > 1 ? fillPhrase('subjectMean', { y: name }) : name;
}

/** Sentences as one line of running text; none if there are none. */
export function paragraph(sentences: readonly Line[]): Line[] {
  if (sentences.length === 0) return [];
  return [sentences.flatMap((sentence, index): Line => (index === 0 ? sentence : [computed(' ', 'data.space'), ...sentence]))];
}

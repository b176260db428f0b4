import { computed, phrasebook, quote, type Span } from '../../spans.ts';
import { formatFigure } from './numbers.ts';
import { isIndexName } from './read/heading.ts';
import type { Column } from './readings.ts';

export const fillPhrase = phrasebook('data', {
  none: 'No readings could be found in this text.',
  how: 'Write them as a table with a heading row (“Length (cm), Time (s)” and below it “20, 0.90”), or by name: “T = 2.01 s, 1.99 s, 2.03 s”.',
  unreadHeading: 'Lines with numbers that were not read as data:',
  unread: '- {line}',
  dots: '…',
  more: '- and {count} more',
  readings: 'Readings',
  value: 'value {number}',
  withUnit: '{name} ({unit})',
  oneReading: '{name}: one reading, {value}',
  summary: '{name}: n = {n}, mean {mean}, sample standard deviation {deviation}, standard error {error}, range {least} to {greatest}',
  skipped: 'The column {name} only counts the rows and is left out.',
  missing: '{name} has {count} of {rows} values; rows without a value are left out.',
  rowLeftOut: 'The row “{row}” is left out of the figures below.',
  repeatHeading: 'Repeated readings ({y}) at each {x}:',
  repeatHeadingPlain: 'Repeated readings ({y}):',
  repeat: '- {x}{at}: mean {mean}, sample standard deviation {deviation} (n = {n})',
  repeatOne: '- {x}{at}: {mean} (one reading)',
  cellLeftOut: '; “{cell}” is no plain number and is left out, which shifts the mean',
  meanOf: 'mean of {y}',
  comma: ', ',
  fitHeading: 'Straight-line fits:',
  fit: '{y} against {x}: slope {slope}, intercept {intercept}, R² = {r} ({n} points)',
  fitFlat: '{y} against {x}: slope {slope}, intercept {intercept}; all values of {y} are equal, so R² has no value ({n} points)',
  fitFew: '{y} against {x}: fewer than three pairs, so no line is fitted.',
  fitSame: '{y} against {x}: all values of {x} are equal, so no line can be fitted.',
  note: 'Figures are rounded to four significant digits. Give your results only as many as your instruments justify.',
  table: 'Table {number}:',
});

/** The heading of a column as written, or its number. */
export function nameSpans({ name, isIndex }: Column, index: number): Span[] {
  // In "Trial 1: 23.4 mL" the word "Trial" counts readings and does not name what was measured.
  const measured = isIndex || !isIndexName(name);
  if (name && measured) return [quote(name)];
  return index === 0 ? fillPhrase('readings') : fillPhrase('value', { number: computed(index + 1, 'data.column') });
}

/** A figure with its unit. */
export function figure(value: number, unit: string, rule: string): Span {
  return computed(unit === '' ? formatFigure(value) : `${formatFigure(value)}${unit === '%' ? '' : ' '}${unit}`, rule);
}

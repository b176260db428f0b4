import { BLANK, computed, type Line, quote, type Span } from '../../spans.ts';
import { withoutSumRows } from './left-out.ts';
import { formatFigure } from './numbers.ts';
import { figure, fillPhrase, nameSpans } from './phrases.ts';
import type { Column, ReadingsFound, Table } from './readings.ts';
import { areRepeats, type Repeats, repeatsIn } from './repeats.ts';
import { fitLine, summarize } from './statistics.ts';

interface Placed {
  readonly column: Column;
  readonly index: number;
}

/** Prints count, mean, spread and range of each column, and a straight line of each further column against the first. */
export function printStatistics({ tables }: ReadingsFound): Line[] {
  if (tables.length === 0) return [fillPhrase('none'), fillPhrase('how')];
  const groups = tables.map((whole, index): Line[] => {
    const { table, leftOut } = withoutSumRows(whole);
    const title = tables.length > 1 ? [fillPhrase('table', { number: computed(index + 1, 'data.table') })] : [];
    const without = leftOut.map((row) => fillPhrase('rowLeftOut', { row: quote(row) }));
    return [...title, ...without, ...columnLines(table), ...repeatLines(table), ...fitLines(table)];
  });
  return [...groups.flatMap((lines) => [...lines, BLANK]), fillPhrase('note')];
}

function columnLines(table: Table): Line[] {
  // Readings at different settings have no useful common mean.
  const repeated = new Set(repeatsIn(table)?.columns.map(({ index }) => index));
  return table.columns.flatMap((column, index): Line[] => {
    const name = nameSpans(column, index);
    if (column.isIndex) return [fillPhrase('skipped', { name })];
    const values = column.values.flatMap((it) => (it ? [it.value] : []));
    if (values.length === 0 || (repeated.has(index) && column.values.length > 1)) return [];
    const { n, mean, deviation, error, least, greatest } = summarize(values);
    const of = (value: number, rule: string): Span => figure(value, column.unit, rule);
    if (deviation === undefined || error === undefined) return [fillPhrase('oneReading', { name, value: of(mean, 'data.value') })];
    const line = fillPhrase('summary', {
      name,
      n: computed(n, 'data.n'),
      mean: of(mean, 'data.mean'),
      deviation: of(deviation, 'data.sample-deviation'),
      error: of(error, 'data.standard-error'),
      least: of(least, 'data.least'),
      greatest: of(greatest, 'data.greatest'),
    });
    if (n === column.values.length) return [line];
    return [line, fillPhrase('missing', { name, count: computed(n, 'data.n'), rows: computed(column.values.length, 'data.rows') })];
  });
}

/** The mean and spread of the repeated readings in each row. */
function repeatLines(table: Table): Line[] {
  const repeats = repeatsIn(table);
  if (!repeats) return [];
  const { x, columns, rows } = repeats;
  const unit = columns[0]?.column.unit ?? '';
  const lines = rows.map(({ row, values, leftOut }): Line => {
    const { n, mean, deviation } = summarize(values);
    const slots = {
      x: x.column.name ? [...nameSpans(x.column, x.index), computed(' ', 'data.space')] : [],
      at: figure(x.column.values[row]?.value ?? 0, x.column.unit, 'data.value'),
      mean: figure(mean, unit, 'data.mean'),
      n: computed(n, 'data.n'),
    };
    const without = leftOut.flatMap((cell) => fillPhrase('cellLeftOut', { cell: quote(cell) }));
    const line =
      deviation === undefined
        ? fillPhrase('repeatOne', slots)
        : fillPhrase('repeat', { ...slots, deviation: figure(deviation, unit, 'data.sample-deviation') });
    return [...line, ...without];
  });
  return [
    BLANK,
    x.column.name
      ? fillPhrase('repeatHeading', { y: repeatName(repeats), x: nameSpans(x.column, x.index) })
      : fillPhrase('repeatHeadingPlain', { y: repeatName(repeats) }),
    ...lines,
  ];
}

function repeatName({ columns }: Repeats): Span[] {
  const spans = columns.map(({ column, index }) => nameSpans(column, index));
  const texts = new Set(columns.map(({ column }) => column.name?.raw.slice(column.name.start, column.name.end)));
  return texts.size === 1 ? (spans[0] ?? []) : spans.flatMap((span, index) => (index === 0 ? span : [...fillPhrase('comma'), ...span]));
}

function fitLines(table: Table): Line[] {
  const numeric = table.columns.flatMap((column, index) => (!column.isIndex && column.values.some(Boolean) ? [{ column, index }] : []));
  const [x, ...others] = numeric;
  // Single values give no pairs to fit.
  if (!x || others.length === 0 || x.column.values.length < 2) return [];
  const repeats = repeatsIn(table);
  const fits: Line[] = [];
  if (repeats) {
    const points = repeats.rows.map(({ row, values }): [number, number] => [x.column.values[row]?.value ?? 0, summarize(values).mean]);
    fits.push(fitOf(x, points, fillPhrase('meanOf', { y: repeatName(repeats) }), repeats.columns[0]?.column.unit ?? ''));
  }
  for (const y of others) {
    const isRepeat = repeats?.columns.some((it) => it.index === y.index) ?? false;
    if (isRepeat || areRepeats(x.column, y.column) || !isWorthFitting(x.column, y.column)) continue;
    fits.push(fitOf(x, pairsOf(x, y), nameSpans(y.column, y.index), y.column.unit));
  }
  return fits.length > 0 ? [BLANK, fillPhrase('fitHeading'), ...fits] : [];
}

/** Whether y may depend on x. Two columns with one unit and in no order are a start and an end ("Initial", "Final"). */
function isWorthFitting(x: Column, y: Column): boolean {
  if (x.unit === '' || x.unit !== y.unit) return true;
  const values = x.values.flatMap((it) => it?.value ?? []);
  const steps = values.slice(1).map((value, index) => Math.sign(value - (values[index] ?? 0)));
  return steps.every((it) => it === 1) || steps.every((it) => it === -1);
}

function pairsOf(x: Placed, y: Placed): [number, number][] {
  return x.column.values.flatMap((it, row): [number, number][] => {
    const other = y.column.values[row];
    return it && other ? [[it.value, other.value]] : [];
  });
}

function fitOf(x: Placed, points: readonly [number, number][], y: Span[], yUnit: string): Line {
  const names = { x: nameSpans(x.column, x.index), y };
  if (points.length < 3) return fillPhrase('fitFew', names);
  const line = fitLine(points);
  if (!line) return fillPhrase('fitSame', names);
  const slots = {
    ...names,
    slope: figure(line.slope, slopeUnit(x.column.unit, yUnit), 'data.slope'),
    intercept: figure(line.intercept, yUnit, 'data.intercept'),
    n: computed(line.n, 'data.n'),
  };
  return line.r2 === undefined
    ? fillPhrase('fitFlat', slots)
    : fillPhrase('fit', { ...slots, r: computed(formatFigure(line.r2), 'data.r-squared') });
}

/** "s²/cm", "mg/L per °C", or an empty string if both units are equal. */
function slopeUnit(x: string, y: string): string {
  if (x === '' || x === y) return x === '' ? y : '';
  if (y === '') return `per ${x}`;
  return /[/ ·]/.test(x + y) ? `${y} per ${x}` : `${y}/${x}`;
}

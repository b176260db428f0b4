import { BLANK, computed, type Line, type Passage, quote, type Span } from '../../../spans.ts';
import type { Analysis } from '../analysis/analyse.ts';
import { summarize } from '../analysis/statistics.ts';
import type { Quantity, QuantityRow, TableView } from '../analysis/view.ts';
import { figure, figureTo, formatResult, uncertainty } from '../figures.ts';
import { fillPhrase, nameSpans } from '../phrases.ts';
import { textIn } from '../read/readings.ts';
import { quantityName, rowLabel } from './labels.ts';
import { fitLines } from './print-fits.ts';
import { groupLines } from './print-groups.ts';
import { leftOutLines } from './print-left-out.ts';
import { resultLines } from './print-result.ts';
import { titrationLines } from './print-titration.ts';

/** A written mean may differ from the computed one by its rounding. */
const ROUNDING = 0.6;

/** Prints count, mean, spread and range of each quantity, the line of each measured quantity against the one that was set, and the result. */
export function printStatistics(analysis: Analysis): Line[] {
  const { views, titrations, result, refusal, found } = analysis;
  if (views.length === 0 && found.constants.length === 0) return [fillPhrase('none'), fillPhrase('how')];
  // Counts of different things have no mean.
  const groups = (result?.verdict ? [] : views).map((view, index): Line[] => {
    const title = views.length > 1 ? [fillPhrase('table', { number: computed(index + 1, 'data.table') })] : [];
    const without = view.leftOut.map((row) => fillPhrase('rowLeftOut', { row: quote(row) }));
    const titration = titrations.get(index);
    const body = titration
      ? titrationLines(view, titration)
      : [...setLines(view), ...quantityLines(view), ...meanLines(view), ...groupLines(view.groups), ...fitLines(view, analysis.applied)];
    const apart = view.samples ? [fillPhrase('samplesApart', { names: listed(view.samples) })] : [];
    const factors = view.factors ? [fillPhrase('factorsApart', { names: listed(view.factors) })] : [];
    const lines = [...without, ...apart, ...factors, ...body];
    return lines.length === 0 ? [] : [...title, ...lines];
  });
  const closing = result || refusal ? resultLines(analysis) : [];
  const blocks = [...groups, leftOutLines(analysis), closing].filter((lines) => lines.length > 0);
  if (blocks.length === 0) return [fillPhrase('onlySingle')];
  const note = fillPhrase(result ? 'noteResult' : 'note');
  return [...blocks.flatMap((lines) => [...lines, BLANK]), ...(views.some(hasNumbers) ? [note] : [])];
}

function listed(places: readonly Passage[]): Span[] {
  return places.flatMap((place, index) => [...(index === 0 ? [] : fillPhrase('comma')), quote(place)]);
}

function hasNumbers({ measured, set, groups }: TableView): boolean {
  return measured.length > 0 || set !== undefined || groups.length > 0;
}

/** The columns that were not measured: those that count rows, and the one that was set. */
function setLines({ counts, set }: TableView): Line[] {
  const skipped = counts.map(({ column, index }) => fillPhrase('skipped', { name: nameSpans(column, index) }));
  if (!set) return skipped;
  const values = set.rows.map(({ summary }) => summary.mean);
  const { least, greatest } = summarize(values);
  const slots = {
    name: quantityName(set),
    count: computed(new Set(values).size, 'data.count'),
    least: figure(least, set.unit, 'data.least'),
    greatest: figure(greatest, set.unit, 'data.greatest'),
  };
  const isMiddles = set.columns.some(({ column }) => column.areRanges);
  return [...skipped, fillPhrase('set', slots), ...(isMiddles ? [fillPhrase('middles', { name: quantityName(set) })] : [])];
}

function quantityLines(view: TableView): Line[] {
  return view.measured.flatMap((quantity) => {
    if (quantity.columns[0]?.column.isChange) return [BLANK, ...changeLines(view, quantity)];
    if (quantity.columns.length > 1) return [BLANK, ...repeatLines(view, quantity)];
    if (view.set === undefined) return summaryLines(quantity);
    return hasRepeatedSettings(view.set) ? [BLANK, ...repeatLines(view, bySetting(view.set, quantity))] : [];
  });
}

function hasRepeatedSettings({ rows }: Quantity): boolean {
  return new Set(rows.map(({ summary }) => summary.mean)).size < rows.length;
}

/** The readings at equal settings as repeats, each in the first row with its setting. */
function bySetting(set: Quantity, quantity: Quantity): Quantity {
  const settings = new Map(set.rows.map(({ row, summary }) => [row, summary.mean]));
  const groups = new Map<number, QuantityRow[]>();
  for (const it of quantity.rows) {
    const setting = settings.get(it.row);
    if (setting !== undefined) groups.set(setting, [...(groups.get(setting) ?? []), it]);
  }
  const rows = [...groups.values()].map(
    (group): QuantityRow => ({
      row: group[0]?.row ?? 0,
      summary: summarize(group.map(({ summary }) => summary.mean)),
      leftOut: [],
    }),
  );
  return { ...quantity, rows };
}

function summaryLines(quantity: Quantity): Line[] {
  const values = quantity.rows.map(({ summary }) => summary.mean);
  if (values.length === 0) return [];
  const name = quantityName(quantity);
  const { n, mean, deviation, error, least, greatest } = summarize(values);
  const of = (value: number, rule: string): Span => figure(value, quantity.unit, rule);
  if (deviation === undefined || error === undefined) return [fillPhrase('oneReading', { name, value: of(mean, 'data.value') })];
  const line = fillPhrase('summary', {
    name,
    n: computed(n, 'data.n'),
    mean: figureTo(mean, error, quantity.unit, 'data.mean'),
    deviation: uncertainty(deviation, quantity.unit, 'data.sample-deviation'),
    error: uncertainty(error, quantity.unit, 'data.standard-error'),
    least: of(least, 'data.least'),
    greatest: of(greatest, 'data.greatest'),
  });
  const rows = quantity.columns[0]?.column.values.length ?? 0;
  return [
    line,
    fillPhrase('meanWithError', { name, value: computed(formatResult(mean, error, quantity.unit), 'data.mean-with-error') }),
    ...(n === rows ? [] : [fillPhrase('missing', { name, count: computed(n, 'data.n'), rows: computed(rows, 'data.rows') })]),
  ];
}

/** The percentage change in each row. */
function changeLines(view: TableView, { rows, unit }: Quantity): Line[] {
  const lines = rows.map(({ row, summary: { mean } }) => {
    const slots = { x: settingName(view), at: rowLabel(view, row), mean: figure(mean, unit, 'data.percentage-change') };
    return fillPhrase('changeRow', slots);
  });
  return [fillPhrase('changeHeading'), ...lines];
}

/** The name of the quantity that was set, before its value. */
function settingName({ set }: TableView): Span[] {
  const x = set?.columns[0];
  return x?.column.name ? [...nameSpans(x.column, x.index), computed(' ', 'data.space')] : [];
}

/** The mean and spread of the repeated readings in each row. */
function repeatLines(view: TableView, quantity: Quantity): Line[] {
  const { unit, rows } = quantity;
  const x = view.set?.columns[0];
  const lines = rows.map(({ row, summary: { n, mean, deviation, error }, leftOut, slip }): Line => {
    const slots = {
      x: settingName(view),
      at: rowLabel(view, row),
      mean: figureTo(mean, error, unit, 'data.mean'),
      n: computed(n, 'data.n'),
    };
    const without = leftOut.flatMap((cell) => fillPhrase('cellLeftOut', { cell: quote(cell) }));
    const line =
      deviation === undefined || error === undefined
        ? fillPhrase('repeatOne', slots)
        : fillPhrase('repeat', {
            ...slots,
            deviation: uncertainty(deviation, unit, 'data.sample-deviation'),
            error: uncertainty(error, unit, 'data.standard-error'),
          });
    const apart = slip
      ? fillPhrase('slip', { cell: quote(slip.place), distance: uncertainty(slip.distance, unit, 'data.distance-from-mean') })
      : [];
    return [...line, ...without, ...apart];
  });
  const y = quantityName(quantity);
  const isListed = quantity.columns.every(({ column }) => column.listedAs !== undefined);
  return [
    x?.column.name
      ? fillPhrase(isListed ? 'repeatHeadingListed' : 'repeatHeading', { y, x: nameSpans(x.column, x.index) })
      : fillPhrase('repeatHeadingPlain', { y }),
    ...lines,
  ];
}

/** The means that the person wrote beside the repeats, where they differ from the computed ones. */
function meanLines({ means, measured }: TableView): Line[] {
  const repeated = measured.find(({ columns }) => columns.length > 1);
  if (!repeated) return [];
  return means.flatMap(({ column, index }) => {
    if (column.unit !== repeated.unit) return [];
    return repeated.rows.flatMap(({ row, summary }): Line[] => {
      const written = column.values[row];
      if (!written) return [];
      const decimals = /[.,](\d+)/.exec(textIn(written.place))?.[1]?.length ?? 0;
      if (Math.abs(written.value - summary.mean) <= ROUNDING * 10 ** -decimals) return [];
      const slots = { row: computed(row + 1, 'data.row'), name: nameSpans(column, index), written: quote(written.place) };
      return [fillPhrase('meanDiffers', { ...slots, mean: figureTo(summary.mean, summary.error, column.unit, 'data.mean') })];
    });
  });
}

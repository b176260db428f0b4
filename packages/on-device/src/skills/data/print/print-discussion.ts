import { computed, type Line, type Span } from '../../../spans.ts';
import type { Analysis } from '../analysis/analyse.ts';
import { shapeOf, signRuns } from '../analysis/linearity.ts';
import { fitLine, type LineFit, studentT, summarize } from '../analysis/statistics.ts';
import type { Titration } from '../analysis/titration.ts';
import { pointsOf, type Quantity, type TableView } from '../analysis/view.ts';
import { fillPhrase } from '../phrases.ts';
import { lastPlace } from '../read/numbers.ts';
import { textIn } from '../read/readings.ts';
import { figure, formatFigure, formatPercent, formatResult } from './figures.ts';
import { agreement, resultSentence } from './print-result.ts';
import { quantityName, rowLabel } from './print-statistics.ts';

/** A line through the readings, with the table that they come from. */
interface ShownFit {
  readonly view: TableView;
  readonly x: Quantity;
  readonly y: Quantity;
  readonly fit: LineFit;
  readonly rows: readonly number[];
}

/** Points fewer than this say nothing on the order of their residuals. */
const FEWEST_FOR_RUNS = 6;
const FAR = 2;

/** What the numbers say: the result, how well the line fits, which reading lies farthest, and the spread of the repeats. */
export function printDiscussion(analysis: Analysis): Line[] {
  const { result, comparison, refusal, views } = analysis;
  // The line of the relation is discussed instead of the one through the plain readings.
  const fits = views.flatMap((view) => fitsOf(view)).filter(({ x, y }) => !(analysis.result && isIn(analysis, x) && isIn(analysis, y)));
  const titres = [...analysis.titrations.values()].flatMap((titration): Line[] => {
    const spread = figure(titration.summary.greatest - titration.summary.least, titration.unit, 'data.range');
    return titration.concordant
      ? [fillPhrase('titresAgree', { n: computed(titration.summary.n, 'data.n'), spread })]
      : [fillPhrase('titreApart')];
  });
  return [
    ...(result ? resultSentence(analysis) : []),
    ...(comparison ? [agreement(comparison)] : []),
    ...(!result && refusal ? [[...refusal]] : []),
    ...fits.flatMap((it) => [...fitWords(it), ...farthest(it)]),
    ...relationWords(analysis),
    ...interceptWords(analysis),
    ...titres,
    ...widestRepeats(views),
    ...single(analysis).flatMap(farthestFromMean),
  ];
}

function isIn({ applied }: Analysis, quantity: Quantity): boolean {
  return applied !== undefined && (applied.x === quantity || applied.y === quantity);
}

function fitsOf(view: TableView): ShownFit[] {
  const { set, measured } = view;
  if (!set) return [];
  return measured.slice(0, 4).flatMap((y) => {
    const points = pointsOf(set, y);
    const fit = fitLine(points.map(({ x, y: value }) => [x, value] as const));
    return fit ? [{ view, x: set, y, fit, rows: points.map(({ row }) => row) }] : [];
  });
}

function fitWords({ x, y, fit, rows, view }: ShownFit): Line[] {
  const slots = {
    x: quantityName(x),
    y: quantityName(y),
    r: computed(formatFigure(fit.r2 ?? 0), 'data.r-squared'),
    n: computed(rows.length, 'data.n'),
  };
  const shape = shapeOf(
    pointsOf(x, y).map((it) => [it.x, it.y] as const),
    fit,
  );
  if (shape === 'flat') return [fillPhrase('discussFlat', slots)];
  if (shape === 'no-trend') return [fillPhrase('discussNoTrend', slots)];
  if (shape === 'bent') return [fillPhrase('discussBent', slots)];
  if (shape === 'scattered') return [fillPhrase('discussScattered', slots)];
  const direction = fit.slope > 0 ? 'discussRises' : 'discussFalls';
  const runs = signRuns(fit.residuals);
  const pattern = rows.length >= FEWEST_FOR_RUNS && runs <= 2 && view.set === x;
  return [fillPhrase(direction, slots), ...(pattern ? [fillPhrase('discussPattern', { runs: computed(runs, 'data.runs') })] : [])];
}

/** The reading with the largest residual. */
function farthest({ view, x, y, fit, rows }: ShownFit): Line[] {
  if (fit.scatter === 0 || fit.n < 4 || !hasLine(shapeOfRows(x, y, fit))) return [];
  const sizes = fit.residuals.map(Math.abs);
  const index = sizes.indexOf(Math.max(...sizes));
  const residual = fit.residuals[index] ?? 0;
  const row = rows[index] ?? 0;
  const slots = {
    y: quantityName(y),
    x: quantityName(x),
    at: rowLabel(view, row),
    size: figure(Math.abs(residual), y.unit, 'data.residual'),
    times: computed(Number((Math.abs(residual) / fit.scatter).toPrecision(2)), 'data.residual-in-scatter'),
  };
  const far = Math.abs(residual) > FAR * fit.scatter;
  return [fillPhrase(residual > 0 ? 'farthestAbove' : 'farthestBelow', slots), ...(far ? [fillPhrase('farthestCheck')] : [])];
}

function hasLine(shape: ReturnType<typeof shapeOf>): boolean {
  return shape === 'straight' || shape === 'scattered';
}

function shapeOfRows(x: Quantity, y: Quantity, fit: LineFit): ReturnType<typeof shapeOf> {
  return shapeOf(
    pointsOf(x, y).map((it) => [it.x, it.y] as const),
    fit,
  );
}

/** How well the line of the relation fits, and the reading that lies farthest from it. */
function relationWords({ applied, result, views }: Analysis): Line[] {
  const fit = applied?.fit;
  if (!applied || !fit || !result) return [];
  const sizes = fit.residuals.map(Math.abs);
  const index = sizes.indexOf(Math.max(...sizes));
  const view = views.find(({ set, measured }) => [set, ...measured].includes(applied.x)) ?? views[0];
  const r = computed(formatFigure(fit.r2 ?? 0), 'data.r-squared');
  const line = fillPhrase('relationLine', { r, n: computed(fit.n, 'data.n') });
  if (fit.scatter === 0 || fit.n < 4 || !view) return [line];
  const times = computed(Number(((sizes[index] ?? 0) / fit.scatter).toPrecision(2)), 'data.residual-in-scatter');
  const side = (fit.residuals[index] ?? 0) > 0 ? 'relationAbove' : 'relationBelow';
  return [line, fillPhrase(side, { x: quantityName(view.set ?? applied.x), at: rowLabel(view, applied.rows[index] ?? 0), times })];
}

/** Whether the line of a proportional relation passes through the origin. */
function interceptWords({ applied }: Analysis): Line[] {
  if (!applied?.relation.proportional || !applied.fit || !applied.result) return [];
  const { intercept, interceptError, n } = applied.fit;
  if (interceptError === 0) return [];
  const ratio = computed(Number((Math.abs(intercept) / interceptError).toPrecision(2)), 'data.intercept-in-errors');
  return [fillPhrase(Math.abs(intercept) <= studentT('0.05', n - 2) * interceptError ? 'interceptZero' : 'interceptOff', { ratio })];
}

function repeated(views: readonly TableView[]): { readonly view: TableView; readonly quantity: Quantity }[] {
  return views.flatMap((view) => view.measured.filter(({ columns }) => columns.length > 1).map((quantity) => ({ view, quantity })));
}

/** Where the repeats of each quantity differ most. */
function widestRepeats(views: readonly TableView[]): Line[] {
  return repeated(views).flatMap(({ view, quantity }): Line[] => {
    const spread = quantity.rows.flatMap(({ row, summary: { deviation } }) => (deviation === undefined ? [] : [{ row, deviation }]));
    const widest = spread.reduce<(typeof spread)[number] | undefined>(
      (best, it) => (best && best.deviation >= it.deviation ? best : it),
      undefined,
    );
    if (!widest || widest.deviation === 0) return [];
    const slots = {
      y: quantityName(quantity),
      at: rowLabel(view, widest.row),
      deviation: figure(widest.deviation, quantity.unit, 'data.sample-deviation'),
    };
    return [fillPhrase('widestRepeats', slots)];
  });
}

/** What limits the result: the spread of repeats against the digits of the readings, the error of the line, and an offset. */
export function printErrors(analysis: Analysis): Line[] {
  const { views, result, comparison, applied } = analysis;
  const spreads = repeated(views).flatMap(({ quantity }) => spreadLines(quantity));
  const titres = [...analysis.titrations.values()].flatMap(titreLines);
  const alone = single(analysis).flatMap((quantity) => spreadLines(asRepeats(quantity)));
  const share =
    result?.error !== undefined && result.value !== 0 && result.error > 0
      ? [
          fillPhrase('errorShare', {
            name: [...result.name],
            share: computed(formatPercent((100 * result.error) / Math.abs(result.value)), 'data.relative-error'),
          }),
        ]
      : [];
  const size = comparison ? computed(formatPercent(comparison.percent), 'data.percentage-difference') : undefined;
  const direction =
    comparison && size && comparison.errors !== undefined && comparison.errors > FAR
      ? [fillPhrase(comparison.difference > 0 ? 'tooLarge' : 'tooSmall', { size })]
      : [];
  const offset =
    interceptWords(analysis).length > 0 &&
    applied?.fit &&
    Math.abs(applied.fit.intercept) > studentT('0.05', applied.fit.n - 2) * applied.fit.interceptError
      ? [fillPhrase('offset')]
      : [];
  return [...spreads, ...titres, ...alone, ...share, ...direction, ...offset];
}

/** The scatter of titres beside the last digit of a burette that is read to 0.05 mL. */
function titreLines({ summary, unit, resolution }: Titration): Line[] {
  if (summary.deviation === undefined) return [];
  const slots = {
    spread: figure(summary.deviation, unit, 'data.sample-deviation'),
    resolution: figure(resolution, unit, 'data.resolution'),
  };
  return [fillPhrase('titreSpread', slots)];
}

/** Quantities whose readings repeat one value: columns of tables in which nothing was set. */
function single({ views, titrations }: Analysis): Quantity[] {
  return views.flatMap(({ set, measured, table }, index) => {
    // Rows with names are different things, such as sites.
    const hasNames = table.columns.some(({ values, words }) => values.every((it) => it === undefined) && words.some(Boolean));
    if (set !== undefined || titrations.has(index) || hasNames) return [];
    return measured.filter(({ columns, rows }) => columns.length === 1 && rows.length > 1);
  });
}

/** The reading that lies farthest from the mean of its column. */
function farthestFromMean(quantity: Quantity): Line[] {
  const values = quantity.rows.map(({ summary }) => summary.mean);
  const { mean, deviation, n } = summarize(values);
  if (!deviation || n < 4) return [];
  const far = values.reduce((best, value) => (Math.abs(value - mean) > Math.abs(best - mean) ? value : best));
  const times = computed(Number((Math.abs(far - mean) / deviation).toPrecision(2)), 'data.deviations');
  return [fillPhrase('farthestMean', { y: quantityName(quantity), value: figure(far, quantity.unit, 'data.value'), times })];
}

/** Values of one column as repeats of one reading. */
function asRepeats(quantity: Quantity): Quantity {
  const summary = summarize(quantity.rows.map((row) => row.summary.mean));
  return { ...quantity, rows: [{ row: 0, summary, leftOut: [] }] };
}

/** The pooled deviation of repeats beside the last digit of the readings. */
function spreadLines(quantity: Quantity): Line[] {
  const spread = quantity.rows.flatMap(({ summary: { deviation, n } }) => (deviation === undefined ? [] : [{ deviation, freedom: n - 1 }]));
  const freedom = spread.reduce((sum, it) => sum + it.freedom, 0);
  if (freedom === 0) return [];
  const pooled = Math.sqrt(spread.reduce((sum, it) => sum + it.freedom * it.deviation ** 2, 0) / freedom);
  const resolution = resolutionOf(quantity);
  const slots: Record<'y' | 'spread' | 'resolution', Span | Span[]> = {
    y: quantityName(quantity),
    spread: figure(pooled, quantity.unit, 'data.pooled-deviation'),
    resolution: figure(resolution, quantity.unit, 'data.resolution'),
  };
  return [fillPhrase(pooled > FAR * resolution ? 'spreadRandom' : 'spreadResolution', slots)];
}

/** The place of the last digit in which readings are written: 0.1 for 25.4. */
function resolutionOf({ columns }: Quantity): number {
  const places = columns.flatMap(({ column }) => column.values.flatMap((it) => (it ? [lastPlace(textIn(it.place))] : [])));
  return Math.min(...places);
}

/** The main result in one sentence, for the abstract, and the mean values where nothing was to be found. */
export function printMainResult(analysis: Analysis): Line[] {
  if (analysis.result) {
    const words = [...resultSentence(analysis), ...(analysis.comparison ? [agreement(analysis.comparison)] : [])];
    return [words.flatMap((line, index) => (index === 0 ? [...line] : [computed(' ', 'data.space'), ...line]))];
  }
  const line = analysis.views.flatMap(fitsOf).find((it) => shapeOfRows(it.x, it.y, it.fit) === 'straight');
  if (line) return fitWords(line).slice(0, 1);
  const mean = single(analysis)[0];
  if (!mean) return [];
  const { mean: value, error } = summarize(mean.rows.map(({ summary }) => summary.mean));
  return [
    fillPhrase('abstractMean', { y: quantityName(mean), value: computed(formatResult(value, error, mean.unit), 'data.mean-with-error') }),
  ];
}

/** The conclusion: the result with its uncertainty and the comparison, or blanks for them. */
export function printConclusion(analysis: Analysis): Line[] {
  if (!analysis.result)
    return single(analysis).length > 0 ? printMainResult(analysis) : [...printMainResult(analysis), fillPhrase('conclusionSlot')];
  return printMainResult(analysis).concat(analysis.comparison ? [] : [fillPhrase('conclusionAccepted')]);
}

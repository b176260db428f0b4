import { computed, type Line } from '../../../spans.ts';
import type { Analysis } from '../analysis/analyse.ts';
import { repeated, single, untitrated } from '../analysis/repeated.ts';
import { summarize } from '../analysis/statistics.ts';
import type { Quantity, TableView } from '../analysis/view.ts';
import { figure, formatResult, uncertainty } from '../figures.ts';
import { fillPhrase } from '../phrases.ts';
import { paragraph, quantityName, rowLabel } from './labels.ts';
import { groupSentences } from './print-groups.ts';
import { leftOutQuestions } from './print-left-out.ts';
import { agreementWords, farthest, fitsOf, fitWords, interceptWords, relationWords } from './print-line-words.ts';
import { resultSentences } from './print-result.ts';

/** Prints the discussion of the numbers, a paragraph each: the result, the lines with the readings that lie farthest, the groups, and the spread of the repeats. */
export function printDiscussion(analysis: Analysis): Line[] {
  const { result, refusal, views } = analysis;
  // The line of the relation is discussed instead of the one through the plain readings.
  const fits = untitrated(analysis)
    .flatMap(fitsOf)
    .filter(({ x, y }) => !(analysis.result && isIn(analysis, x) && isIn(analysis, y)));
  const titres = [...analysis.titrations.values()].flatMap((titration): Line[] => {
    const spread = figure(titration.summary.greatest - titration.summary.least, titration.unit, 'data.range');
    if (titration.isWeighed) return [];
    return titration.concordant
      ? [fillPhrase('titresAgree', { n: computed(titration.summary.n, 'data.n'), spread })]
      : [fillPhrase('titreApart')];
  });
  const found = [...resultSentences(analysis), ...(!result && refusal ? [[...refusal]] : [])];
  const relation = [...relationWords(analysis), ...interceptWords(analysis), ...agreementWords(analysis)];
  const trend = [...fits.flatMap((it) => [...fitWords(it), ...farthest(it)]), ...relation];
  const warnings = result?.warnings.map((warning): Line => [...warning]) ?? [];
  const spread = [
    ...titres,
    ...widestRepeats(views),
    ...single(analysis).flatMap(farthestFromMean),
    ...warnings,
    ...leftOutQuestions(analysis),
  ];
  return [found, trend, groupSentences(views.flatMap(({ groups }) => groups)), spread].flatMap(paragraph);
}

function isIn({ applied }: Analysis, quantity: Quantity): boolean {
  return [...(applied ? [applied] : []), ...(applied?.others ?? [])].some(({ x, y }) => x === quantity || y === quantity);
}

/** The reading of each quantity whose repeats differ most. */
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
      deviation: uncertainty(widest.deviation, quantity.unit, 'data.sample-deviation'),
    };
    return [fillPhrase('widestRepeats', slots)];
  });
}

/** A reading matters to the mean if the scatter of the others is so many times smaller. */
const SHRINKS = 5;
/** Or if it lies so many sample standard deviations from the mean. */
const FAR = 2;

/** The reading that lies farthest from the mean of its column. */
function farthestFromMean(quantity: Quantity): Line[] {
  const values = quantity.rows.map(({ summary }) => summary.mean);
  const { mean, deviation, n } = summarize(values);
  if (!deviation || n < 4) return [];
  const far = values.reduce((best, value) => (Math.abs(value - mean) > Math.abs(best - mean) ? value : best));
  const deviations = Math.abs(far - mean) / deviation;
  const rest = summarize(values.filter((value) => value !== far));
  const without =
    rest.n === n - 1 && rest.deviation !== undefined && SHRINKS * rest.deviation < deviation
      ? fillPhrase('withoutFarthest', { mean: computed(formatResult(rest.mean, rest.error, quantity.unit), 'data.mean-with-error') })
      : [];
  if (without.length === 0 && deviations < FAR) return [];
  const times = computed(Number(deviations.toPrecision(2)), 'data.deviations');
  return [
    [...fillPhrase('farthestMean', { y: quantityName(quantity), value: figure(far, quantity.unit, 'data.value'), times }), ...without],
  ];
}

import { computed, type Line, type Span } from '../../../spans.ts';
import type { Analysis } from '../analysis/analyse.ts';
import { pooledDeviation } from '../analysis/error-of-readings.ts';
import { repeated, single } from '../analysis/repeated.ts';
import { summarize } from '../analysis/statistics.ts';
import type { Titration } from '../analysis/titration/titration.ts';
import type { Quantity } from '../analysis/view.ts';
import { figure, formatPercent, uncertainty } from '../figures.ts';
import { fillPhrase } from '../phrases.ts';
import { lastPlace } from '../read/numbers.ts';
import { textIn } from '../read/readings.ts';
import { quantityName } from './labels.ts';
import { groupErrors } from './print-groups.ts';
import { interceptWords, isOff } from './print-line-words.ts';

/** A reading or result is far off beyond this many times its scatter. */
const FAR = 2;

/** Prints the limits of the result: the spread of repeats beside the last digit of the readings, the error of the line, and an offset. */
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
  const offset = interceptWords(analysis).length > 0 && applied && isOff(applied) ? [fillPhrase('offset')] : [];
  const groups = groupErrors(views.flatMap((view) => view.groups));
  return [...spreads, ...titres, ...alone, ...groups, ...share, ...direction, ...offset];
}

/** The scatter of titres beside the last digit of a burette that is read to 0.05 mL. */
function titreLines({ summary, unit, resolution, isWeighed }: Titration): Line[] {
  if (summary.deviation === undefined || isWeighed) return [];
  const slots = {
    spread: uncertainty(summary.deviation, unit, 'data.sample-deviation'),
    resolution: figure(resolution, unit, 'data.resolution'),
  };
  return [fillPhrase('titreSpread', slots)];
}

/** Values of one column as repeats of one reading. */
function asRepeats(quantity: Quantity): Quantity {
  const summary = summarize(quantity.rows.map((row) => row.summary.mean));
  return { ...quantity, rows: [{ row: 0, summary, leftOut: [] }] };
}

/** The pooled deviation of repeats beside the last digit of the readings. */
function spreadLines(quantity: Quantity): Line[] {
  const pooled = pooledDeviation(quantity);
  if (pooled === undefined) return [];
  const resolution = resolutionOf(quantity);
  const slots: Record<'y' | 'spread' | 'resolution', Span | Span[]> = {
    y: quantityName(quantity),
    spread: uncertainty(pooled, quantity.unit, 'data.pooled-deviation'),
    resolution: figure(resolution, quantity.unit, 'data.resolution'),
  };
  return [fillPhrase(pooled > FAR * resolution ? 'spreadRandom' : 'spreadResolution', slots)];
}

/** The place of the last digit in which readings are written: 0.1 for 25.4. */
function resolutionOf({ columns }: Quantity): number {
  const places = columns.flatMap(({ column }) => column.values.flatMap((it) => (it ? [lastPlace(textIn(it.place))] : [])));
  return Math.min(...places);
}

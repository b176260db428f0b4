import { computed, type Line, quote } from '../../../spans.ts';
import type { Titration } from '../analysis/titration/titration.ts';
import type { TableView } from '../analysis/view.ts';
import { figure, figureTo, uncertainty } from '../figures.ts';
import { fillPhrase } from '../phrases.ts';
import { trialLabel } from './labels.ts';

/** Prints each titre, which of them agree, and the mean of those. */
export function titrationLines(view: TableView, titration: Titration): Line[] {
  const { unit, titres, summary, concordant, isWeighed, wrongRows } = titration;
  // A titre keeps the digits of the burette: 17.10, not 17.1.
  const decimals = Math.max(0, Math.round(-Math.log10(titration.resolution)));
  const rows = titres.map(
    ({ row, value, isConcordant }): Line =>
      fillPhrase('titreGiven', {
        label: trialLabel(view, row),
        titre: computed(`${value.toFixed(decimals)} ${unit}`, 'data.titre'),
        mark: isConcordant ? fillPhrase('concordantMark') : [],
      }),
  );
  const wrong = wrongRows.map(({ row, written, difference }) =>
    fillPhrase('titreWrong', {
      row: computed(row + 1, 'data.row'),
      written: quote(written),
      difference: figure(difference, unit, 'data.titre'),
    }),
  );
  if (isWeighed) return [fillPhrase('titreHeading'), ...rows, ...wrong];
  const { n, mean, deviation, error } = summary;
  const apart = !concordant && titres.length > 1 ? [fillPhrase('titreApart')] : [];
  if (deviation === undefined || error === undefined)
    return [fillPhrase('titreHeading'), ...rows, ...wrong, fillPhrase('titreOne', { value: figure(mean, unit, 'data.value') })];
  const slots = {
    n: computed(n, 'data.n'),
    mean: figureTo(mean, error, unit, 'data.mean'),
    deviation: uncertainty(deviation, unit, 'data.sample-deviation'),
    error: uncertainty(error, unit, 'data.standard-error'),
  };
  return [fillPhrase('titreHeading'), ...rows, ...wrong, ...apart, fillPhrase(concordant ? 'titreMean' : 'titreMeanAll', slots)];
}

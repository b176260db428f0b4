import { computed, type Line, quote } from '../../../spans.ts';
import type { Analysis } from '../analysis/analyse.ts';
import { asksForValue, isAskedFor, isNamedIn } from '../analysis/objective.ts';
import { single, untitrated } from '../analysis/repeated.ts';
import { summarize } from '../analysis/statistics.ts';
import { onlyUnknown, type Unknown } from '../analysis/unknowns.ts';
import { formatResult } from '../figures.ts';
import { fillPhrase } from '../phrases.ts';
import { paragraph, quantityName } from './labels.ts';
import { groupResults } from './print-groups.ts';
import { fitsOf, fitWords, shapeOfRows } from './print-line-words.ts';
import { resultSentences } from './print-result.ts';

const MOST_MEANS = 4;
/** The shape of fewer points is no result. */
const FEWEST_POINTS = 5;
/** An objective that asks for the place where something is greatest or least. */
const EXTREME = /optim|maxim|minim|\bpeak\b/;

/** The main result for the abstract, or what to add. */
export function printAbstract(analysis: Analysis): Line[] {
  const lines = printMainResult(analysis);
  return lines.length > 0 ? lines : [fillPhrase('askResult')];
}

/** The main result in one line: the value that the objective asks for, else a trend or a mean. */
function printMainResult(analysis: Analysis): Line[] {
  if (analysis.result) {
    return paragraph(resultSentences(analysis));
  }
  const groups = groupResults(analysis.views.flatMap((view) => view.groups));
  if (groups.length > 0) return groups;
  const unknown = asksForValue(analysis.about) ? onlyUnknown(analysis) : undefined;
  if (unknown) return [unknownLine(unknown)];
  const all = untitrated(analysis).flatMap(fitsOf);
  const asked = all.filter(({ y }) => isNamedIn(y, analysis.about));
  const fits = asked.length > 0 ? asked : all;
  const line = fits.find((it) => shapeOfRows(it.x, it.y, it.fit) === 'straight');
  if (line) return fitWords(line).slice(0, 1);
  // Of one curve, its shape is what was found.
  const [curve, ...curves] = fits;
  const isAsked = !asksForValue(analysis.about) || EXTREME.test(analysis.about);
  if (curve && curves.length === 0 && curve.rows.length >= FEWEST_POINTS && isAsked) return paragraph(fitWords(curve));
  // A mean of something else, such as the voltage of a heater, is not what was to be found.
  const means = single(analysis).filter((quantity) => analysis.about.trim() === '' || isAskedFor(quantity, analysis.about));
  return means.slice(0, MOST_MEANS).map((mean) => {
    const { mean: value, error } = summarize(mean.rows.map(({ summary }) => summary.mean));
    return fillPhrase('abstractMean', {
      y: quantityName(mean),
      value: computed(formatResult(value, error, mean.unit), 'data.mean-with-error'),
    });
  });
}

function unknownLine({ label, set, quantity, value, error }: Unknown): Line {
  return fillPhrase('foundFromLine', {
    y: quantityName(quantity),
    x: quantityName(set),
    label: quote(label),
    value: computed(formatResult(value, error, set.unit), 'data.from-line'),
  });
}

/** The conclusion: the result with its uncertainty and the comparison, or blanks for them. */
export function printConclusion(analysis: Analysis): Line[] {
  if (!analysis.result) {
    const lines = printMainResult(analysis);
    const isAnswered =
      EXTREME.test(analysis.about) ||
      single(analysis).length > 0 ||
      onlyUnknown(analysis) !== undefined ||
      analysis.views.some(({ groups }) => groups.length > 0) ||
      !asksForValue(analysis.about);
    if (lines.length > 0 && isAnswered) return lines;
    return [...lines, fillPhrase(asksForValue(analysis.about) ? 'conclusionSlot' : 'conclusionTrend')];
  }
  const isCompared = analysis.comparison ?? analysis.result.calculated ?? analysis.result.verdict;
  return printMainResult(analysis).concat(isCompared ? [] : [fillPhrase('conclusionAccepted')]);
}

import { computed, fill, quote, type Span } from '../../../../spans.ts';
import { formatResult } from '../../figures.ts';
import { nameSpans, outermostLeave } from '../../phrases.ts';
import type { Relation } from '../../rules/relations/relation.ts';
import type { Quantity } from '../view.ts';
import type { Matched } from './match-relation.ts';

/** Words that say that a spring or wire no longer follows its law. */
const PASSED =
  /(?<!\b(?:not|never|without|below|within|didn['’]t)\b[^.]{0,30})\b(?:(?:elastic|proportional(?:ity)?) limit|limit of proportionality|permanent(?:ly)? (?:deform|stretch|exten)|over-?stretched|(?:did not|didn['’]t|does not|would not) return to its original)/;

/** A stated background count, and words that say that it was subtracted. */
const BACKGROUND = /\bbackground\b[^.;]{0,40}\d/;
const CORRECTED = /\b(?:correct(?:ed|ion)|subtract(?:ed|ing)|net count|minus)\b/;

const PHRASES = {
  left: 'Not in it: {outermost} the line of the others. With all points, {symbol} would be {value}.',
  slip: 'The repeat {cell} lies far from the others of its row and is not in this value.',
  passed: 'Your text says that a limit was passed, but no reading leaves the line clearly: check which readings belong to it.',
  background: 'Your text states a background. It is not subtracted here: subtract it from each reading, or the value comes out too large.',
  unused: 'Not used for this value: {names}.',
} as const;

/** Sentences on doubts about a value: readings and repeats that were left out, a background, a limit that was passed, unused quantities. */
export function warningsOf(
  relation: Relation,
  { unused, x, y }: Matched,
  left: readonly number[],
  valueOfAll: number | undefined,
  about: string,
): readonly (readonly Span[])[] {
  const warnings: (readonly Span[])[] = [];
  if (valueOfAll !== undefined && left.length > 0)
    warnings.push(
      fill(PHRASES.left, 'relations.left', {
        outermost: outermostLeave(left.length),
        symbol: phrase(relation, 'symbol', relation.symbol),
        value: computed(formatResult(valueOfAll, undefined, relation.unit), 'data.all-points'),
      }),
    );
  for (const { slip } of [...x.rows, ...y.rows]) if (slip) warnings.push(fill(PHRASES.slip, 'relations.slip', { cell: quote(slip.place) }));
  if (relation.id === 'half-life' && BACKGROUND.test(about) && !CORRECTED.test(about))
    warnings.push(fill(PHRASES.background, 'relations.background'));
  if (PASSED.test(about) && left.length === 0) warnings.push(fill(PHRASES.passed, 'relations.passed'));
  if (unused.length > 0) warnings.push(fill(PHRASES.unused, 'relations.unused', { names: unused.flatMap(namesOf) }));
  return warnings;
}

function namesOf({ columns }: Quantity, index: number): Span[] {
  return columns.flatMap(({ column, index: at }, place) => [
    ...(index + place === 0 ? [] : [{ kind: 'phrase', text: ', ', id: 'relations.comma' } as const]),
    ...nameSpans(column, at),
  ]);
}

/** Words of a relation, named by the relation and the part that they play. */
export function phrase(relation: Relation, part: string, text: string): Span {
  return { kind: 'phrase', text, id: `relations.${relation.id}-${part}` };
}

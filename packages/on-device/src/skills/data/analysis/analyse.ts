import type { Span } from '../../../spans.ts';
import { readReadings } from '../read/read-readings.ts';
import type { ReadingsFound } from '../read/readings.ts';
import { REFUSED } from '../rules/relations/refused.ts';
import { acceptedFor, compare, type RawField, type StatedValue, statedValues } from './accepted.ts';
import { alleleFrequencies } from './alleles.ts';
import { chiSquared } from './counts.ts';
import { settingWithoutChange } from './no-change.ts';
import { withChange } from './percentage-change.ts';
import { type Applied, applyRelation } from './relation/apply-relation.ts';
import { formulaOfMeans } from './relation/formula-of-means.ts';
import type { Comparison, ComputedValue } from './result.ts';
import { type Titration, titrationIn } from './titration/titration.ts';
import { type TableView, viewOf } from './view.ts';

/** All that is computed from the readings of an experiment. */
export interface Analysis {
  readonly found: ReadingsFound;
  /** The title, objective and procedure, in lower case. */
  readonly about: string;
  readonly views: readonly TableView[];
  /** The titrations, by the index of their table. */
  readonly titrations: ReadonlyMap<number, Titration>;
  readonly applied: Applied | undefined;
  readonly result: ComputedValue | undefined;
  readonly comparison: Comparison | undefined;
  /** The reason for which the value that the objective asks for is not computed. */
  readonly refusal: readonly Span[] | undefined;
}

/**
 * Computes all values that the readings allow.
 * @param from the field with the readings
 * @param about the fields on the experiment: its title, objective and procedure
 */
export function analyse(from: RawField, about: readonly RawField[]): Analysis {
  const found = readReadings(from.field, from.raw);
  const words = about
    .map(({ raw }) => raw.slice(0, 20_000))
    .join('\n')
    .toLowerCase();
  const texts = [...about, from].map(({ field, raw }) => ({ field, raw: raw.slice(0, 20_000) }));
  const stated = statedValues(texts);
  const views = found.tables.map((table) => withChange(viewOf(table, words), words));
  const titrations = new Map(
    views.flatMap((view, index): [number, Titration][] => {
      const titration = titrationIn(view, words, texts, stated, found);
      return titration ? [[index, titration]] : [];
    }),
  );
  const titration = [...titrations.values()][0];
  const refused = REFUSED.find(({ asks }) => asks.test(words));
  const applied = titration || refused ? undefined : applyRelation(views, words, stated, from.raw.slice(0, 20_000).toLowerCase());
  const ofMeans = titration || refused || applied?.result ? undefined : otherResult(found, views, words, stated, about);
  const result = titration?.result ?? applied?.result ?? ofMeans;
  const accepted = result && !result.verdict ? acceptedFor(result, stated, words, from.field) : undefined;
  return {
    found,
    about: words,
    views,
    titrations,
    applied: ofMeans ? undefined : applied,
    result,
    comparison: result && accepted && compare(result, accepted),
    refusal:
      refused && views.length > 0
        ? [{ kind: 'phrase', text: refused.reason, id: `relations.${refused.id}` }]
        : (titration?.refusal ?? applied?.refusal),
  };
}

/** A value that needs no line of a relation. */
function otherResult(
  found: ReadingsFound,
  views: readonly TableView[],
  words: string,
  stated: readonly StatedValue[],
  about: readonly RawField[],
): ComputedValue | undefined {
  return (
    settingWithoutChange(views, words) ??
    chiSquared(found, about) ??
    alleleFrequencies(found, words) ??
    formulaOfMeans(found, views, words, stated)
  );
}

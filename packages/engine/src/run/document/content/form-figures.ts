import type { Values } from '../../../definition/field.ts';
import type { Tool } from '../../../definition/tool.ts';
import { isStated } from '../../../sources/check-against.ts';
import { datesIn } from '../../../sources/facts/dates.ts';
import type { FactPlace } from '../../../sources/facts/fact.ts';
import { numberFacts } from '../../../sources/facts/numbers.ts';
import { referencesIn } from '../../../sources/facts/references.ts';
import { KnownFacts } from '../../../sources/known-facts.ts';
import { type Material, materialOf } from '../../../sources/material.ts';
import { isStatistic } from '../../../sources/statistics.ts';
import { cappedWords } from './capped-words.ts';
import { stemsIn } from './stems.ts';

/** Stands behind a figure that the form does not have. */
export const NOT_GIVEN = '[not in your material]';

const LONGEST_SENTENCE = 30;

interface FormFact {
  readonly text: string;
  readonly stems: ReadonlySet<string>;
}

/** The figures that a document may state: the student's sentences that have one. */
export class FormFigures {
  readonly #material: Material;
  readonly #known: KnownFacts;
  readonly #facts: readonly FormFact[];

  /** @param sourcesField the field that lists sources, whose years and volumes are no figures of the work */
  constructor(tool: Tool, values: Values, sourcesField?: string) {
    this.#material = materialOf(tool, values);
    this.#known = new KnownFacts(tool, values, this.#material);
    this.#facts = this.#material.fields.flatMap(({ field, text, sentences }) =>
      (field === sourcesField ? [] : sentences).flatMap(({ start, end }): FormFact[] => {
        const sentence = text.slice(start, end);
        const cited = referencesIn(sentence);
        if (!/\d/.test(sentence) || numberFacts(sentence).every((number) => overlaps(number, cited))) return [];
        return [{ text: cappedWords(sentence, LONGEST_SENTENCE), stems: stemsIn(sentence) }];
      }),
    );
  }

  /** The sentences with figures that have most to do with a subject, in the order of the form. */
  on(about: string, words: number): string[] {
    const subject = stemsIn(about);
    const weigh = ({ stems }: FormFact): number => [...stems].filter((stem) => subject.has(stem)).length;
    let left = words;
    const chosen = new Set(
      [...this.#facts]
        .map((fact) => ({ fact, weight: weigh(fact) }))
        .sort((one, other) => other.weight - one.weight)
        .filter(({ fact }) => {
          const count = fact.text.split(/\s+/).length;
          if (count > left) return false;
          left -= count;
          return true;
        })
        .map(({ fact }) => fact),
    );
    return this.#facts.filter((fact) => chosen.has(fact)).map(({ text }) => text);
  }

  /** Marks each figure of a text that the form does not have. */
  mark(text: string): string {
    let from = 0;
    let made = '';
    for (const { start, end } of this.#foreign(text)) {
      // "ESP-32" and "COVID-19" are names.
      if (end < from || /\p{L}[-–]$/u.test(text.slice(Math.max(0, start - 2), start)) || text.startsWith(` ${NOT_GIVEN}`, end)) continue;
      made += `${text.slice(from, end)} ${NOT_GIVEN}`;
      from = end;
    }
    return made + text.slice(from);
  }

  /** Dates and numbers that the form does not have. Those of a citation are no figures. */
  #foreign(text: string): FactPlace[] {
    const dates = datesIn(text);
    const taken: readonly FactPlace[] = [...dates, ...referencesIn(text), ...bracketsIn(text)];
    const numbers = numberFacts(text).filter(
      (fact) =>
        isStated(fact, text) &&
        !overlaps(fact, taken) &&
        this.#known.numberOf(fact) === undefined &&
        !isStatistic(fact, text, this.#material),
    );
    const foreign = [...dates.filter((fact) => this.#known.dateOf(fact) === undefined), ...numbers];
    return foreign.sort((one, other) => one.start - other.start);
  }
}

function overlaps({ start, end }: FactPlace, places: readonly FactPlace[]): boolean {
  return places.some((place) => place.start < end && start < place.end);
}

/** "[12]", "[3-5]": the number of a citation. */
function bracketsIn(text: string): FactPlace[] {
  return [...text.matchAll(/\[[\d,;–\s-]+\]/g)].map(({ 0: whole, index }) => ({ start: index, end: index + whole.length }));
}

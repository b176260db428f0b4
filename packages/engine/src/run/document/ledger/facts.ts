import type { Values } from '../../../definition/field.ts';
import type { Tool } from '../../../definition/tool.ts';
import { checkAgainst } from '../../../sources/check-against.ts';
import { numbersIn } from '../../../sources/facts/numbers.ts';
import { materialOf } from '../../../sources/material.ts';
import { cappedWords } from './capped-words.ts';
import { stemsIn } from './stems.ts';

/** Stands behind a figure that the form does not have. */
export const NOT_GIVEN = '[not in your material]';

const LONGEST_SENTENCE = 30;

interface Fact {
  readonly text: string;
  readonly stems: ReadonlySet<string>;
}

/** The figures that a document may state: the student's sentences that have one. */
export class Facts {
  readonly #tool: Tool;
  readonly #values: Values;
  readonly #facts: readonly Fact[];

  constructor(tool: Tool, values: Values) {
    this.#tool = tool;
    this.#values = values;
    this.#facts = materialOf(tool, values).fields.flatMap(({ text, sentences }) =>
      sentences.flatMap(({ start, end }): Fact[] => {
        const sentence = text.slice(start, end);
        if (!/\d/.test(sentence) || numbersIn(sentence).length === 0) return [];
        return [{ text: cappedWords(sentence, LONGEST_SENTENCE), stems: stemsIn(sentence) }];
      }),
    );
  }

  /** The sentences with figures that have most to do with a subject, in the order of the form. */
  on(about: string, words: number): string[] {
    const subject = stemsIn(about);
    const weigh = ({ stems }: Fact): number => [...stems].filter((stem) => subject.has(stem)).length;
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
    for (const { kind, start, end } of checkAgainst(text, this.#values, this.#tool).foreign) {
      if ((kind !== 'number' && kind !== 'date') || end < from || text.startsWith(` ${NOT_GIVEN}`, end)) continue;
      // "ESP-32" and "COVID-19" are names.
      if (/\p{L}[-–]$/u.test(text.slice(Math.max(0, start - 2), start))) continue;
      made += `${text.slice(from, end)} ${NOT_GIVEN}`;
      from = end;
    }
    return made + text.slice(from);
  }
}

import type { Citations } from './cited/citations.ts';
import type { Facts } from './ledger/facts.ts';
import { Repeats } from './ledger/repeats.ts';

/** A text of a model with its citations set, its foreign figures marked, and without what the document says already. */
export interface Checked {
  readonly text: string;
  /** Paragraphs that were left out because they repeat others. */
  readonly repeated: readonly string[];
  /** Citations of works that the student did not give, as the model wrote them. */
  readonly invented: readonly string[];
}

export const UNCHECKED = { repeated: [], invented: [] } as const;

/** What code does with every text of a document before it is stored. */
export class Checks {
  readonly #facts: Facts;
  readonly #citations: Citations | undefined;
  readonly #repeats = new Repeats();

  constructor(facts: Facts, citations: Citations | undefined) {
    this.#facts = facts;
    this.#citations = citations;
  }

  /** Remembers a text that is part of the document. */
  add(text: string): void {
    this.#repeats.add(text);
  }

  /** @param beginning a text of the document that is not stored yet */
  of(text: string, beginning = ''): Checked {
    const { text: cited, invented } = this.#citations?.set(text) ?? { text, invented: [] };
    const { text: made, left } = this.#repeats.without(this.#facts.mark(cited), beginning);
    return { text: made, repeated: left, invented };
  }
}

/** Two texts of the same part, one after the other. */
export function together(one: Checked, other: Checked): Checked {
  return {
    text: [one.text, other.text].filter((text) => text !== '').join('\n\n'),
    repeated: [...one.repeated, ...other.repeated],
    invented: [...one.invented, ...other.invented],
  };
}

import type { LeftOut } from '../../generation/left-out.ts';
import type { Citations } from './cited/citations.ts';
import type { Facts } from './ledger/facts.ts';
import { Repeats } from './ledger/repeats.ts';

/** A text of a model with its citations set, its foreign figures marked, and without what the document says already. */
export interface Checked {
  readonly text: string;
  /** Paragraphs that repeat others, and citations of works that the student did not give. */
  readonly leftOut: readonly LeftOut[];
}

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
    const marked = this.#facts.mark(text);
    const { text: cited, invented } = this.#citations?.set(marked) ?? { text: marked, invented: [] };
    const { text: made, left } = this.#repeats.without(cited, beginning);
    return { text: made, leftOut: [...left.map(leftOutBecause('repeated')), ...invented.map(leftOutBecause('unused'))] };
  }
}

function leftOutBecause(reason: LeftOut['reason']): (text: string) => LeftOut {
  return (text) => ({ reason, text });
}

/** Two texts of the same part, one after the other. */
export function together(one: Checked, other: Checked): Checked {
  return {
    text: [one.text, other.text].filter((text) => text !== '').join('\n\n'),
    leftOut: [...one.leftOut, ...other.leftOut],
  };
}

import type { ResolvedSection } from '../../definition/outline.ts';
import type { LeftOut } from '../../generation/left-out.ts';
import type { SectionPiece } from '../../generation/request/compose-section.ts';
import type { Citations } from './cited/citations.ts';
import type { FormFigures } from './content/form-figures.ts';
import { Repeats } from './content/repeats.ts';
import type { DocumentText } from './document-text.ts';
import { pieceText } from './section-text.ts';

/** A text of a model with its citations set, its foreign figures marked, and without what the document says already. */
export interface CheckedText {
  readonly text: string;
  /** Paragraphs that repeat others, and citations of works that the student did not give. */
  readonly leftOut: readonly LeftOut[];
}

/** The checks and changes that code makes on every text of a document before it is stored. */
export class Checks {
  /** The words of answers that were left out before these checks: titles, announcements, text of other sections. */
  readonly leftOut: LeftOut[] = [];
  readonly #document: DocumentText;
  readonly #facts: FormFigures;
  readonly #citations: Citations | undefined;
  readonly #repeats = new Repeats();

  constructor(document: DocumentText, facts: FormFigures, citations: Citations | undefined) {
    this.#document = document;
    this.#facts = facts;
    this.#citations = citations;
    for (const { text } of document.parts) this.#repeats.add(text);
  }

  /** Remembers a text that is part of the document. */
  add(text: string): void {
    this.#repeats.add(text);
  }

  /** The cleaned text of a part from its answer. */
  plain(piece: SectionPiece, answer: string): string {
    const { text, leftOut } = pieceText(piece, answer, this.#document.sections);
    this.leftOut.push(...leftOut);
    return text;
  }

  /** @param beginning a text of the section that is not stored yet */
  of(text: string, section: ResolvedSection, beginning = ''): CheckedText {
    const sums = section.order === 'last';
    const own = sums ? `${this.#document.textOf(section)}\n\n${beginning}` : beginning;
    const marked = this.#facts.mark(text);
    const { text: cited, invented } = this.#citations?.set(marked) ?? { text: marked, invented: [] };
    const { text: made, left } = this.#repeats.without(cited, own, sums);
    return { text: made, leftOut: [...left.map(leftOutBecause('repeated')), ...invented.map(leftOutBecause('unused'))] };
  }
}

function leftOutBecause(reason: LeftOut['reason']): (text: string) => LeftOut {
  return (text) => ({ reason, text });
}

/** Two texts of the same part, one after the other. */
export function joinedTexts(one: CheckedText, other: CheckedText): CheckedText {
  return {
    text: [one.text, other.text].filter((text) => text !== '').join('\n\n'),
    leftOut: [...one.leftOut, ...other.leftOut],
  };
}

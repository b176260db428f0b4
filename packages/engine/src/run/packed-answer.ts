import { cleanText } from './clean-text.ts';
import type { Piece } from './plan-calls.ts';
import { splitSections } from './split-sections.ts';
import { TitleWatch } from './title-watch.ts';

/** One answer that holds several short sections, as it arrives. */
export class PackedAnswer {
  readonly #pieces: readonly [Piece, ...Piece[]];
  readonly #titles: TitleWatch;
  #text = '';
  #title: string;

  constructor(pieces: readonly [Piece, ...Piece[]]) {
    this.#pieces = pieces;
    this.#title = pieces[0].section.title;
    this.#titles = new TitleWatch(pieces.map(({ section }) => section.title));
  }

  /** Takes what arrives; the piece that begins with it, where one does. */
  add(text: string): Piece | undefined {
    this.#text += text;
    const title = this.#titles.heard(text);
    if (title === undefined || title === this.#title) return undefined;
    this.#title = title;
    return this.#pieces.find(({ section }) => section.title === title);
  }

  /** The cleaned texts of the pieces that are there, in the order of the answer. */
  texts(): ReadonlyMap<Piece, string> {
    const { found, lead } = splitSections(
      cleanText(this.#text),
      this.#pieces.map(({ section }) => section),
    );
    const [first] = this.#pieces;
    // Without its title the first section is what stands before the second.
    const all = found.some(({ section }) => section.id === first.section.id) ? found : [{ section: first.section, text: lead }, ...found];
    return new Map(
      all.flatMap(({ section, text }) => this.#pieces.filter((piece) => piece.section.id === section.id).map((piece) => [piece, text])),
    );
  }
}

import type { LeftOut } from '../../generation/left-out.ts';
import type { SectionPiece } from '../../generation/request/compose-section.ts';
import { countWords } from '../../result/transcript.ts';
import { withoutMarks } from '../text/clean-text.ts';
import { withoutFrame } from '../text/frame.ts';
import { isCheckable } from '../text/is-checkable.ts';
import { splitSections } from '../text/split-sections.ts';
import { TitleWatch } from '../text/title-watch.ts';
import { unwrapAnswer } from '../text/unwrapped.ts';

/** Splits one answer that contains several short sections, while it arrives. */
export class PackedAnswer {
  readonly #pieces: readonly [SectionPiece, ...SectionPiece[]];
  readonly #titles: TitleWatch;
  #text = '';
  #now: SectionPiece;

  constructor(pieces: readonly [SectionPiece, ...SectionPiece[]]) {
    this.#pieces = pieces;
    this.#now = pieces[0];
    this.#titles = new TitleWatch(pieces.map(({ section }) => section));
  }

  /** Adds text. Returns the piece whose title is in this text, if any. */
  add(text: string): SectionPiece | undefined {
    this.#text += text;
    const section = this.#titles.add(text);
    if (section === undefined || section === this.#now.section) return undefined;
    this.#now = this.#pieces.find((piece) => piece.section === section) ?? this.#now;
    return this.#now;
  }

  /** The cleaned texts of the pieces found so far, in the order of the answer. */
  texts(): ReadonlyMap<SectionPiece, string> {
    return this.#read().texts;
  }

  /** The words of the answer that stand in no piece. */
  leftOut(): readonly LeftOut[] {
    return this.#read().leftOut.filter(({ text }) => text !== '');
  }

  #read(): { readonly texts: ReadonlyMap<SectionPiece, string>; readonly leftOut: readonly LeftOut[] } {
    const [first] = this.#pieces;
    if (!isCheckable(this.#text)) return { texts: new Map([[first, this.#text.trim()]]), leftOut: [] };
    const framed = withoutFrame(unwrapAnswer(this.#text));
    const { found, lead, leftOut } = splitSections(
      withoutMarks(framed.text),
      this.#pieces.map(({ section }) => section),
      'any',
    );
    // If the first section has no title, it is the text before the second title; without any title, as many words as it should have.
    const begins = found.some(({ section }) => section === first.section);
    const text = begins ? '' : found.length === 0 ? beginning(lead, first.words) : lead;
    const all = begins ? found : [{ section: first.section, text }, ...found];
    return {
      texts: new Map(
        all.flatMap(({ section, text: own }) => this.#pieces.filter((piece) => piece.section === section).map((piece) => [piece, own])),
      ),
      leftOut: [...framed.leftOut, ...leftOut, { reason: 'unused', text: lead.slice(text.length).trim() }],
    };
  }
}

/** The first paragraphs of a text, up to the given number of words. */
function beginning(text: string, words: number): string {
  const paragraphs = text.split(/\n{2,}/);
  let count = 0;
  const end = paragraphs.findIndex((paragraph) => {
    count += countWords(paragraph);
    return count >= words;
  });
  return paragraphs.slice(0, end < 0 ? undefined : end + 1).join('\n\n');
}

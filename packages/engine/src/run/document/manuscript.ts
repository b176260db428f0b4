import type { ResolvedSection } from '../../definition/outline.ts';
import type { Piece } from '../../generation/request/compose-section.ts';
import { countWords } from '../../result/transcript.ts';
import { isRefusal } from '../brief/check-brief.ts';
import { firstSentence, wholeSentences } from '../text/sentences.ts';
import type { WriterEvent } from '../writer/writer-events.ts';
import type { WriterInput } from '../writer/writer-input.ts';
import { documentKey } from './document-key.ts';
import { Draft } from './draft.ts';
import { PartShelf } from './part-shelf.ts';

// Words of a part that broke off: a shorter beginning is discarded, and a shorter rest is not asked for.
const WORTH_KEEPING = 100;

/** A long document while it is written: its draft, with each part stored as soon as it is finished. */
export class Manuscript {
  readonly draft: Draft;
  readonly #shelf: PartShelf;
  readonly #source: string;
  readonly #send: (event: WriterEvent) => void;

  constructor(input: WriterInput, send: (event: WriterEvent) => void) {
    const sections = input.tool.sections(input.values);
    this.draft = new Draft(sections);
    this.#shelf = new PartShelf(input, documentKey(input.tool.slug, sections, input.values));
    this.#source = input.generator.source;
    this.#send = send;
  }

  /** Loads the parts that earlier runs have finished. */
  async restore(): Promise<void> {
    for (const part of await this.#shelf.restore()) this.draft.add(part);
    this.#send({ type: 'parts', parts: this.draft.parts });
  }

  /** @param budget words of the section that this part accounts for */
  async keep({ section, part, words }: Piece, text: string, budget = words): Promise<void> {
    const kept = await this.#shelf.keep({
      partId: `${section.id}/${part}`,
      sectionId: section.id,
      budget,
      text,
      words: countWords(text),
      summary: firstSentence(text),
      source: this.#source,
    });
    this.draft.add(kept);
    this.#send({ type: 'parts', parts: this.draft.parts });
  }

  /** Stores the whole sentences of a part that broke off; a later run writes the rest as another part. */
  async keepBroken(piece: Piece, broken: string): Promise<void> {
    const text = wholeSentences(broken);
    const words = countWords(text);
    // A list keeps its numbering only within one answer.
    if (words < WORTH_KEEPING || piece.section.items || isRefusal(text)) return;
    const rest = piece.words - words;
    await this.keep(piece, text, rest < WORTH_KEEPING ? piece.words : words);
  }

  /** Adds to a section whose parts are all finished. */
  async extend(section: ResolvedSection, text: string): Promise<void> {
    const part = (this.draft.written().get(section.id)?.last ?? 0) + 1;
    await this.keep({ section, part, parts: part, words: 0 }, text);
  }

  /** Removes the stored parts: the document is finished. */
  async close(): Promise<void> {
    this.#send({ type: 'parts', parts: [] });
    await this.#shelf.forget();
  }
}

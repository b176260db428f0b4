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

// Words of a part that broke off: fewer are better written anew, and fewer are not missed at its end.
const WORTH_KEEPING = 100;

/** A long document in the making: its draft, each part of it stored as soon as it is there. */
export class Manuscript {
  readonly draft: Draft;
  readonly #shelf: PartShelf;
  readonly #source: string;
  readonly #send: (event: WriterEvent) => void;

  constructor(input: WriterInput, send: (event: WriterEvent) => void) {
    const sections = input.tool.sections(input.values);
    this.draft = new Draft(sections);
    this.#shelf = new PartShelf(input, documentKey(input.tool.slug, sections, input.values));
    this.#source = input.ports.generator.source;
    this.#send = send;
  }

  /** Goes on from what earlier runs have written. */
  async restore(): Promise<void> {
    for (const part of await this.#shelf.restore()) this.draft.add(part);
    this.#send({ type: 'parts', parts: this.draft.parts });
  }

  /** @param budget how many of the section's words are dealt with by it */
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

  /** Keeps the whole sentences of a part that broke off; a later run writes what is missing of it as another part. */
  async keepBroken(piece: Piece, broken: string): Promise<void> {
    const text = wholeSentences(broken);
    const words = countWords(text);
    // The numbers of a list run through one answer only.
    if (words < WORTH_KEEPING || piece.section.items || isRefusal(text)) return;
    const rest = piece.words - words;
    await this.keep(piece, text, rest < WORTH_KEEPING ? piece.words : words);
  }

  /** More of a section whose parts are all there. */
  async extend(section: ResolvedSection, text: string): Promise<void> {
    const part = (this.draft.written().get(section.id)?.last ?? 0) + 1;
    await this.keep({ section, part, parts: part, words: 0 }, text);
  }

  /** The document is finished: nothing of it needs to be kept. */
  async close(): Promise<void> {
    this.#send({ type: 'parts', parts: [] });
    await this.#shelf.forget();
  }
}

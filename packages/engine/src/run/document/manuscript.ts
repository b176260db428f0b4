import type { ResolvedSection } from '../../definition/outline.ts';
import type { SectionPiece } from '../../generation/request/compose-section.ts';
import { countWords } from '../../result/transcript.ts';
import { isRefusal } from '../text/is-refusal.ts';
import { firstSentence, wholeSentences } from '../text/sentences.ts';
import type { WriterEvent } from '../writer/writer-events.ts';
import type { WriterInput } from '../writer/writer-input.ts';
import type { CheckedText } from './checks.ts';
import { documentKey } from './document-key.ts';
import { DocumentText } from './document-text.ts';
import { PartStore } from './part-store.ts';

// The words of an interrupted part that is worth keeping, and of a missing rest that is worth a request.
const WORTH_KEEPING = 100;

/** A long document during a run. Stores each part as soon as it is finished. */
export class Manuscript {
  readonly document: DocumentText;
  readonly #store: PartStore;
  readonly #source: string;
  readonly #send: (event: WriterEvent) => void;

  constructor(input: WriterInput, send: (event: WriterEvent) => void) {
    const sections = input.tool.sections(input.values);
    this.document = new DocumentText(sections);
    this.#store = new PartStore(input, documentKey(input.tool.slug, sections, input.values));
    this.#source = input.generator.source;
    this.#send = send;
  }

  /** Loads the parts that earlier runs have stored. */
  async restore(): Promise<void> {
    for (const part of await this.#store.restore()) this.document.add(part);
    this.#send({ type: 'parts', parts: this.document.parts });
  }

  /** Stores a finished part. @param budget how many of the section's words this part covers */
  async store({ section, part, words }: SectionPiece, { text, leftOut }: CheckedText, budget = words): Promise<void> {
    const stored = await this.#store.store({
      partId: `${section.id}/${part}`,
      sectionId: section.id,
      budget,
      text,
      words: countWords(text),
      summary: firstSentence(text),
      ...(leftOut.length > 0 && { leftOut }),
      source: this.#source,
    });
    this.document.add(stored);
    this.#send({ type: 'parts', parts: this.document.parts });
  }

  /** Stores the whole sentences of an interrupted part. A later run writes the rest as another part. */
  async storeInterrupted(piece: SectionPiece, broken: string, check: (text: string) => CheckedText): Promise<void> {
    const text = wholeSentences(broken);
    const words = countWords(text);
    // Only one answer can number a list without gaps, so the beginning of a list is not stored.
    if (words < WORTH_KEEPING || piece.section.items || isRefusal(text)) return;
    const rest = piece.words - words;
    await this.store(piece, check(text), rest < WORTH_KEEPING ? piece.words : words);
  }

  /** Appends text to a section whose parts are all finished. */
  async extend(section: ResolvedSection, checked: CheckedText): Promise<void> {
    const part = (this.document.written().get(section.id)?.last ?? 0) + 1;
    await this.store({ section, part, parts: part, words: 0 }, checked);
  }

  /** The document is finished. Its stored parts stay until the whole text is kept. */
  close(): void {
    this.#send({ type: 'parts', parts: [] });
  }
}

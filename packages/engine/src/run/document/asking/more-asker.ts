import { GenerationError } from '../../../generation/generation-error.ts';
import type { SectionPiece } from '../../../generation/request/compose-section.ts';
import { countWords } from '../../../result/transcript.ts';
import { isRefusal } from '../../text/is-refusal.ts';
import { lastSentences, wholeSentences } from '../../text/sentences.ts';
import type { Stage } from '../../writer/stage.ts';
import { type AskedParts, moreSentence } from '../asked-parts.ts';
import type { CheckedText, Checks } from '../checks.ts';
import type { Composer } from '../composer.ts';
import { MissingPoints } from '../content/missing-points.ts';
import type { DocumentText } from '../document-text.ts';
import type { PartAsker } from './part-asker.ts';

/** A text that was requested in addition, and why it is incomplete. */
interface AddedText extends CheckedText {
  readonly fault: GenerationError | undefined;
}

/** The parts that together request missing words. */
interface MoreAskerParts {
  readonly stage: Stage;
  readonly document: DocumentText;
  readonly composer: Composer;
  readonly asker: PartAsker;
  readonly checks: Checks;
  readonly asked: AskedParts;
}

/** Requests the missing words of parts and sections. */
export class MoreAsker {
  readonly #stage: Stage;
  readonly #document: DocumentText;
  readonly #composer: Composer;
  readonly #asker: PartAsker;
  readonly #checks: Checks;
  readonly #asked: AskedParts;
  readonly #missing = new MissingPoints();

  constructor({ stage, document, composer, asker, checks, asked }: MoreAskerParts) {
    this.#asked = asked;
    this.#stage = stage;
    this.#document = document;
    this.#composer = composer;
    this.#asker = asker;
    this.#checks = checks;
  }

  /** Remembers what was requested of a piece. */
  requested({ section, holds = section.brief }: SectionPiece): void {
    this.#missing.ask(section.id, holds);
  }

  /**
   * Requests the missing words of a text. Returns no text if the model declines, and only whole sentences if it is interrupted.
   * @param place the text before and after the new one
   * @param unstored the text so far, if it is not stored yet
   */
  async ask(piece: SectionPiece, text: string, place: readonly [before: string, after: string], unstored = ''): Promise<AddedText> {
    const { section } = piece;
    const words = countWords(text);
    const missing = piece.words - words;
    const holds = this.#missing.in(text, section.id, piece.holds ?? section.brief, missing);
    const before = text === '' ? this.#document.sentencesBefore(section) : lastSentences(text, 2);
    this.#stage.place(() => place);
    let raw = '';
    const onText = (fresh: string): void => {
      raw += fresh;
      this.#stage.write(fresh);
    };
    const fault = await this.#asker
      .ask(
        [{ ...piece, holds, words: missing }],
        ([asked], expected) =>
          this.#asked.describe(
            [asked],
            this.#composer.more(asked, { words, of: piece.words }, expected, before),
            moreSentence(piece, words),
          ),
        onText,
      )
      .then(() => undefined, GenerationError.from);
    const more = this.#checks.plain(piece, raw);
    if (isRefusal(more) || fault?.kind === 'blocked') {
      return { text: '', leftOut: more === '' ? [] : [{ reason: 'unused', text: more }], fault };
    }
    return { ...this.#checks.of(fault ? wholeSentences(more) : more, section, unstored), fault };
  }
}

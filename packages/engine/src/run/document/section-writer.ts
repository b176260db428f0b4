import { isBlank } from '../../definition/field.ts';
import { GenerationError } from '../../generation/generation-error.ts';
import type { SectionPiece } from '../../generation/request/compose-section.ts';
import { countWords } from '../../result/transcript.ts';
import { isPartOffSubject } from '../brief/off-subject.ts';
import { isRefusal } from '../text/is-refusal.ts';
import type { Stage } from '../writer/stage.ts';
import type { WriterOutcome } from '../writer/writer-events.ts';
import type { WriterInput } from '../writer/writer-input.ts';
import { AskedParts, missingSentence } from './asked-parts.ts';
import { MoreAsker } from './asking/more-asker.ts';
import type { PartAsker } from './asking/part-asker.ts';
import { type CheckedText, type Checks, joinedTexts } from './checks.ts';
import type { Composer } from './composer.ts';
import { documentOutcome } from './document-outcome.ts';
import type { DocumentText } from './document-text.ts';
import { lengthen } from './lengthen.ts';
import type { Manuscript } from './manuscript.ts';
import { PackedAnswer } from './packed-answer.ts';
import type { PlannedCall } from './plan-calls.ts';
import { isStorable, isTooShort, isUsable } from './section-text.ts';
import { ShownSections } from './shown-sections.ts';

/** The parts that together write a document. */
export interface SectionWriterOptions {
  readonly input: WriterInput;
  readonly signal: AbortSignal;
  readonly stage: Stage;
  readonly manuscript: Manuscript;
  readonly composer: Composer;
  readonly asker: PartAsker;
  readonly checks: Checks;
}

/** Writes the sections of a document. */
export class SectionWriter {
  readonly #input: WriterInput;
  readonly #signal: AbortSignal;
  readonly #stage: Stage;
  readonly #manuscript: Manuscript;
  readonly #document: DocumentText;
  readonly #composer: Composer;
  readonly #asker: PartAsker;
  readonly #byHand: boolean;
  readonly #asked: AskedParts;
  readonly #checks: Checks;
  readonly #more: MoreAsker;
  readonly #shown: ShownSections;

  constructor({ input, signal, stage, manuscript, composer, asker, checks }: SectionWriterOptions) {
    this.#input = input;
    this.#signal = signal;
    this.#stage = stage;
    this.#manuscript = manuscript;
    this.#document = manuscript.document;
    this.#composer = composer;
    this.#asker = asker;
    this.#checks = checks;
    this.#byHand = input.generator.capabilities.byHand === true;
    this.#asked = new AskedParts(this.#document, this.#byHand);
    this.#shown = new ShownSections(stage, this.#document);
    this.#more = new MoreAsker({ stage, document: this.#document, composer, asker, checks, asked: this.#asked });
  }

  async write(): Promise<WriterOutcome> {
    this.#asked.begin(this.#asker.most);
    // Planned again after each request, because each answer changes the length correction for this model.
    const next = (): PlannedCall | undefined => this.#asked.next(this.#asker.most);
    for (let call = next(); call; call = next()) {
      await this.#call(call);
      this.#asked.add(call.pieces);
    }
    await lengthen({
      target: this.#input.tool.target(this.#input.values),
      most: this.#asker.most,
      signal: this.#signal,
      manuscript: this.#manuscript,
      checks: this.#checks,
      more: this.#more,
      shown: this.#shown,
    });
    this.#stage.arrange(this.#document.text(), '');
    this.#manuscript.close();
    return documentOutcome(this.#document, this.#checks, this.#asker);
  }

  async #call({ pieces }: PlannedCall): Promise<void> {
    const [first] = pieces;
    if (pieces.length === 1) return this.#finish(first, await this.#askFor(first));
    const texts = await this.#askForSeveral(pieces);
    // Finished pieces are stored first, because another piece may need a request that fails.
    const textOf = (piece: SectionPiece): string => texts.get(piece) ?? '';
    const whole = pieces.filter((piece) => (this.#byHand ? isUsable(textOf(piece)) : isStorable(textOf(piece), piece)));
    for (const piece of new Set([...whole, ...pieces])) await this.#finish(piece, textOf(piece));
  }

  /** @param reason why the piece is asked for again */
  async #askFor(piece: SectionPiece, reason?: string): Promise<string> {
    this.#shown.begin(piece.section);
    this.#stage.place(() => this.#document.around(piece.section, true));
    let text = '';
    const onText = (fresh: string): void => {
      text += fresh;
      this.#stage.write(fresh);
    };
    await this.#asker
      .ask(
        [piece],
        (asked, words) =>
          this.#asked.describe(asked, this.#composer.section(asked, words, this.#document.sentencesBefore(piece.section)), reason),
        onText,
      )
      .catch((thrown: unknown) => (isEmpty(thrown) ? '' : this.#storeAndRethrow(thrown, piece, text)));
    return text;
  }

  /** Requests several short sections in one answer. Finished ones are stored even if the answer is interrupted. */
  async #askForSeveral(pieces: PlannedCall['pieces']): Promise<ReadonlyMap<SectionPiece, string>> {
    const [first] = pieces;
    const answer = new PackedAnswer(pieces);
    this.#shown.begin(first.section);
    this.#stage.place(() => this.#document.around(first.section, false));
    const onText = (fresh: string): void => {
      this.#stage.write(fresh);
      const piece = answer.add(fresh);
      if (piece) this.#shown.begin(piece.section, 0, pieces.slice(0, pieces.indexOf(piece)));
    };
    await this.#asker
      .ask(
        pieces,
        (asked, words) => this.#asked.describe(asked, this.#composer.section(asked, words, this.#document.sentencesBefore(first.section))),
        onText,
      )
      .catch(async (thrown: unknown) => {
        if (isEmpty(thrown)) return;
        const texts = [...answer.texts()];
        // A piece is finished when the title of another section follows it. A later run does not request it again.
        for (const [piece, text] of texts.slice(0, -1))
          if (isStorable(text, piece)) await this.#store(piece, this.#checks.of(text, piece.section));
        const [piece, text] = texts.at(-1) ?? [first, ''];
        await this.#storeAndRethrow(thrown, piece, text);
      });
    this.#checks.leftOut.push(...answer.leftOut());
    return answer.texts();
  }

  async #store(piece: SectionPiece, checked: CheckedText): Promise<void> {
    await this.#manuscript.store(piece, checked);
    this.#checks.add(checked.text);
  }

  /** Stores the beginning of an interrupted part, unless the service has blocked it, then throws the error again. */
  async #storeAndRethrow(thrown: unknown, piece: SectionPiece, text: string): Promise<never> {
    if (!['blocked', 'off-subject'].includes(GenerationError.from(thrown).kind))
      await this.#manuscript.storeInterrupted(piece, this.#checks.plain(piece, text), (whole) => this.#checks.of(whole, piece.section));
    throw thrown;
  }

  /** Cleans and checks a part, requests its missing words once, and stores it. */
  async #finish(piece: SectionPiece, answer: string): Promise<void> {
    this.#more.requested(piece);
    let part = this.#checked(piece, answer);
    const refused = isRefusal(part.text);
    const isNothing = ({ text, leftOut }: CheckedText): boolean => isBlank(text) && leftOut.length === 0;
    if (refused || isNothing(part)) part = this.#checked(piece, await this.#askFor(piece, missingSentence(piece, refused)));
    else if (!this.#byHand && isTooShort(part.text, piece)) part = await this.#topUp(piece, part);
    if (this.#byHand && isNothing(part)) return this.#asked.leaveOut(piece.section);
    // A part of which nothing is new is stored without text. The document is then shorter, which its notes say.
    if (isNothing(part) || isRefusal(part.text))
      throw refused ? new GenerationError('blocked', 'A section was declined') : new GenerationError('empty', 'No content');
    const said = [part.text, ...part.leftOut.map(({ text }) => text)].join('\n');
    if (piece.section.words && isPartOffSubject(said, piece.words, this.#input.values))
      throw new GenerationError('off-subject', 'A section is off the subject');
    await this.#store(piece, part);
    this.#shown.arrange(piece.section);
  }

  #checked(piece: SectionPiece, answer: string): CheckedText {
    const text = this.#checks.plain(piece, answer);
    return isRefusal(text) ? { text, leftOut: [] } : this.#checks.of(text, piece.section);
  }

  /** Requests the missing words of a part that is too short. Returns the whole part. */
  async #topUp(piece: SectionPiece, part: CheckedText): Promise<CheckedText> {
    const [before, after] = this.#document.around(piece.section, true);
    this.#shown.begin(piece.section, countWords(part.text));
    const more = await this.#more.ask(piece, part.text, [`${before}${part.text}${part.text === '' ? '' : '\n\n'}`, after], part.text);
    const whole = joinedTexts(part, more);
    if (this.#signal.aborted) await this.#storeAndRethrow(more.fault, piece, whole.text);
    // The short part is used unchanged. If the service is down, the next request fails.
    return whole;
  }
}

/** Whether an answer was empty. Its part is then requested once more before the run fails. */
function isEmpty(thrown: unknown): boolean {
  return GenerationError.from(thrown).kind === 'empty';
}

import { isBlank } from '../../definition/field.ts';
import type { ResolvedSection } from '../../definition/outline.ts';
import { localDay } from '../../format/format.ts';
import { GenerationError } from '../../generation/generation-error.ts';
import type { LeftOut } from '../../generation/left-out.ts';
import { composeMore, composeSection, type Piece, type SectionContext } from '../../generation/request/compose-section.ts';
import { joinSources, reachesTarget } from '../../result/result.ts';
import { countWords } from '../../result/transcript.ts';
import { isPartOffSubject } from '../brief/off-subject.ts';
import { READ_IN_PART, shortfallSentences, TOO_LONG } from '../brief/shortfalls.ts';
import { isRefusal } from '../text/is-refusal.ts';
import { lastSentences, wholeSentences } from '../text/sentences.ts';
import type { Stage } from '../writer/stage.ts';
import type { Outcome, WriterEvent } from '../writer/writer-events.ts';
import type { WriterInput } from '../writer/writer-input.ts';
import { checkDraft } from './check-draft.ts';
import type { Draft } from './draft.ts';
import { Manuscript } from './manuscript.ts';
import { PackedAnswer } from './packed-answer.ts';
import { PartAsker } from './part-asker.ts';
import { budgetOf, type PlannedCall, planCalls } from './plan-calls.ts';
import { isTooShort, isWhole, partText } from './section-text.ts';

// In words. A section with fewer missing words is not worth a request.
const WORTH_ASKING = 100;

/**
 * Writes a long document in several requests, from the first missing part. Every finished part is stored at once, so that a failure, a
 * cancel, a reload or another generator loses none. Throws `GenerationError`; finished parts stay stored.
 */
export async function writeDocument(
  input: WriterInput,
  signal: AbortSignal,
  stage: Stage,
  send: (event: WriterEvent) => void,
): Promise<Outcome> {
  const run = new DocumentRun(input, signal, stage, new Manuscript(input, send));
  return run.write();
}

interface More {
  readonly text: string;
  readonly fault: GenerationError | undefined;
}

class DocumentRun {
  readonly #input: WriterInput;
  readonly #signal: AbortSignal;
  readonly #stage: Stage;
  readonly #manuscript: Manuscript;
  readonly #draft: Draft;
  readonly #asker: PartAsker;
  readonly #leftOut: LeftOut[] = [];

  constructor(input: WriterInput, signal: AbortSignal, stage: Stage, manuscript: Manuscript) {
    this.#input = input;
    this.#signal = signal;
    this.#stage = stage;
    this.#manuscript = manuscript;
    this.#draft = manuscript.draft;
    this.#asker = new PartAsker(input, signal, stage);
  }

  async write(): Promise<Outcome> {
    await this.#manuscript.restore();
    // Planned again after each request, because each answer changes the length correction for this model.
    const next = (): PlannedCall | undefined => planCalls(this.#draft.sections, this.#asker.most, this.#draft.written())[0];
    for (let call = next(); call; call = next()) await this.#call(call);
    await this.#lengthen();
    this.#stage.arrange(this.#draft.text(), '');
    this.#manuscript.close();
    return {
      ...(this.#leftOut.length > 0 && { leftOut: this.#leftOut }),
      source: joinSources(this.#draft.parts.map(({ source }) => source)),
      shortfalls: [
        ...(this.#asker.readInPart ? [READ_IN_PART] : []),
        ...(this.#asker.tooLong ? [TOO_LONG] : []),
        ...shortfallSentences(checkDraft(this.#draft), this.#draft.sections),
      ],
    };
  }

  async #call({ pieces }: PlannedCall): Promise<void> {
    const [first] = pieces;
    if (pieces.length === 1) return this.#finish(first, await this.#askFor(first));
    const texts = await this.#askForSeveral(pieces);
    // Finished pieces are stored first, because another piece may need a request that fails.
    const textOf = (piece: Piece): string => texts.get(piece) ?? '';
    const whole = pieces.filter((piece) => isWhole(textOf(piece), piece));
    for (const piece of new Set([...whole, ...pieces])) await this.#finish(piece, textOf(piece));
  }

  async #askFor(piece: Piece): Promise<string> {
    this.#begin(piece.section);
    this.#stage.place(() => this.#draft.around(piece.section, true));
    let text = '';
    const onText = (fresh: string): void => {
      text += fresh;
      this.#stage.write(fresh);
    };
    await this.#asker
      .ask([piece], (asked) => composeSection(asked, this.#context(piece.section)), onText)
      .catch((thrown: unknown) => (isEmpty(thrown) ? '' : this.#storeAndRethrow(thrown, piece, text)));
    return text;
  }

  /** Requests several short sections in one answer. Finished ones are stored even if the answer is interrupted. */
  async #askForSeveral(pieces: PlannedCall['pieces']): Promise<ReadonlyMap<Piece, string>> {
    const [first] = pieces;
    const answer = new PackedAnswer(pieces);
    this.#begin(first.section);
    this.#stage.place(() => this.#draft.around(first.section, false));
    const onText = (fresh: string): void => {
      this.#stage.write(fresh);
      const piece = answer.add(fresh);
      if (piece) this.#begin(piece.section, 0, pieces.slice(0, pieces.indexOf(piece)));
    };
    await this.#asker
      .ask(pieces, (asked) => composeSection(asked, this.#context(first.section)), onText)
      .catch(async (thrown: unknown) => {
        if (isEmpty(thrown)) return;
        const texts = [...answer.texts()];
        // A piece is finished when the title of another section follows it. A later run does not request it again.
        for (const [piece, text] of texts.slice(0, -1)) if (isWhole(text, piece)) await this.#manuscript.store(piece, text);
        const [piece, text] = texts.at(-1) ?? [first, ''];
        await this.#storeAndRethrow(thrown, piece, text);
      });
    return answer.texts();
  }

  /** Stores the beginning of an interrupted part, unless the service has blocked it, then throws the error again. */
  async #storeAndRethrow(thrown: unknown, piece: Piece, text: string): Promise<never> {
    if (!['blocked', 'off-subject'].includes(GenerationError.from(thrown).kind))
      await this.#manuscript.storeInterrupted(piece, this.#plain(piece, text));
    throw thrown;
  }

  /** Cleans a part, requests its missing words once, and stores it. */
  async #finish(piece: Piece, answer: string): Promise<void> {
    let text = this.#plain(piece, answer);
    const refused = isRefusal(text);
    if (refused || isBlank(text)) text = this.#plain(piece, await this.#askFor(piece));
    else if (isTooShort(text, piece)) text = await this.#topUp(piece, text);
    if (isBlank(text) || isRefusal(text))
      throw refused ? new GenerationError('blocked', 'A section was declined') : new GenerationError('empty', 'No content');
    if (piece.section.words && isPartOffSubject(text, piece.words, this.#input.values))
      throw new GenerationError('off-subject', 'A section is off the subject');
    await this.#manuscript.store(piece, text);
    this.#show(piece.section);
  }

  /** Requests the missing words of a part that is too short. Returns the whole part. */
  async #topUp(piece: Piece, text: string): Promise<string> {
    const [before, after] = this.#draft.around(piece.section, true);
    this.#begin(piece.section, countWords(text));
    const more = await this.#askForMore(piece, text, [`${before}${text}\n\n`, after]);
    const whole = [text, more.text].filter((part) => part !== '').join('\n\n');
    if (this.#signal.aborted) await this.#storeAndRethrow(more.fault, piece, whole);
    // The short part is used unchanged. If the service is down, the next request fails.
    return whole;
  }

  /** Requests missing words, once for each section, in the order of how many are missing, until the document is long enough. */
  async #lengthen(): Promise<void> {
    const target = this.#input.tool.target(this.#input.values);
    if (target === undefined) return;
    const missing = (section: ResolvedSection): number => (section.words ? budgetOf(section) - countWords(this.#draft.textOf(section)) : 0);
    for (const section of this.#draft.sections.toSorted((one, other) => missing(other) - missing(one))) {
      if (reachesTarget(countWords(this.#draft.text()), target) || missing(section) < WORTH_ASKING) return;
      const piece = { section, part: 1, parts: 1, words: budgetOf(section) };
      this.#begin(section);
      const { text, fault } = await this.#askForMore(piece, this.#draft.textOf(section), this.#draft.around(section, true));
      if (text !== '') await this.#manuscript.extend(section, text);
      if (this.#signal.aborted) throw fault;
      // Every section is written, and the notice shows the length, so the failure is ignored.
      if (fault) return;
      this.#show(section);
    }
  }

  /** Requests the missing words of a text. Returns no text if the model declines, and only whole sentences if it is interrupted. */
  async #askForMore(piece: Piece, text: string, place: readonly [before: string, after: string]): Promise<More> {
    const words = countWords(text);
    this.#stage.place(() => place);
    const context = this.#context(piece.section, text);
    let raw = '';
    const onText = (fresh: string): void => {
      raw += fresh;
      this.#stage.write(fresh);
    };
    const fault = await this.#asker
      .ask([{ ...piece, words: piece.words - words }], ([asked]) => composeMore(asked, { words, of: piece.words }, context), onText)
      .then(() => undefined, GenerationError.from);
    const more = this.#plain(piece, raw);
    if (isRefusal(more) || fault?.kind === 'blocked') return { text: '', fault };
    return { text: fault ? wholeSentences(more) : more, fault };
  }

  /** The text of a part. The other words of its answer are listed with the result. */
  #plain(piece: Piece, answer: string): string {
    const { text, leftOut } = partText(piece, answer, this.#draft.sections);
    this.#leftOut.push(...leftOut);
    return text;
  }

  #show(section: ResolvedSection): void {
    const [before, after] = this.#draft.around(section, true);
    this.#stage.arrange(before.trimEnd(), after);
  }

  /**
   * Shows a section as the current one.
   * @param more words of the section that are written but not stored yet
   * @param ahead pieces that the same answer has already finished
   */
  #begin(section: ResolvedSection, more = 0, ahead: readonly Piece[] = []): void {
    const done = this.#draft.sections
      .filter((other) => this.#draft.isDone(other) || ahead.some((piece) => piece.section.id === other.id))
      .map(({ title }) => title);
    const count = this.#draft.sections.length;
    const words = countWords(this.#draft.textOf(section)) + more;
    this.#stage.section({ title: section.title, index: Math.min(done.length + 1, count), count, words, target: budgetOf(section), done });
  }

  /** @param text the text of the part so far */
  #context(section: ResolvedSection, text = ''): SectionContext {
    const { tool, values, ports } = this.#input;
    const before = text === '' ? this.#draft.sentencesBefore(section) : lastSentences(text, 2);
    return { tool, values, today: localDay(ports.clock.now()), summaries: this.#draft.summaries(), before };
  }
}

/** Whether an answer was empty. Its part is then requested once more before the run fails. */
function isEmpty(thrown: unknown): boolean {
  return GenerationError.from(thrown).kind === 'empty';
}

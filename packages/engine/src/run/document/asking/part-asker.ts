import type { LeftOut } from '../../../generation/left-out.ts';
import type { SectionPiece } from '../../../generation/request/compose-section.ts';
import { estimateTokens } from '../../../generation/request/tokens.ts';
import type { GenerationRequest, TextGenerator } from '../../../generation/text-generator.ts';
import { countWords } from '../../../result/transcript.ts';
import { isRefusal } from '../../text/is-refusal.ts';
import { requestAnswer } from '../../writer/ask.ts';
import type { Stage } from '../../writer/stage.ts';
import type { WriterInput } from '../../writer/writer-input.ts';
import { contextOf, mostCallWords, tokensFor } from '../plan-calls.ts';
import { AnswerPace } from './pace.ts';

type Pieces = readonly [SectionPiece, ...SectionPiece[]];

/** Requests parts of a document from one generator, with lengths that are corrected by `Pace`. */
export class PartAsker {
  readonly #generator: TextGenerator;
  readonly #signal: AbortSignal;
  readonly #stage: Stage;
  readonly #pace: AnswerPace;
  readonly #mostWords: number;
  readonly #refused: LeftOut[] = [];
  #readInPart = false;
  #tooLong = false;

  /** @param promptTokens what a prompt takes of the context */
  constructor({ generator }: WriterInput, signal: AbortSignal, stage: Stage, promptTokens: number) {
    this.#generator = generator;
    this.#signal = signal;
    this.#stage = stage;
    this.#mostWords = mostCallWords(generator.capabilities, promptTokens);
    this.#pace = new AnswerPace(this.#mostWords);
  }

  /** The most words to plan for the next request. */
  get most(): number {
    return Math.min(this.#mostWords, this.#pace.most);
  }

  /** Whether the service has probably truncated a prompt. */
  get readInPart(): boolean {
    return this.#readInPart;
  }

  /** Whether an answer was stopped because it was far too long. */
  get tooLong(): boolean {
    return this.#tooLong;
  }

  /** The words that came after the limit of an answer. */
  get refused(): readonly LeftOut[] {
    return this.#refused;
  }

  /**
   * Requests some pieces in one answer. Throws `GenerationError`.
   * @param compose makes the request from pieces with corrected lengths and the number of words that will probably be written
   * @param onText called with each new text
   */
  async ask(
    pieces: Pieces,
    compose: (pieces: Pieces, expected: number) => GenerationRequest,
    onText: (text: string) => void,
  ): Promise<string> {
    const [first, ...others] = pieces;
    const paced = (piece: SectionPiece): SectionPiece => (piece.section.words ? { ...piece, words: this.#pace.ask(piece.words) } : piece);
    const asked = this.#answerable([paced(first), ...others.map(paced)]);
    const words = wordsOf(asked);
    const request = compose(asked, wordsOf(pieces));
    const { capabilities } = this.#generator;
    const promptTokens = estimateTokens(request);
    const { text, readInPart, tooLong, refused } = await requestAnswer(
      this.#generator,
      { ...request, maxOutputTokens: tokensFor(words, capabilities, promptTokens), signal: this.#signal },
      { text: onText, progress: (event) => this.#stage.progress(event) },
      contextOf(capabilities) - promptTokens,
    );
    this.#readInPart ||= readInPart;
    this.#tooLong ||= tooLong;
    this.#refused.push(...refused);
    // Lists and sections without a length in words do not show how the model follows a requested length.
    if (asked.every(({ section }) => section.words) && !isRefusal(text)) this.#pace.learn(words, countWords(text));
    return text;
  }

  /** A chat does not write more than it can answer, whatever it is asked for. */
  #answerable([first, ...others]: Pieces): Pieces {
    const { byHand, maxCallWords = Number.POSITIVE_INFINITY } = this.#generator.capabilities;
    const words = wordsOf([first, ...others]);
    const share = byHand ? Math.min(1, maxCallWords / words) : 1;
    const cut = (piece: SectionPiece): SectionPiece => (share < 1 ? { ...piece, words: Math.floor(piece.words * share) } : piece);
    return [cut(first), ...others.map(cut)];
  }
}

function wordsOf(pieces: Pieces): number {
  return pieces.reduce((sum, { words }) => sum + words, 0);
}

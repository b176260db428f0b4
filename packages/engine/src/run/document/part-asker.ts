import type { Piece } from '../../generation/request/compose-section.ts';
import type { GenerationRequest, TextGenerator } from '../../generation/text-generator.ts';
import { countWords } from '../../result/transcript.ts';
import { isRefusal } from '../brief/check-brief.ts';
import { ask } from '../writer/ask.ts';
import type { Stage } from '../writer/stage.ts';
import type { WriterInput } from '../writer/writer-input.ts';
import { Pace } from './pace.ts';
import { mostCallWords, tokensFor } from './plan-calls.ts';

type Pieces = readonly [Piece, ...Piece[]];

/** Asks one generator for parts of a document, so many words at a time as it writes. */
export class PartAsker {
  readonly #generator: TextGenerator;
  readonly #signal: AbortSignal;
  readonly #stage: Stage;
  readonly #pace: Pace;
  #readInPart = false;

  constructor({ ports: { generator } }: WriterInput, signal: AbortSignal, stage: Stage) {
    this.#generator = generator;
    this.#signal = signal;
    this.#stage = stage;
    this.#pace = new Pace(mostCallWords(generator.capabilities));
  }

  /** The most words to plan for the next call. */
  get most(): number {
    return Math.min(mostCallWords(this.#generator.capabilities), this.#pace.most);
  }

  /** Whether a request was read only in part. */
  get readInPart(): boolean {
    return this.#readInPart;
  }

  /**
   * The answer for some pieces. Throws `GenerationError`.
   * @param compose the request for them; their words are then what this model needs to be asked for
   * @param hear takes the text as it arrives
   */
  async ask(pieces: Pieces, compose: (pieces: Pieces) => GenerationRequest, hear: (text: string) => void): Promise<string> {
    const [first, ...others] = pieces;
    const paced = (piece: Piece): Piece => (piece.section.words ? { ...piece, words: this.#pace.ask(piece.words) } : piece);
    const asked: Pieces = [paced(first), ...others.map(paced)];
    const words = asked.reduce((sum, piece) => sum + piece.words, 0);
    const { text, readInPart } = await ask(
      this.#generator,
      { ...compose(asked), maxOutputTokens: tokensFor(words, this.#generator.capabilities), signal: this.#signal },
      { text: hear, progress: (event) => this.#stage.hear(event) },
    );
    this.#readInPart ||= readInPart;
    // Lists and free sections have no length in words that an answer could be held to.
    if (asked.every(({ section }) => section.words) && !isRefusal(text)) this.#pace.learn(words, countWords(text));
    return text;
  }
}

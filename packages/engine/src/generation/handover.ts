/** The source of a text that a person has pasted. */
export const PASTED = 'pasted';

/** One of the answers that a long document takes. */
export interface AskedPart {
  /** The titles of its sections. */
  readonly titles: readonly string[];
  /** The words that it has, or should have. */
  readonly words: number;
  readonly done: boolean;
}

/** The content of a request, in words for a person who carries it to a chat. A model reads the prompt alone. */
export interface HandoverAsk {
  /** The titles of the sections, if the answer is not the whole text. */
  readonly titles?: readonly string[];
  /** The number of words that the answer should have. */
  readonly words?: number;
  /** The reasons to ask for another answer, as sentences. There is a text already, so that such an answer can be skipped. */
  readonly reason?: string;
  /** All answers of a long document. The first one that is not done is this one. */
  readonly parts?: readonly AskedPart[];
}

/** A prompt for a person to carry, and what it asks for. */
export interface Prompt extends HandoverAsk {
  readonly prompt: string;
}

/** A prompt that waits for its answer. */
export interface Handover extends Prompt {
  /** The same whenever the same sections are asked for with the same form, although the prompt may name another day. */
  readonly id: string;
}

/** Gives a prompt to a person, who takes it to a chat and brings the answer back. */
export interface HandoverPort {
  /** Waits as long as the person needs. Throws `GenerationError`: `aborted` when the signal aborts, `empty` when the prompt is skipped. */
  ask(prompt: Prompt, signal?: AbortSignal): Promise<string>;
}

/** The number of an answer, counted from 1, and how many answers the text takes. An optional one may come after all of them. */
export function answerNumber({ parts, reason }: HandoverAsk): { readonly part: number; readonly of: number } {
  const first = reason === undefined ? 0 : 1;
  const done = parts?.filter((part) => part.done).length ?? first;
  return { part: done + 1, of: parts?.length ?? 1 };
}

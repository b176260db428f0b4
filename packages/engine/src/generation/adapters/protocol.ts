import type { FinishReason, GenerationRequest } from '../text-generator.ts';

/** How one call is to be made. */
export interface CallSettings {
  readonly model: string;
  readonly maxOutputTokens: number;
  /** Parameters that the model has refused. */
  readonly refused: ReadonlySet<string>;
}

/** What one chunk of an answer says. */
export interface AnswerChunk {
  /** The id of the model that writes. */
  readonly model?: string | undefined;
  /** New text, without thinking. */
  readonly text: string;
  readonly finish?: FinishReason | undefined;
  /** The service's own token to go on from. */
  readonly continuation?: string | undefined;
  /** Tokens of the prompt that the service has read, where it counts them. */
  readonly promptTokens?: number | undefined;
  /** Why the service declined, in its own word. */
  readonly blocked?: string | undefined;
  /** An error inside the answer. */
  readonly error?: unknown;
}

/** What differs from service to service; the rest is `modelGenerator`. */
export interface Protocol {
  /** Whether it can be asked without a key. */
  readonly keyless: boolean;
  /** The message of an answer without text. */
  readonly nothing: string;
  /** Parameters that a model may refuse, and how its answers name them. */
  readonly optional: Readonly<Record<string, RegExp>>;
  url(model: string): string;
  headers(key: string): Readonly<Record<string, string>>;
  body(request: GenerationRequest, settings: CallSettings): unknown;
  /** A reader for one answer; it may remember from chunk to chunk. */
  reader(): (chunk: unknown) => AnswerChunk;
}

/** What a model is told that is to go on. The overlap that it may repeat is the writer's to find. */
export const GO_ON = 'Continue exactly where you stopped. Do not repeat anything and do not add a preamble.';

/** An object without the entries that are refused. */
export function without<T extends object>(entries: T, refused: ReadonlySet<string>): Partial<T> {
  return Object.fromEntries(Object.entries(entries).filter(([name, value]) => value !== undefined && !refused.has(name))) as Partial<T>;
}

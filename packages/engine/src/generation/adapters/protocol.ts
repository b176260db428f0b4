import type { FinishReason, GenerationRequest } from '../text-generator.ts';

/** The settings of one call. */
interface CallSettings {
  readonly model: string;
  readonly maxOutputTokens: number;
  /** Parameters to leave out, because the model has refused them. */
  readonly refused: ReadonlySet<string>;
}

/** The content of one chunk of an answer. */
export interface AnswerChunk {
  /** The id of the model that writes the answer. */
  readonly model?: string | undefined;
  /** The new text, without thinking. */
  readonly text: string;
  readonly finish?: FinishReason | undefined;
  /** The service's token for continuing the answer. */
  readonly continuation?: string | undefined;
  /** The tokens of the prompt that the service has read, if it reports them. */
  readonly promptTokens?: number | undefined;
  /** The reason for which the service declined, in its own words. */
  readonly blockReason?: string | undefined;
  /** An error event inside the answer. */
  readonly error?: unknown;
}

/** The differences between services. `modelGenerator` does everything else. */
export interface Protocol {
  /** Whether some servers of this protocol need no key. */
  readonly worksWithoutKey: boolean;
  /** The error message for an answer without text. */
  readonly emptyMessage: string;
  /** The parameter that holds the schema of an answer. A model that has refused it enforces none. */
  readonly schemaParameter: string;
  /** Parameters, and the role of the system turn, that a model may refuse, each with a pattern that matches error messages about it. */
  readonly optionalParameters: Readonly<Record<string, RegExp>>;
  url(model: string): string;
  headers(key: string): Readonly<Record<string, string>>;
  body(request: GenerationRequest, settings: CallSettings): unknown;
  /** A reader of one answer. It may keep state between chunks. */
  reader(): (chunk: unknown) => AnswerChunk;
}

/** The instruction to continue an answer. A model may still repeat some text; the run removes the overlap. */
export const CONTINUE_PROMPT = 'Continue exactly where you stopped. Do not repeat anything and do not add a preamble.';

/** The object without entries that are refused or undefined. */
export function withoutRefused<T extends object>(entries: T, refused: ReadonlySet<string>): Partial<T> {
  return Object.fromEntries(Object.entries(entries).filter(([name, value]) => value !== undefined && !refused.has(name))) as Partial<T>;
}

import type { Values } from '../definition/field.ts';
import type { OutlineSection, ResolvedSection } from '../definition/outline.ts';
import type { HandoverAsk, HandoverPort } from './handover.ts';
import type { SourceSpan } from './source-span.ts';
import type { Verdict } from './verdict.ts';

/** The input of the on-device generator: the outline for one form, the form's values, and the day. Plain data, for a worker. */
export interface GenerationTask {
  readonly tool: { readonly slug: string; readonly name: string; readonly sections: readonly ResolvedSection[]; readonly target?: number };
  /** The values of the form. A select has the value of its option. */
  readonly values: Values;
  /** The same values as shown on screen. A select has the title of its option. */
  readonly labels: Values;
  /** The labels of the fields, by field name. */
  readonly fieldLabels: Values;
  /** The local day, YYYY-MM-DD. */
  readonly today: string;
  /** The id of the section to write; absent for the whole result. */
  readonly section?: string;
}

/** The request for one text, and what a run needs in addition. */
export interface GenerationRequest {
  /** The role of the model and the rules for it: the system turn of a service that has one, else in front (`wholePrompt`). */
  readonly system?: string;
  /** The material and what to write, with tone, audience, context and closing request. Empty for a generator that reads the task. */
  readonly prompt: string;
  readonly contentType: string;
  readonly tone: string;
  readonly targetAudience: string;
  /** Part of the public request; unused. */
  readonly platform?: string;
  readonly additionalContext?: string;
  /** The on-device generator reads this instead of the prompt. */
  readonly task: GenerationTask;
  /** To continue a truncated answer: the text so far, and the service's token if it gave one. */
  readonly resume?: { readonly text: string; readonly token?: string };
  readonly maxOutputTokens?: number;
  /** The model should think this much before it writes. Default: as little as it can. */
  readonly effort?: 'medium';
  /** A JSON Schema for the answer. Only a service that is known to enforce one gets it (`enforcesSchema`). */
  readonly schema?: Readonly<Record<string, unknown>>;
  readonly signal?: AbortSignal;
  /** The content of the request in words, for a generator that works by hand. */
  readonly asked?: HandoverAsk;
  /** The receiver of the prompts of such a generator. */
  readonly handovers?: HandoverPort;
}

/** The whole instruction as one text, for a service without a system turn. */
export function wholePrompt({ system, prompt }: Pick<GenerationRequest, 'system' | 'prompt'>): string {
  return system === undefined ? prompt : `${system}\n\n${prompt}`;
}

/** `length`: the output limit was reached. `interrupted`: the answer was cut off after text had arrived. Both can be continued. */
export type FinishReason = 'stop' | 'length' | 'blocked' | 'interrupted' | 'other';

/**
 * The events of a generation: one start, any number of progress and delta events, and one finish. A failure is not an event: the
 * generator throws it.
 */
export type GenerationEvent =
  | { readonly type: 'start'; readonly model?: string }
  /** Downloading or loading a model, waiting in a queue, or writing a section (`index` counts from 1). */
  | {
      readonly type: 'progress';
      readonly phase: 'download' | 'load' | 'queue' | 'section';
      readonly title?: string;
      readonly index?: number;
      readonly count?: number;
      /** From 0 to 1, for `download` and `load`; for `section`, the share of it that is done, if known. */
      readonly ratio?: number;
      /** For `queue`: milliseconds until the next try; absent while other requests run first. */
      readonly wait?: number;
      /** For `section`: words written so far, and words to write. */
      readonly words?: number;
      readonly target?: number;
    }
  /** The new text only, without a model's thinking. `spans`: which of its words are quoted from the form. */
  | { readonly type: 'delta'; readonly text: string; readonly spans?: readonly SourceSpan[] }
  /**
   * Exactly once, as the last event. `continuation`: the service's token for `resume`. `readInPart`: the service seems to have
   * truncated the prompt. `verdict`: how far the text holds what the tool promises, from a generator that knows it. `language`: the
   * language of the text as a BCP 47 code; absent if it is unknown or that of the page.
   */
  | {
      readonly type: 'finish';
      readonly reason: FinishReason;
      readonly continuation?: string;
      readonly readInPart?: true;
      readonly verdict?: Verdict;
      readonly language?: string;
    };

/** The writer of a result: the device, or a model by its id. */
export type ResultSource = 'on-device' | (string & {});

/** The properties and limits of a generator, by which a run plans its requests. An unknown limit is absent. */
export interface GeneratorCapabilities {
  readonly streaming: boolean;
  readonly location: 'device' | 'network';
  /**
   * `task`: it reads the request's task and writes a whole result in one answer. `prompt`: it reads the prompt, so a run cleans, checks
   * and continues its answers, and writes a long document call by call. `prompt` when absent.
   */
  readonly reads?: 'task' | 'prompt';
  readonly maxOutputTokens?: number;
  /** Tokens of prompt and answer together. */
  readonly contextTokens?: number;
  /** An assumption where `contextTokens` is unknown. Plans keep to it, but no request is refused because of it. */
  readonly assumedContextTokens?: number;
  /** Requests that may run at the same time. Default: 1. */
  readonly concurrency?: number;
  /** The most words that one request should ask for. */
  readonly maxCallWords?: number;
  readonly requestsPerMinute?: number;
  /** The service keeps an answer to the schema of its request. */
  readonly enforcesSchema?: boolean;
  /** Tokens of `maxOutputTokens` to reserve for thinking. */
  readonly thinkingReserve?: number;
  /** A person carries each prompt to a chat and its answer back. A run then asks as seldom as it can, and waits without a limit. */
  readonly byHand?: true;
}

/** Whether a generator can write now, and if not, why. `detail` is a sentence for people. */
export interface Availability {
  readonly state: 'ready' | 'needs-download' | 'needs-key' | 'unavailable';
  readonly detail?: string;
}

/**
 * The interface of every generator: the device, a model behind an address, the browser's built-in model. The deltas concatenate to the
 * text. Throws `GenerationError`. Leaving the loop and aborting the request's signal both stop the work.
 */
export interface TextGenerator {
  /** `on-device`, or the id of the model. */
  readonly source: ResultSource;
  /** The name on screen: "On this device". */
  readonly label: string;
  readonly capabilities: GeneratorCapabilities;
  availability(): Promise<Availability>;
  /**
   * Preloads what the generator needs for this outline, so that it can then write without a network. Called whenever a form gets the
   * focus. Never throws.
   */
  warm?(outline: readonly OutlineSection[]): void;
  generate(request: GenerationRequest): AsyncIterable<GenerationEvent>;
}

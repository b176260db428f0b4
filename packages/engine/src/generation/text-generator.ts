import type { Values } from '../definition/field.ts';
import type { OutlineSection, ResolvedSection } from '../definition/outline.ts';

/** What the device reads: the outline for one form, the form's values, and the day. Plain data, so a worker can take it. */
export interface GenerationTask {
  readonly tool: { readonly slug: string; readonly name: string; readonly sections: readonly ResolvedSection[]; readonly target?: number };
  /** Values as chosen: a select holds its option's value. */
  readonly values: Values;
  /** The same values as a person reads them: a select holds its option's title. */
  readonly labels: Values;
  /** Names of fields as the form shows them. */
  readonly fieldLabels: Values;
  /** The local day, YYYY-MM-DD. */
  readonly today: string;
  /** The id of the one section that is asked for; absent for the whole result. */
  readonly section?: string;
}

/** The request of specification §3, with what a run needs beside it. */
export interface GenerationRequest {
  /** The whole instruction, with tone, audience, context and closing request. Models read it. */
  readonly prompt: string;
  readonly contentType: string;
  readonly tone: string;
  readonly targetAudience: string;
  /** Part of the specification's request; unused. */
  readonly platform?: string;
  readonly additionalContext?: string;
  /** The device reads this instead of the prompt. */
  readonly task: GenerationTask;
  /** Continue a truncated answer: what was written so far, and the service's own token where it gave one. */
  readonly resume?: { readonly text: string; readonly token?: string };
  readonly maxOutputTokens?: number;
  readonly signal?: AbortSignal;
}

/** `length`: it ran into its limit. `interrupted`: the answer was cut off after text had arrived; it can be continued. */
export type FinishReason = 'stop' | 'length' | 'blocked' | 'interrupted' | 'other';

/**
 * What a generator tells while it writes: a start, any number of steps and pieces of text, and one finish. A failure is no
 * event: it is thrown.
 */
export type GenerationEvent =
  | { readonly type: 'start'; readonly model?: string }
  /** Where the work is: fetching or loading a model, waiting, or the section being written (counted from 1). */
  | {
      readonly type: 'progress';
      readonly phase: 'download' | 'load' | 'queue' | 'section';
      readonly title?: string;
      readonly index?: number;
      readonly count?: number;
      /** 0 to 1, of a download or of loading. */
      readonly ratio?: number;
      /** Queue: milliseconds until the next try; absent while others are served first. */
      readonly wait?: number;
      /** Section: words written so far, and words wanted. */
      readonly words?: number;
      readonly target?: number;
    }
  /** Always what is new, never the whole text so far, and never a model's thinking. */
  | { readonly type: 'delta'; readonly text: string }
  /**
   * Exactly once, and last. `continuation` is the service's own token to go on from, for `resume`. `readInPart`: the service seems
   * to have read only a part of what it was sent.
   */
  | { readonly type: 'finish'; readonly reason: FinishReason; readonly continuation?: string; readonly readInPart?: true };

/** Who wrote a result: the device, or a model by its id. */
export type ResultSource = 'on-device' | (string & {});

/**
 * What a run plans by: where the text is written, and how much one request can take and give. A limit that
 * nobody knows is left out.
 */
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
  /** What `contextTokens` is taken to be where nobody has said: plans keep to it, and nothing is refused for it. */
  readonly assumedContextTokens?: number;
  /** Requests that may run at once; 1 when absent. */
  readonly concurrency?: number;
  /** Words that one call should be asked for at most. */
  readonly maxCallWords?: number;
  readonly requestsPerMinute?: number;
  /** Tokens of `maxOutputTokens` to set aside for thinking. */
  readonly thinkingReserve?: number;
}

/** Whether a generator can write now, and if not, what it takes. `detail` is a sentence for people. */
export interface Availability {
  readonly state: 'ready' | 'needs-download' | 'needs-key' | 'unavailable';
  readonly detail?: string;
}

/**
 * The one port that every generator implements: the device, a model behind a key, the browser's own model.
 * Deltas concatenate to the text. Throws `GenerationError`. Leaving the loop, or the request's signal, stops the work.
 */
export interface TextGenerator {
  /** `on-device`, or the id of the model. */
  readonly source: ResultSource;
  /** What the screen calls it: "On this device". */
  readonly label: string;
  readonly capabilities: GeneratorCapabilities;
  availability(): Promise<Availability>;
  /**
   * Fetches ahead what writing for this outline takes, so that it can be done without a network from then on. Called as often as
   * somebody turns to a form; never throws.
   */
  warm?(outline: readonly OutlineSection[]): void;
  generate(request: GenerationRequest): AsyncIterable<GenerationEvent>;
}

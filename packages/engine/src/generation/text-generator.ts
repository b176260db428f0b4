import type { Values } from '../definition/field.ts';
import type { ResolvedSection } from '../definition/outline.ts';

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
  readonly maxOutputTokens?: number;
  readonly signal?: AbortSignal;
}

export type FinishReason = 'stop' | 'length' | 'blocked' | 'interrupted' | 'other';

export type GenerationEvent =
  | { readonly type: 'start'; readonly model?: string }
  /** Where the work is: waiting, loading, or the section being written (counted from 1). */
  | {
      readonly type: 'progress';
      readonly phase: 'load' | 'queue' | 'section';
      readonly title?: string;
      readonly index?: number;
      readonly count?: number;
      readonly ratio?: number;
    }
  /** Always what is new, never the whole text so far. */
  | { readonly type: 'delta'; readonly text: string }
  /** Exactly once, and last. */
  | { readonly type: 'finish'; readonly reason: FinishReason };

/** Who wrote a result: the device, or a model by its id. */
export type ResultSource = 'on-device' | (string & {});

export interface GeneratorCapabilities {
  readonly streaming: boolean;
  readonly location: 'device' | 'network';
  readonly maxOutputTokens?: number;
  readonly contextTokens?: number;
}

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
  generate(request: GenerationRequest): AsyncIterable<GenerationEvent>;
}

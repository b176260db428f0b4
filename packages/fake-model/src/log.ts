import type { FaultMode } from './models/faults.ts';

/** What the service saw of one request, and what it did. Entries grow until the request has ended. */
export interface RequestLog {
  readonly protocol: 'gemini' | 'openai';
  readonly kind: 'generate' | 'models' | 'model' | 'unknown';
  readonly method: string;
  /** Without the query. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** The page that asked, where a browser did. */
  readonly origin: string | undefined;
  readonly keyIn: 'header' | 'query' | 'none';
  /** As it came in its header; '' without one. */
  readonly key: string;
  readonly model: string;
  /** The first turn: the prompt. */
  readonly prompt: string;
  /** Text of the model's own that the request holds, to be continued. */
  readonly earlier: string;
  /** The body as JSON; undefined where it was none. */
  readonly body: unknown;
  /** Headers that the browser asked for before it sent this request; undefined without a preflight. */
  readonly preflight: readonly string[] | undefined;
  readonly faults: readonly FaultMode[];
  /** What the client did that it must not do. */
  readonly violation: string | undefined;
  readonly status: number | undefined;
  /** The text that the answer holds when nothing cuts it, without thoughts. */
  readonly answer: string;
  /** `Date.now()` when the request came, when its answer was complete, and when the client went away before that. */
  readonly startedAt: number;
  readonly endedAt: number | undefined;
  readonly abortedAt: number | undefined;
}

export type OpenLog = { -readonly [Name in keyof RequestLog]: RequestLog[Name] };

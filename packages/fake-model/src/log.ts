import type { FaultMode } from './models/faults.ts';

/** One request and its answer. The service adds to an entry until the request has ended. */
export interface RequestLog {
  readonly protocol: 'gemini' | 'openai';
  readonly kind: 'generate' | 'models' | 'model' | 'unknown';
  readonly method: string;
  /** Without the query. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** The origin of the page, if a browser sent the request. */
  readonly origin: string | undefined;
  readonly keyIn: 'header' | 'query' | 'none';
  /** The key in its header; '' without one. */
  readonly key: string;
  readonly model: string;
  /** The first turn. */
  readonly prompt: string;
  /** The text to continue, if the request contains one. */
  readonly earlier: string;
  /** The parsed body; undefined if it was not JSON. */
  readonly body: unknown;
  /** The headers that the browser's preflight asked for; undefined without a preflight. */
  readonly preflight: readonly string[] | undefined;
  readonly faults: readonly FaultMode[];
  /** The client's mistake; undefined if the request was correct. */
  readonly violation: string | undefined;
  readonly status: number | undefined;
  /** The complete text of the answer, without thoughts. */
  readonly answer: string;
  /** `Date.now()` when the request arrived, when the answer was complete, and when the client closed the connection before that. */
  readonly startedAt: number;
  readonly endedAt: number | undefined;
  readonly abortedAt: number | undefined;
}

export type OpenLog = { -readonly [Name in keyof RequestLog]: RequestLog[Name] };

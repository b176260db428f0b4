/** What a page tells the worker. */
export type Message =
  /** The student wants the new version: it may replace the one that runs. */
  | { readonly type: 'take-over' }
  /** On a connection that saves data, the worker keeps only what was used. These addresses were, before it ran. */
  | { readonly type: 'used'; readonly urls: readonly string[] };

/** What the engine tells a person. Hosts show it: errors in place, the others as a passing message. */
export interface Notice {
  readonly tone: 'success' | 'error' | 'info';
  /** "Success!", "Copied!", "Downloaded!", "Saved!", "Error" (specification §8). */
  readonly title: string;
  readonly text: string;
  /** Why, and what to do; shown in an element of its own, so that `text` stays the specification's sentence. */
  readonly reason?: string;
}

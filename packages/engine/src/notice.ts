/** A message for a person. The host shows an error where it happened, and any other tone as a toast. */
export interface Notice {
  readonly tone: 'success' | 'error' | 'info' | 'warning';
  /** "Success!", "Copied!", "Downloaded!", "Saved!", "Error" (specification §8), "Needs more". */
  readonly title: string;
  readonly text: string;
  /** The cause and what to do. It has an element of its own, so that `text` stays the specification's sentence. */
  readonly reason?: string;
}

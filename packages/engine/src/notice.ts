/** A message for a person. The host shows an error where it happened, and any other tone as a toast. */
export interface Notice {
  readonly tone: 'success' | 'error' | 'info' | 'warning';
  /** "Success!", "Copied!", "Downloaded!", "Saved!", "Error", "Needs more". */
  readonly title: string;
  readonly text: string;
  /** The cause and what to do. It has an element of its own, so that `text` stays one fixed sentence. */
  readonly reason?: string;
}

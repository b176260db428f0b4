/** A message for a person. A screen shows it where it belongs; the host shows every other notice as a toast. */
export interface Notice {
  readonly tone: 'success' | 'error' | 'info' | 'warning';
  /** A word or two: "Saved!", "Stopped.", "Error", "Needs more". */
  readonly title: string;
  readonly text: string;
  /** The cause and what to do. It has an element of its own, so that `text` stays one fixed sentence. */
  readonly reason?: string;
}

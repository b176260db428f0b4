/** A sentence of this many characters (about 60 words) with few commas is speech without punctuation. */
export const RUNS_ON = 320;

/** Whether a text may hold speech without full stops: captions with their times, or another long stretch without an end mark. */
export function mayRunOn(text: string): boolean {
  return text.split(/[.!?]\s/).some(({ length }) => length >= RUNS_ON);
}

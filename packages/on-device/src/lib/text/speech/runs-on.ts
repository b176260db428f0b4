/** A sentence of this many characters (about 60 words) with few commas is speech without punctuation. */
export const RUNS_ON = 320;

/** A time at the start of a line, which captions have. */
const TIMED = /^[ \t[(]{0,8}\d{1,2}:\d{2}/m;

/** Whether a text may hold speech without full stops: it has captions, or a long stretch without an end mark. */
export function mayRunOn(text: string): boolean {
  return TIMED.test(text) || text.split(/[.!?…](?=\s)/).some((stretch) => stretch.length >= RUNS_ON);
}

// Cleaning and checking a text of these sizes takes up to a tenth of a second. An answer within the limits that services have for one
// answer is shorter.
const MOST_CHARACTERS = 200_000;
const MOST_LINES = 10_000;

/** Whether a text is short enough to be cleaned and compared with its outline. A runaway answer would freeze the page meanwhile. */
export function isCheckable(text: string): boolean {
  if (text.length > MOST_CHARACTERS) return false;
  let at = -1;
  for (let lines = 0; lines < MOST_LINES; lines += 1) {
    at = text.indexOf('\n', at + 1);
    if (at < 0) return true;
  }
  return false;
}

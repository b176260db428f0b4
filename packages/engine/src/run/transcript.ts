/**
 * Text as it grows, in blocks that a screen can paint without a hang. Finished blocks never change, so the cost of an
 * arriving chunk does not grow with the length of the text.
 */
export interface Transcript {
  readonly done: readonly string[];
  /** The block that still grows. */
  readonly open: string;
  readonly words: number;
}

export const EMPTY_TRANSCRIPT: Transcript = { done: [], open: '', words: 0 };

// A block of 4,000 characters or 200 lines lays out in a few milliseconds whatever the script; one of 1 MB can hang a tab.
const MOST_CHARACTERS = 4000;
const MOST_LINES = 200;

export function appendText(transcript: Transcript, chunk: string): Transcript {
  if (chunk === '') return transcript;
  const tail = transcript.open.slice(lastWordStart(transcript.open));
  const words = transcript.words - countWords(tail) + countWords(tail + chunk);
  const done = [...transcript.done];
  let open = transcript.open + chunk;
  for (let cut = cutAt(open); cut > 0; cut = cutAt(open)) {
    done.push(open.slice(0, cut));
    open = open.slice(cut);
  }
  return { done: done.length === transcript.done.length ? transcript.done : done, open, words };
}

export function transcriptOf(text: string): Transcript {
  return appendText(EMPTY_TRANSCRIPT, text);
}

export function textOfTranscript(transcript: Transcript): string {
  return transcript.done.join('') + transcript.open;
}

/** Runs of letters, digits and signs between white space. */
export function countWords(text: string): number {
  let count = 0;
  for (const _match of text.matchAll(/\S+/g)) count += 1;
  return count;
}

function lastWordStart(text: string): number {
  let at = text.length;
  while (at > 0 && /\S/.test(text.charAt(at - 1))) at -= 1;
  return at;
}

/** Where the first block of a text ends: after a line where possible, never inside a character; 0 while it is short. */
function cutAt(text: string): number {
  const lineLimit = endOfLine(text, MOST_LINES);
  const limit = Math.min(MOST_CHARACTERS, lineLimit);
  if (text.length <= limit) return 0;
  const line = text.lastIndexOf('\n', limit - 1) + 1;
  if (line > 0) return line;
  const space = text.lastIndexOf(' ', limit - 1) + 1;
  if (space > 0) return space;
  const code = text.charCodeAt(limit);
  return code >= 0xdc00 && code <= 0xdfff ? limit - 1 : limit;
}

function endOfLine(text: string, lines: number): number {
  let at = 0;
  for (let n = 0; n < lines; n += 1) {
    const next = text.indexOf('\n', at);
    if (next < 0 || next > MOST_CHARACTERS) return Number.POSITIVE_INFINITY;
    at = next + 1;
  }
  return at;
}

/**
 * A growing text, split into blocks that a screen can paint quickly. Finished blocks never change, so adding a chunk takes time in
 * proportion to the chunk alone. The list of blocks (one for each 4,000 characters) is copied when a block is full.
 */
export interface Transcript {
  readonly done: readonly string[];
  /** The block that still grows. */
  readonly open: string;
  /** Finished blocks after `open`, when a section is written before later sections that already exist. */
  readonly rest?: readonly string[];
  readonly words: number;
}

export const EMPTY_TRANSCRIPT: Transcript = { done: [], open: '', words: 0 };

// The layout of 4,000 characters or 1,000 lines takes a few milliseconds in any script; a block of 1 MB can hang a tab, and so can
// thousands
// of small blocks.
const MOST_CHARACTERS = 4000;
const MOST_LINES = 1_000;

export function appendText(transcript: Transcript, chunk: string): Transcript {
  if (chunk === '') return transcript;
  const { open } = transcript;
  const continuesWord = open !== '' && !isSpace(open.charCodeAt(open.length - 1)) && !isSpace(chunk.charCodeAt(0));
  const words = transcript.words + countWords(chunk) - (continuesWord ? 1 : 0);
  const text = open + chunk;
  const full: string[] = [];
  let from = 0;
  for (let cut = cutAt(text.slice(0, MOST_CHARACTERS + 1)); cut > 0; cut = cutAt(text.slice(from, from + MOST_CHARACTERS + 1))) {
    full.push(text.slice(from, from + cut));
    from += cut;
  }
  return { ...transcript, done: full.length === 0 ? transcript.done : [...transcript.done, ...full], open: text.slice(from), words };
}

/** Splits a whole text into blocks. */
export function transcriptOf(text: string): Transcript {
  return appendText(EMPTY_TRANSCRIPT, text);
}

/** A text that continues to grow between `before` and `after`. */
export function transcriptAround(before: string, after: string): Transcript {
  const head = transcriptOf(before);
  if (after === '') return head;
  const { done, open, words } = transcriptOf(after);
  return { ...head, rest: open === '' ? done : [...done, open], words: head.words + words };
}

/** The whole text, exactly as it was added. */
export function textOfTranscript({ done, open, rest }: Transcript): string {
  return done.join('') + open + (rest?.join('') ?? '');
}

/** Counts words: runs of characters between white space. A loop instead of a regular expression, because a form counts at every key. */
export function countWords(text: string): number {
  let count = 0;
  let inWord = false;
  for (let at = 0; at < text.length; at += 1) {
    const space = isSpace(text.charCodeAt(at));
    if (!space && !inWord) count += 1;
    inWord = !space;
  }
  return count;
}

/** Whether a UTF-16 code unit is white space in the sense of the regular expression `\\s`. */
function isSpace(code: number): boolean {
  if (code <= 0x20) return code === 0x20 || (code >= 0x09 && code <= 0x0d);
  if (code < 0xa0) return false;
  return code === 0xa0 || code === 0xfeff || (code >= 0x1680 && /\s/.test(String.fromCharCode(code)));
}

/** The end of the first block of a text: after a line if possible, never inside a character. 0 while the text is short. */
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

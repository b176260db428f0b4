// Chinese and Japanese have no space after the end of a sentence.
const SENTENCE_END = /[.!?\u0964\u0965\u06d4]["'\u2019\u201d)\]]*(?=\s|$)|[\u3002\uff01\uff1f]["'\u2019\u201d\uff09\u300d\u300f]*/g;
// The longest sentence in a prompt, so that a text without full stops does not fill it.
const MOST_CHARACTERS = 300;

/** The first sentence on one line, for a summary. */
export function firstSentence(text: string): string {
  const line = text
    .trim()
    .slice(0, 4 * MOST_CHARACTERS)
    .replace(/\s+/g, ' ');
  for (const match of line.matchAll(SENTENCE_END)) {
    const end = match.index + match[0].length;
    // A full stop in the first characters is probably part of "No. 3" or "1.", not the end of a sentence.
    if (end > 20) return line.slice(0, Math.min(end, MOST_CHARACTERS));
  }
  return line.slice(0, MOST_CHARACTERS);
}

/** The last sentences on one line, for a prompt that continues the text. */
export function lastSentences(text: string, count: number): string {
  const line = text
    .slice(-4 * MOST_CHARACTERS)
    .replace(/\s+/g, ' ')
    .trim();
  const ends = [...line.matchAll(SENTENCE_END)].map((match) => match.index + match[0].length).filter((end) => end < line.length);
  const from = ends.at(-count) ?? 0;
  return line
    .slice(from)
    .trim()
    .slice(-2 * MOST_CHARACTERS);
}

/** The text up to the end of its last whole sentence. */
export function wholeSentences(text: string): string {
  const last = [...text.matchAll(SENTENCE_END)].at(-1);
  return last ? text.slice(0, last.index + last[0].length) : '';
}

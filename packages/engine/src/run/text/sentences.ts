// Chinese and Japanese put no space after it.
const SENTENCE_END = /[.!?\u0964\u0965\u06d4]["'\u2019\u201d)\]]*(?=\s|$)|[\u3002\uff01\uff1f]["'\u2019\u201d\uff09\u300d\u300f]*/g;
// What a prompt carries of a sentence; a text without full stops must not fill it.
const MOST_CHARACTERS = 300;

/** The first sentence on one line, for a summary. */
export function firstSentence(text: string): string {
  const line = text
    .trim()
    .slice(0, 4 * MOST_CHARACTERS)
    .replace(/\s+/g, ' ');
  for (const match of line.matchAll(SENTENCE_END)) {
    const end = match.index + match[0].length;
    // "No. 3" and "1." end no sentence.
    if (end > 20) return line.slice(0, Math.min(end, MOST_CHARACTERS));
  }
  return line.slice(0, MOST_CHARACTERS);
}

/** The last sentences on one line, so that what follows can go on from them. */
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

/** A text that broke off, without what follows its last whole sentence. */
export function wholeSentences(text: string): string {
  const last = [...text.matchAll(SENTENCE_END)].at(-1);
  return last ? text.slice(0, last.index + last[0].length) : '';
}

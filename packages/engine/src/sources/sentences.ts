/** A sentence without the space around it, as offsets of UTF-16 units. */
export interface SentenceOffsets {
  readonly start: number;
  readonly end: number;
}

/** "00:00:04,800 --> 00:00:09,100" above a caption, and its number above that: nobody said them. */
const TIME_OF_CAPTION = /^\s*[\d:.,]+\s*-->/;
const isOfCaption = (line: string, next = '') => TIME_OF_CAPTION.test(line) || (/^\s*\d+\s*$/.test(line) && TIME_OF_CAPTION.test(next));
/** The end of a sentence before a small letter, where the segmenter sees none: "… in clots. then it …". Most short forms are shorter. */
const SMALL_START = /(?<=[\p{Ll}\d)%]{4}[.!?]["'”’)]*\s+)(?=\p{Ll})/u;

let segmenter: Intl.Segmenter | undefined;

/** The sentences of a text that have a letter or a digit. A line break ends a sentence, so that each line of notes is one. */
export function sentenceRanges(text: string): SentenceOffsets[] {
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'sentence' });
  const found: SentenceOffsets[] = [];
  // The segmenter is slow on one long string, so it gets one line at a time.
  let from = 0;
  const lines = text.split('\n');
  for (const [at, line] of lines.entries()) {
    if (!isOfCaption(line, lines[at + 1])) {
      for (const { segment, index } of segmenter.segment(line)) {
        let place = from + index;
        for (const piece of segment.split(SMALL_START)) {
          const start = place + (piece.length - piece.trimStart().length);
          if (/[\p{L}\p{N}]/u.test(piece)) found.push({ start, end: start + piece.trim().length });
          place += piece.length;
        }
      }
    }
    from += line.length + 1;
  }
  return found;
}

/** The index of the last item that starts at or before an offset; -1 if there is none. */
export function indexAt(items: readonly { readonly start: number }[], offset: number): number {
  let low = -1;
  let high = items.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((items[middle]?.start ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** A sentence without the space around it, as offsets of UTF-16 units. */
export interface Sentence {
  readonly start: number;
  readonly end: number;
}

let segmenter: Intl.Segmenter | undefined;

/** The sentences of a text that have a letter or a digit. A line break ends a sentence, so that each line of notes is one. */
export function sentencesOf(text: string): Sentence[] {
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'sentence' });
  const found: Sentence[] = [];
  // The segmenter is slow on one long string, so it gets one line at a time.
  let from = 0;
  for (const line of text.split('\n')) {
    for (const { segment, index } of segmenter.segment(line)) {
      if (!/[\p{L}\p{N}]/u.test(segment)) continue;
      const start = from + index + (segment.length - segment.trimStart().length);
      found.push({ start, end: start + segment.trim().length });
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

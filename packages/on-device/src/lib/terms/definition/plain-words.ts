import type { Reach } from './site.ts';

/** Runs of white space, which also stand for what the reader masked, and zero-width characters. */
const LEFT_OUT = /\s+|[\u200B\uFEFF]/gu;

/** Marks of a passage whose words are not plain: more than one space, other white space, a space before a mark or at the start. */
const UNEVEN = /\s\s|[^\S ]|[\u200B\uFEFF]|^ | [,.;:)]/u;

/** The words of a passage with one space between them, and the way back to the offsets of the raw text. */
export interface PlainWords {
  readonly text: string;
  /** The same reach in the raw text. */
  raw(reach: Reach): Reach;
  /** The offset in `text` of an offset of the raw text. */
  plain(at: number): number;
}

/** Words that follow each other in both texts: where they begin in the plain words, and in the passage. */
interface Piece {
  readonly at: number;
  readonly from: number;
}

const TYPED_TAG = /<(\/?\p{L}[^<>]{0,60})>/gu;
/** Letters of the same length that stand in for the brackets of a tag. */
const STAND_IN = /[ᐸᐳ]/g;

/** The words of a passage in which a tag that the text speaks of is a word: "<a> tag", "List<String>". Only for finding places. */
export function withTagsAsWords(words: PlainWords): PlainWords {
  return words.text.includes('<') ? { ...words, text: words.text.replace(TYPED_TAG, 'ᐸ$1ᐳ') } : words;
}

/** Words of such a passage without the brackets of tags. */
export function withoutTagBrackets(words: string): string {
  return words.replace(STAND_IN, ' ').trim();
}

/** Reads the plain words of `raw.slice(start, end)`. */
export function plainWords(raw: string, start: number, end: number): PlainWords {
  const written = raw.slice(start, end);
  // Most passages are plain already.
  if (!UNEVEN.test(written))
    return { text: written, raw: (it) => ({ start: start + it.start, end: start + it.end }), plain: (at) => Math.max(0, at - start) };
  const pieces: Piece[] = [];
  /** The words found so far, joined at the end: a string that grows word by word is slow to read. */
  const words: string[] = [];
  let length = 0;
  let from = 0;
  for (const { index, 0: mark } of written.matchAll(LEFT_OUT)) {
    if (mark === ' ') continue;
    add(index);
    if (/\s/.test(mark) && length > 0 && !words.at(-1)?.endsWith(' ')) push(' ');
    from = index + mark.length;
  }
  add(written.length);
  const text = words.join('');
  return {
    text,
    raw: (reach) => ({ start: place(reach.start), end: place(reach.end - 1) + 1 }),
    plain: (at) => {
      const piece = lastUpTo('from', at - start);
      return piece === undefined ? 0 : piece.at + at - start - piece.from;
    },
  };

  function add(to: number): void {
    if (to <= from) return;
    const added = written.slice(from, to);
    // A mask between a word and its comma leaves a space that is none.
    if (/^[,.;:)]/.test(added) && words.at(-1)?.endsWith(' ')) {
      const last = words.pop() ?? '';
      length -= last.length;
      push(last.trimEnd());
    }
    pieces.push({ at: length, from });
    push(added);
  }

  function push(added: string): void {
    words.push(added);
    length += added.length;
  }

  /** The last piece that begins at an offset or before it. Both offsets of the pieces rise. */
  function lastUpTo(offset: 'at' | 'from', most: number): Piece | undefined {
    let [low, high] = [0, pieces.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((pieces[middle]?.[offset] ?? 0) <= most) low = middle + 1;
      else high = middle;
    }
    return pieces[low - 1];
  }

  function place(at: number): number {
    const piece = lastUpTo('at', at);
    return start + (piece === undefined ? at : piece.from + at - piece.at);
  }
}

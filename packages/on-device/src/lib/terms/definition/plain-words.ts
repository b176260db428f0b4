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
  const pieces: { readonly at: number; readonly from: number }[] = [];
  let text = '';
  let from = 0;
  for (const { index, 0: mark } of written.matchAll(LEFT_OUT)) {
    if (mark === ' ') continue;
    add(index);
    if (/\s/.test(mark) && text !== '' && !text.endsWith(' ')) text += ' ';
    from = index + mark.length;
  }
  add(written.length);
  return {
    text,
    raw: (reach) => ({ start: place(reach.start), end: place(reach.end - 1) + 1 }),
    plain: (at) => {
      const piece = pieces.findLast(({ from }) => from <= at - start);
      return piece === undefined ? 0 : piece.at + at - start - piece.from;
    },
  };

  function add(to: number): void {
    if (to <= from) return;
    // A mask between a word and its comma leaves a space that is none.
    if (/^[,.;:)]/.test(written.slice(from, to))) text = text.trimEnd();
    pieces.push({ at: text.length, from });
    text += written.slice(from, to);
  }

  function place(at: number): number {
    const piece = pieces.findLast((it) => it.at <= at);
    return start + (piece === undefined ? at : piece.from + at - piece.at);
  }
}

import type { Block, Sentence, TextDocument } from '../../../lib/text/document.ts';
import { MASK } from '../rule.ts';

/** A paragraph or a list item of the writer's own prose. */
export interface Paragraph {
  readonly block: Block;
  readonly sentences: readonly Sentence[];
  /** The number of the paragraph from 1, or 0 for a list item. */
  readonly number: number;
  readonly words: number;
}

/** The writer's prose, without headings, table rows and the reference list. */
export interface Prose {
  readonly document: TextDocument;
  readonly paragraphs: readonly Paragraph[];
  readonly sentences: readonly Sentence[];
  readonly words: number;
  /** The raw text at the same offsets, with everything but the writer's prose masked and straight apostrophes. */
  readonly masked: string;
}

const REFERENCES = /^(?:\d+\.?\s*)?(?:references?|bibliography|works? cited|sources|further reading|reference list|appendix|appendices)\b/i;
/** Links, e-mail addresses, quotations of up to 600 characters, code between back quotes. */
const NOT_PROSE =
  /(?:https?:\/\/|www\.)[^\s<>]+|[\w.+-]{1,60}@[\w-]{1,60}(?:\.[\w-]{1,30})+|"[^"]{1,600}"|“[^”]{1,600}”|«[^»]{1,600}»|`[^`]{1,300}`|(?<=^|[\s(])[‘'](?=\S)[^‘'’\n]{1,300}(?:(?<=\w)['’](?=\w)[^‘'’\n]{1,300}){0,9}(?<=\S)['’](?=[\s.,;:)?!]|$)/gu;

const known = new WeakMap<TextDocument, Prose>();

/** Reads the prose of a document and caches it, as every part of the result needs it. */
export function proseOf(document: TextDocument): Prose {
  const before = known.get(document);
  if (before !== undefined) return before;
  const paragraphs: Paragraph[] = [];
  let number = 0;
  for (const part of document.parts) {
    if (part.heading !== undefined && REFERENCES.test(document.raw.slice(part.heading.start, part.heading.end))) continue;
    for (const block of part.blocks) {
      if (block.kind !== 'paragraph' && block.kind !== 'item') continue;
      const words = block.sentences.reduce((sum, sentence) => sum + sentence.tokens.length, 0);
      const entry = /^(?:\[\d+\]|[A-Z][\w'’-]+, [A-Z]\.).*\b(?:19|20)\d{2}\b/s.test(
        document.raw.slice(block.start, Math.min(block.end, block.start + 300)),
      );
      if (words === 0 || entry || isTitle(document, block, words)) continue;
      if (block.kind === 'paragraph') number += 1;
      paragraphs.push({ block, sentences: block.sentences, number: block.kind === 'paragraph' ? number : 0, words });
    }
  }
  const prose: Prose = {
    document,
    paragraphs,
    sentences: paragraphs.flatMap(({ sentences }) => sentences),
    words: paragraphs.reduce((sum, { words }) => sum + words, 0),
    masked: mask(document, paragraphs),
  };
  known.set(document, prose);
  return prose;
}

/** Whether a block is a title, "Dear Sir," or a signature: a short line without a full stop, with more text around it. */
function isTitle({ raw, words: all }: TextDocument, { kind, start, end }: Block, words: number): boolean {
  return kind === 'paragraph' && words < 12 && all > 4 * words && !/[.!?:;"”]$/.test(raw.slice(start, end).trimEnd());
}

function mask({ raw }: TextDocument, paragraphs: readonly Paragraph[]): string {
  const pieces: string[] = [];
  let at = 0;
  for (const { block } of paragraphs) {
    pieces.push(MASK.repeat(Math.max(0, block.start - at)));
    pieces.push(raw.slice(block.start, block.end).replace(NOT_PROSE, (found) => MASK.repeat(found.length)));
    at = block.end;
  }
  pieces.push(MASK.repeat(Math.max(0, raw.length - at)));
  return pieces.join('').replace(/[’‘]/g, "'");
}

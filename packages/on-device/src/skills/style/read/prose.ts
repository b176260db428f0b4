import type { Block, Sentence, TextDocument } from '../../../lib/text/document.ts';
import { MASK } from '../masked.ts';

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
  /** Pieces that hold no prose and were not checked, in order. */
  readonly unchecked: readonly Unchecked[];
  /** The blocks of the list of sources. */
  readonly sources: readonly Block[];
  /** The raw text at the same offsets, with everything but the writer's prose masked and straight apostrophes. */
  readonly masked: string;
  /** The same with headings, titles and greetings, in which only the spelling is checked. */
  readonly lettered: string;
}

/** A piece of the text that is no prose. */
export interface Unchecked {
  readonly start: number;
  readonly end: number;
  readonly reason: string;
}

const TABLE = 'A table: only sentences are checked.';
const SOURCES = 'A list of sources: only sentences are checked.';
const CODE = 'Code: only sentences are checked.';
const FRONT = 'Data about the text: only sentences are checked.';
/** Data in front of a text in Markdown, between lines of three hyphens. */
const FRONT_MATTER = /^\s*---\n(?:[\w-]+:[^\n]*\n|\s[^\n]*\n){1,40}---(?=\n|$)/;
/** Code between lines of three back quotes. */
const FENCED = /^```[^\n]*\n[\s\S]*?^```[^\n]*$/gm;

const REFERENCES = /^(?:\d+\.?\s*)?(?:references?|bibliography|works? cited|sources|further reading|reference list|appendix|appendices)\b/i;
/** The most words of a question that is a title. */
const LONGEST_QUESTION = 40;
/** Links, e-mail addresses, quotations of up to 600 characters, code between back quotes. */
const NOT_PROSE =
  /(?:https?:\/\/|www\.)[^\s<>]+|[\w.+-]{1,60}@[\w-]{1,60}(?:\.[\w-]{1,30})+|"[^"]{1,600}"|“[^”]{1,600}”|«[^»]{1,600}»|(?<![a-zA-Z])`[^`]{1,300}`|(?<=^|[\s(])[‘'](?=\S)[^‘'’\n]{1,300}(?:(?<=\w)['’](?=\w)[^‘'’\n]{1,300}){0,9}(?<=\S)['’](?=[\s.,;:)?!]|$)/gu;

/** Words between quotation marks, as dialogues have them. */
const QUOTATION = /"[^"]{1,600}"|“[^”]{1,600}”/gu;

const known = new WeakMap<TextDocument, Prose>();

/** Reads the prose of a document and caches it, as every part of the result needs it. */
export function proseOf(document: TextDocument): Prose {
  const before = known.get(document);
  if (before !== undefined) return before;
  const paragraphs: Paragraph[] = [];
  const code = [...document.raw.matchAll(FENCED)].map(({ index, 0: text }) => ({ start: index, end: index + text.length, reason: CODE }));
  const front = FRONT_MATTER.exec(document.raw)?.[0].length ?? 0;
  if (front > 0) code.push({ start: 0, end: front, reason: FRONT });
  const unchecked: Unchecked[] = [...code];
  const titles: Block[] = [];
  const listed: Block[] = [];
  let number = 0;
  for (const part of document.parts) {
    const sources = part.heading !== undefined && REFERENCES.test(document.raw.slice(part.heading.start, part.heading.end));
    if (part.heading !== undefined && !sources) titles.push(part.heading);
    for (const block of part.blocks) {
      if (code.some(({ start, end }) => block.start >= start && block.end <= end)) continue;
      if (sources) {
        listed.push(block);
        unchecked.push({ start: block.start, end: block.end, reason: SOURCES });
      }
      if (!sources && block.kind === 'row') unchecked.push({ start: block.start, end: block.end, reason: TABLE });
      if (sources || (block.kind !== 'paragraph' && block.kind !== 'item')) continue;
      const words = block.sentences.reduce((sum, sentence) => sum + sentence.tokens.length, 0);
      const entry = /^(?:\[\d+\]|[A-Z][\w'’-]+, [A-Z]\.).*\b(?:19|20)\d{2}\b/s.test(
        document.raw.slice(block.start, Math.min(block.end, block.start + 300)),
      );
      if (entry) {
        listed.push(block);
        unchecked.push({ start: block.start, end: block.end, reason: SOURCES });
      }
      if (words === 0 || entry) continue;
      if (isTitle(document, block, words) || (number === 0 && paragraphs.length === 0 && isQuestionTitle(document, block, words))) {
        titles.push(block);
        continue;
      }
      if (block.kind === 'paragraph') number += 1;
      paragraphs.push({ block, sentences: block.sentences, number: block.kind === 'paragraph' ? number : 0, words });
    }
  }
  const prose: Prose = {
    document,
    paragraphs,
    sentences: paragraphs.flatMap(({ sentences }) => sentences),
    words: paragraphs.reduce((sum, { words }) => sum + words, 0),
    unchecked: joined(unchecked),
    sources: listed,
    masked: mask(
      document,
      paragraphs.map(({ block }) => block),
    ),
    lettered: mask(
      document,
      [...titles, ...paragraphs.map(({ block }) => block)].sort((a, b) => a.start - b.start),
    ),
  };
  known.set(document, prose);
  return prose;
}

/** The text with everything but the quotations in its paragraphs masked. */
export function quotationsOf({ document: { raw }, paragraphs }: Prose): string {
  let text = '';
  for (const { block } of paragraphs)
    for (const { 0: quotation, index } of raw.slice(block.start, block.end).matchAll(QUOTATION))
      text += MASK.repeat(block.start + index + 1 - text.length) + quotation.slice(1, -1);
  return text.replace(/[’‘]/g, "'");
}

/** Joins pieces with the same reason that follow one another, so that a table is one piece. */
function joined(pieces: readonly Unchecked[]): Unchecked[] {
  const all: Unchecked[] = [];
  for (const piece of [...pieces].sort((a, b) => a.start - b.start)) {
    const last = all.at(-1);
    if (last?.reason === piece.reason && piece.start - last.end <= 3) all[all.length - 1] = { ...last, end: piece.end };
    else all.push(piece);
  }
  return all;
}

/** Whether a block is a title, "Dear Sir," or a signature: a short line without a full stop, with more text around it. */
function isTitle({ raw, words: all }: TextDocument, { kind, start, end }: Block, words: number): boolean {
  return kind === 'paragraph' && words < 12 && all > 4 * words && !/[.!?:;"”]$/.test(raw.slice(start, end).trimEnd());
}

/** Whether the first block is the question that the essay answers: one line of one question, and longer paragraphs after it. */
function isQuestionTitle({ raw, blocks }: TextDocument, { kind, start, end, sentences }: Block, words: number): boolean {
  const others = blocks.filter((block) => block.kind === 'paragraph' && block.start > start && block.sentences.length > 1);
  return (
    kind === 'paragraph' &&
    sentences.length === 1 &&
    words < LONGEST_QUESTION &&
    others.length >= 2 &&
    /^[^\n]+\?\s*$/.test(raw.slice(start, end))
  );
}

function mask({ raw }: TextDocument, blocks: readonly Block[]): string {
  const pieces: string[] = [];
  let at = 0;
  for (const block of blocks) {
    pieces.push(MASK.repeat(Math.max(0, block.start - at)));
    pieces.push(raw.slice(block.start, block.end).replace(NOT_PROSE, (found) => MASK.repeat(found.length)));
    at = block.end;
  }
  pieces.push(MASK.repeat(Math.max(0, raw.length - at)));
  // Some keyboards write an accent for an apostrophe: "isn´t".
  return pieces.join('').replace(/[’‘]|(?<=[a-z])[´`](?=(?:t|s|m|d|re|ve|ll)\b)/gi, "'");
}

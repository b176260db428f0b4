import type { Block, TextDocument } from '../../../text/document.ts';
import { countWords } from '../../../text/tokens.ts';
import { lineAt } from '../sides/card-sides.ts';

/** A line of notes with the lines that stand under it: points below a line, lines below a heading. */
export interface Note {
  readonly block: Block;
  readonly over: Note | undefined;
  readonly under: Note[];
}

/** Headings have the depths 1 to 6. Plain lines stand below each heading, and items below each plain line. */
const DEPTH_OF_LINES = 10;

/** A longer paragraph is prose, in words. */
const LONG = 50;
/** The share of words in long paragraphs from which a text is prose. Measured: at most .25 in notes, .6 and more in textbooks. */
const PROSE = 0.4;

/** Whether a text is notes and no prose. */
function isNotes({ blocks, raw, words }: TextDocument): boolean {
  const long = blocks.filter(({ kind }) => kind === 'paragraph').map(({ start, end }) => countWords(raw.slice(start, end)));
  return long.filter((count) => count > LONG).reduce((sum, count) => sum + count, 0) < PROSE * words;
}

const cache = new WeakMap<TextDocument, readonly Note[]>();

/** The lines of notes, in order. Rows of tables are none, and prose has none. */
export function notesOf(document: TextDocument): readonly Note[] {
  let notes = cache.get(document);
  if (notes === undefined) {
    notes = isNotes(document) ? read(document) : [];
    cache.set(document, notes);
  }
  return notes;
}

const byLine = new WeakMap<TextDocument, ReadonlyMap<number, Note>>();

/** The note that begins in the line of a place. */
export function noteAt(document: TextDocument, at: number): Note | undefined {
  let notes = byLine.get(document);
  if (notes === undefined) {
    notes = new Map(notesOf(document).map((note) => [lineAt(document.raw, note.block.start), note]));
    byLine.set(document, notes);
  }
  return notes.get(lineAt(document.raw, at));
}

function read(document: TextDocument): Note[] {
  const notes: Note[] = [];
  const open: { note: Note; depth: number }[] = [];
  const marked = document.blocks.some((block) => isMarkedHeading(document, block));
  for (const block of document.blocks) {
    if (block.kind === 'row') continue;
    const depth = depthOf(block, block.kind === 'heading' && (!marked || isMarkedHeading(document, block)));
    while ((open.at(-1)?.depth ?? 0) >= depth) open.pop();
    const over = open.at(-1)?.note;
    const note: Note = { block, over, under: [] };
    over?.under.push(note);
    open.push({ note, depth });
    notes.push(note);
  }
  return notes;
}

function depthOf({ kind, level }: Block, isHeading: boolean): number {
  if (isHeading) return level;
  return kind === 'item' ? DEPTH_OF_LINES + level : DEPTH_OF_LINES;
}

/** A heading with its mark. In a text that has such headings, a line that only looks like a heading is a plain line. */
export const isMarkedHeading = ({ value }: TextDocument, { kind, start }: Block) =>
  kind === 'heading' && /^\s*#/.test(value.slice(value.lastIndexOf('\n', start) + 1, start));

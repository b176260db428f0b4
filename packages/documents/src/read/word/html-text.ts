import { characterOfEntity, type ReadPart } from '@marginalia/engine';
import { alternativeText } from '../office/alternative-text.ts';
import { withBreaks } from '../wording.ts';

const TOKEN = /<(?<close>\/?)(?<tag>[a-z][a-z0-9]*)(?<rest>[^>]*)>|(?<text>[^<]+)/g;
/** The box of a list of tasks. */
const BOX = /^[☐☑☒](?=\s)/;

/**
 * The text of the HTML that mammoth writes, cut into one part a heading. Workers have no parser of HTML, and mammoth's is plain: it
 * closes every element and escapes all text.
 */
export function htmlText(html: string): { readonly parts: readonly ReadPart[]; readonly notes: number } {
  const blocks = new Blocks();
  let notes = 0;
  /** The number of open elements of a note, or of a reference to one. Their text is left out. */
  let inNote = 0;
  for (const { groups } of html.matchAll(TOKEN)) {
    const { close, tag, rest = '', text } = groups as Record<string, string | undefined>;
    if (tag === undefined) blocks.say(inNote > 0 ? '' : decoded(text ?? ''));
    else if (inNote > 0 || isNote(tag, rest)) {
      if (inNote === 0 && tag === 'li') notes += 1;
      if (!rest.endsWith('/')) inNote += close ? -1 : 1;
    } else if (tag === 'img') blocks.say(pictureIn(rest));
    else if (close) blocks.close(tag);
    else blocks.open(tag);
  }
  blocks.end();
  return { parts: partsOf(blocks.all), notes };
}

/** The description of a picture. */
function pictureIn(rest: string): string {
  const text = alternativeText(decoded(/alt="([^"]*)"/.exec(rest)?.[1] ?? ''));
  return text === undefined ? '' : ` ${text} `;
}

interface Block {
  readonly text: string;
  /** The level of a heading, or 0. */
  readonly level: number;
}

/** The blocks of text that tags open and close. */
class Blocks {
  readonly all: Block[] = [];
  /** For each open list the number of its last item, or undefined for one with bullets. */
  readonly #lists: (number | undefined)[] = [];
  #text = '';
  /** The mark of the open item of a list. */
  #mark = '';
  /** The cells of the open row of a table. */
  #cells: string[] | undefined;

  say(text: string): void {
    this.#text += text;
  }

  open(tag: string): void {
    if (tag === 'br') this.#text += '\n';
    else if (tag === 'ul' || tag === 'ol') {
      this.end();
      this.#lists.push(tag === 'ol' ? 0 : undefined);
    } else if (tag === 'li') this.#openItem();
    else if (tag === 'tr') {
      this.end();
      this.#cells = [];
    }
  }

  close(tag: string): void {
    const level = Number(/^h([1-6])$/.exec(tag)?.[1] ?? 0);
    if (tag === 'td' || tag === 'th') {
      this.#cells?.push(this.#taken());
    } else if (tag === 'tr') {
      const row = this.#cells ?? [];
      this.#cells = undefined;
      if (row.some((cell) => cell !== '')) this.all.push({ text: row.join(' | '), level: 0 });
    } else if (level > 0 || tag === 'p' || tag === 'li') this.end(level);
    if (tag === 'ul' || tag === 'ol') this.#lists.pop();
    if (tag === 'li') this.#mark = '';
  }

  /** Ends a block. The paragraphs of a cell go on in the same line. */
  end(level = 0): void {
    if (this.#cells) {
      this.#text += ' ';
      return;
    }
    const text = this.#taken();
    if (text === '') return;
    this.all.push({ text: this.#mark + text.replace(BOX, (box) => (box === '☐' ? '[ ]' : '[x]')), level });
    // Further paragraphs of an item stand below its text.
    this.#mark = ' '.repeat(this.#mark.length);
  }

  #openItem(): void {
    this.end();
    const number = this.#lists.at(-1);
    const next = number === undefined ? undefined : number + 1;
    this.#lists.splice(-1, 1, next);
    this.#mark = `${'  '.repeat(Math.max(0, this.#lists.length - 1))}${next === undefined ? '-' : `${next}.`} `;
  }

  #taken(): string {
    const text = this.#text.replace(/[^\S\n]+/g, ' ').trim();
    this.#text = '';
    return text;
  }
}

/** Mammoth marks a reference to a note, and the note in a list at the end, by their ids. */
function isNote(tag: string, rest: string): boolean {
  return (tag === 'li' && /id="(?:foot|end)note-\d/.test(rest)) || (tag === 'a' && /id="(?:foot|end)note-ref-/.test(rest));
}

function partsOf(blocks: readonly { readonly text: string; readonly level: number }[]): readonly ReadPart[] {
  const parts: { title?: string; lines: string[] }[] = [];
  for (const { text, level } of blocks) {
    if (level > 0) parts.push({ title: text, lines: [`${'#'.repeat(level)} ${text}`] });
    else if (parts.length === 0) parts.push({ lines: [text] });
    else parts.at(-1)?.lines.push(text);
  }
  return parts.map(({ title, lines }) => ({ ...(title !== undefined && { title }), text: withBreaks(lines) }));
}

function decoded(text: string): string {
  return text.replace(/&(amp|lt|gt|quot);/g, (entity, name: string) => characterOfEntity(name) ?? entity).replace(/\s+/g, ' ');
}

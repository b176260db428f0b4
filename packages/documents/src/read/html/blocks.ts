import type { FilePart } from '@marginalia/engine';
import { withBreaks } from '../wording.ts';

/** The box of a list of tasks. */
const BOX = /^[☐☑☒](?=\s)/;

export interface HtmlBlock {
  readonly text: string;
  /** The level of a heading, or 0. */
  readonly level: number;
}

/** The blocks of text that tags open and close. */
export class HtmlBlocks {
  readonly all: HtmlBlock[] = [];
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
    if (tag === 'br') this.#text += this.#cells ? ' ' : '\n';
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
    const text = this.#text
      .replace(/[^\S\n]+/g, ' ')
      .replace(/ ?\n ?/g, '\n')
      .trim();
    this.#text = '';
    return text;
  }
}

/** The blocks cut into one part a heading. */
export function headedParts(blocks: readonly HtmlBlock[]): readonly FilePart[] {
  const parts: { title?: string; lines: string[] }[] = [];
  for (const { text, level } of blocks) {
    if (level > 0) parts.push({ title: text, lines: [`${'#'.repeat(level)} ${text}`] });
    else if (parts.length === 0) parts.push({ lines: [text] });
    else parts.at(-1)?.lines.push(text);
  }
  return parts.map(({ title, lines }) => ({ ...(title !== undefined && { title }), text: withBreaks(lines) }));
}

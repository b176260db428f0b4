import { FileRefused, type ReadDocument } from '@marginalia/engine';
import { decodeHTMLStrict } from 'entities/decode';
import { alternativeText } from '../office/alternative-text.ts';
import { countIfAny } from '../wording.ts';
import { HtmlBlocks, headedParts } from './blocks.ts';
import { type HtmlToken, htmlTokens } from './html-tokens.ts';

/** What a page shows around its text, or does not show at all. */
const SKIPPED = new Set(['head', 'nav', 'template', 'noscript', 'svg', 'canvas', 'object', 'audio', 'video', 'select', 'button', 'dialog']);
/** The elements whose end a page may leave out, so that the end of what is hidden is not known. */
const OPEN_ENDED = new Set(['p', 'li', 'dt', 'dd', 'tr', 'td', 'th', 'thead', 'tbody', 'tfoot', 'option', 'body', 'html']);
const NOT_SHOWN = /\saria-hidden\s*=\s*["']?true|\sstyle\s*=\s*["'][^"']*display\s*:\s*none/i;
/** The attribute, which is no word of a value. */
const HIDDEN = /\shidden(?=[\s=/]|$)/i;
const VALUES = /"[^"]*"|'[^']*'/g;
const VOID = new Set(['br', 'hr', 'img', 'input', 'meta', 'link', 'wbr', 'col', 'source', 'area', 'base', 'embed', 'track', 'param']);
const BLOCKS = new Set(
  'p div section article main header footer aside blockquote pre figure figcaption address details summary form fieldset legend body caption dl dt hr h1 h2 h3 h4 h5 h6'.split(
    ' ',
  ),
);

/** The text of a web page: headings and lists as in Markdown, the cells of a table row on one line. Scripts and menus are left out. */
export function readHtml(html: string): ReadDocument {
  const page = new Page();
  for (const token of htmlTokens(html)) page.read(token);
  const parts = headedParts(page.blocks());
  if (parts.length === 0) throw new FileRefused('empty');
  return { format: 'html', kind: 'document', parts, leftOut: [...countIfAny(page.images, 'image'), ...countIfAny(page.menus, 'menu')] };
}

/** A page that is read from its start to its end. */
class Page {
  images = 0;
  menus = 0;
  readonly #blocks = new HtmlBlocks();
  /** The element that is skipped, and how many of its name are open in it. */
  #skipped: { readonly tag: string; depth: number } | undefined;
  #lists = 0;
  #inRow = false;
  #inCell = false;
  #inPre = false;
  #inTerm = false;
  #afterTerm = false;

  read(token: HtmlToken): void {
    if (token.kind !== 'text') this.#tag(token);
    else if (!this.#skipped) this.#say(token.text);
  }

  blocks(): HtmlBlocks['all'] {
    this.#endRow();
    this.#blocks.end();
    return this.#blocks.all;
  }

  #say(text: string): void {
    const said = decodeHTMLStrict(this.#inPre ? text : text.replace(/[\t\n\f\r ]+/g, ' ')).replace(/\u00ad/g, '');
    // Between a term and its meaning stands no text.
    if (this.#afterTerm && said.trim() === '') return;
    this.#blocks.say(said);
  }

  #tag({ kind, tag, attributes }: Exclude<HtmlToken, { kind: 'text' }>): void {
    const skipped = this.#skipped;
    if (skipped) {
      if (tag === skipped.tag && !attributes.endsWith('/')) skipped.depth += kind === 'open' ? 1 : -1;
      if (skipped.depth === 0) this.#skipped = undefined;
    } else if (kind === 'close') this.#close(tag);
    else if (tag === 'img') this.#picture(attributes);
    else if (tag === 'math') this.#formula(attributes);
    else if (this.#skips(tag, attributes)) this.#skip(tag, attributes);
    else this.#open(tag);
  }

  #skips(tag: string, attributes: string): boolean {
    if (SKIPPED.has(tag)) return true;
    if (VOID.has(tag) || OPEN_ENDED.has(tag)) return false;
    return NOT_SHOWN.test(attributes) || HIDDEN.test(attributes.replace(VALUES, ''));
  }

  #skip(tag: string, attributes: string): void {
    if (tag === 'nav') this.menus += 1;
    if (!attributes.endsWith('/')) this.#skipped = { tag, depth: 1 };
  }

  #open(tag: string): void {
    if (tag === 'table' || tag === 'tr') this.#endRow();
    if (tag === 'td' || tag === 'th') {
      if (!this.#inRow) this.#open('tr');
      this.#endCell();
      this.#inCell = true;
    } else if (tag === 'tr') {
      this.#blocks.open('tr');
      this.#inRow = true;
    } else if (tag === 'ul' || tag === 'ol') {
      this.#blocks.open(tag);
      this.#lists += 1;
    } else if (tag === 'li') {
      if (this.#lists === 0) this.#open('ul');
      this.#blocks.open('li');
    } else if (tag === 'br') this.#blocks.open('br');
    else if (tag === 'dd') {
      if (this.#inTerm || this.#afterTerm) this.#blocks.say(': ');
      else this.#blocks.end();
    } else if (BLOCKS.has(tag)) this.#blocks.end();
    if (tag === 'pre') this.#inPre = true;
    this.#afterTerm = false;
    if (tag === 'dt' || tag === 'dd') this.#inTerm = tag === 'dt';
  }

  #close(tag: string): void {
    if (tag === 'td' || tag === 'th') this.#endCell();
    else if (tag === 'tr' || tag === 'table') this.#endRow();
    else if (tag === 'ul' || tag === 'ol') {
      this.#blocks.end();
      this.#blocks.close('li');
      this.#blocks.close(tag);
      this.#lists = Math.max(0, this.#lists - 1);
    } else if (tag === 'dt') this.#afterTerm = this.#inTerm;
    else if (/^(?:h[1-6]|li)$/.test(tag)) this.#blocks.close(tag);
    else if (tag === 'dd' || BLOCKS.has(tag)) this.#blocks.end();
    if (tag === 'pre') this.#inPre = false;
  }

  #endCell(): void {
    if (this.#inCell) this.#blocks.close('td');
    this.#inCell = false;
  }

  /** A table inside a cell begins below the text of the cell. */
  #endRow(): void {
    this.#endCell();
    if (this.#inRow) this.#blocks.close('tr');
    this.#inRow = false;
  }

  #picture(attributes: string): void {
    const text = alternativeText(attributeOf('alt', attributes));
    if (text === undefined) this.images += 1;
    else this.#blocks.say(` ${text} `);
  }

  /** The signs of a formula say less than the text that its page gives for it. */
  #formula(attributes: string): void {
    const text = attributeOf('alttext', attributes);
    if (text === '') return;
    this.#blocks.say(` ${text} `);
    this.#skip('math', attributes);
  }
}

function attributeOf(name: string, attributes: string): string {
  const [, quoted, other, bare] = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i').exec(attributes) ?? [];
  return decodeHTMLStrict(quoted ?? other ?? bare ?? '').trim();
}

import { type FilePart, FileRefused, type ReadDocument } from '@marginalia/engine';
import { countIfAny } from '../wording.ts';
import { readMarkdown } from './read-markdown.ts';

interface Cell {
  readonly cell_type?: unknown;
  readonly source?: unknown;
  /** The code of older notebooks. */
  readonly input?: unknown;
  readonly outputs?: unknown;
}

/** The codes by which a terminal colours its text. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they begin with an escape.
const COLOURS = /\u001b\[[\d;]*m/g;
/** The text that stands for a figure: "<Figure size 640x480 with 1 Axes>". */
const STANDS_FOR_PICTURE = /^<[^>\n]*>$/;

/** The cells of a Jupyter notebook: Markdown as it stands, code and the texts that it put out as blocks of code. */
export function readNotebook(text: string): ReadDocument {
  const parts: { title?: string; texts: string[] }[] = [];
  let images = 0;
  for (const cell of cellsOf(text)) {
    const outputs = listOf(cell.outputs).map((output) => outputOf(output));
    images += outputs.filter(({ isPicture }) => isPicture).length;
    const source = linesOf(cell.source ?? cell.input);
    const isCode = cell.cell_type === 'code';
    const texts = [isCode ? codeOf(source) : readMarkdown(source).trim(), ...outputs.map(({ text: said }) => codeOf(said))].filter(Boolean);
    const title = isCode ? undefined : /^#{1,6}\s+(.+)/.exec(source.trim())?.[1]?.trim();
    if (title !== undefined) parts.push({ title, texts });
    else if (parts.length === 0) parts.push({ texts });
    else parts.at(-1)?.texts.push(...texts);
  }
  const read = parts.map(({ title, texts }): FilePart => ({ ...(title !== undefined && { title }), text: texts.join('\n\n') }));
  const filled = read.filter((part) => part.text !== '');
  if (filled.length === 0) throw new FileRefused('empty');
  return { format: 'notebook', kind: 'document', parts: filled, leftOut: countIfAny(images, 'image') };
}

/** The cells of a notebook in the form of today, or in the form before, which had sheets. */
function cellsOf(text: string): readonly Cell[] {
  const { cells, worksheets } = JSON.parse(text) as { cells?: unknown; worksheets?: unknown };
  const all =
    cells === undefined ? listOf(worksheets).flatMap((sheet) => listOf((sheet as { cells?: unknown } | null)?.cells)) : listOf(cells);
  return all.filter((cell): cell is Cell => typeof cell === 'object' && cell !== null);
}

/** The text of an output: what was printed, or the plain form of a value. */
function outputOf(output: unknown): { readonly text: string; readonly isPicture: boolean } {
  const { text, data, ename, evalue, ...rest } = (output ?? {}) as Readonly<Record<string, unknown>>;
  const forms = (data ?? rest) as Readonly<Record<string, unknown>>;
  const isPicture = Object.keys(forms).some((type) => /^image\/|^(?:png|jpeg|svg)$/.test(type));
  if (typeof ename === 'string') return { text: `${ename}: ${linesOf(evalue)}`, isPicture };
  const said = linesOf(text ?? forms['text/plain'])
    .replace(COLOURS, '')
    .trimEnd();
  return { text: isPicture && STANDS_FOR_PICTURE.test(said) ? '' : said, isPicture };
}

function codeOf(text: string): string {
  return text.trim() === '' ? '' : `\`\`\`\n${text.trimEnd()}\n\`\`\``;
}

/** A text of a notebook is a list of lines, or one text. */
function linesOf(value: unknown): string {
  return typeof value === 'string'
    ? value
    : listOf(value)
        .filter((line) => typeof line === 'string')
        .join('');
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

import { FileRefused, type ReadDocument } from '@marginalia/engine';
import { zipSync } from 'fflate';
import mammoth from 'mammoth';
import { countIfAny } from '../wording.ts';
import { inflateAll } from '../zip/inflate.ts';
import type { ZipEntry } from '../zip/zip-entries.ts';
import { withFormulas } from './formulas.ts';
import { htmlText } from './html-text.ts';
import { checkNesting } from './nesting.ts';

/** The files of a Word document with text that is read. */
const TEXTS = /^word\/(?:document\d*|footnotes|endnotes)\.xml$/i;

/** The text of a Word document: headings and lists as in Markdown, the cells of a table row on one line. */
export async function readWord(entries: readonly ZipEntry[]): Promise<ReadDocument> {
  // Mammoth unpacks without a limit, so it gets an archive of the files that are counted here. Pictures and macros are not among them.
  const files = inflateAll(entries.filter(({ name }) => /\.(?:xml|rels)$/.test(name)));
  for (const file of Object.values(files)) checkNesting(file);
  for (const [name, file] of Object.entries(files)) if (TEXTS.test(name)) files[name] = withFormulas(file);
  const archive = zipSync(files, { level: 0 });
  let images = 0;
  const convertImage = mammoth.images.imgElement(async () => {
    images += 1;
    return { src: '' };
  });
  const html = await convert(archive, convertImage);
  const { parts, notes } = htmlText(html);
  const charts = entries.filter(({ name }) => /^word\/charts\/chart\d*\.xml$/i.test(name)).length;
  if (parts.length === 0) throw new FileRefused('empty');
  return {
    format: 'docx',
    kind: 'document',
    parts,
    leftOut: [
      ...countIfAny(images, 'image'),
      ...countIfAny(notes, 'note'),
      ...countIfAny(commentsIn(files), 'comment'),
      ...countIfAny(charts, 'chart'),
    ],
  };
}

/** The comments of readers, which are no part of the text. */
function commentsIn(files: Readonly<Record<string, Uint8Array>>): number {
  const file = files['word/comments.xml'];
  return file === undefined ? 0 : new TextDecoder().decode(file).split('<w:comment ').length - 1;
}

async function convert(archive: Uint8Array<ArrayBuffer>, convertImage: ReturnType<typeof mammoth.images.imgElement>): Promise<string> {
  try {
    // Mammoth reads the first in browsers and the second in Node.
    const input = { arrayBuffer: archive.buffer, buffer: archive };
    const { value } = await mammoth.convertToHtml(input, { convertImage, externalFileAccess: false });
    return value;
  } catch (cause) {
    throw new FileRefused('damaged', { cause });
  }
}

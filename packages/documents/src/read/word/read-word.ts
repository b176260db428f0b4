import { FileRefused, type ReadDocument } from '@marginalia/engine';
import { zipSync } from 'fflate';
import mammoth from 'mammoth';
import { counted } from '../wording.ts';
import { inflateAll } from '../zip/inflate.ts';
import type { ZipEntry } from '../zip/zip-entries.ts';
import { htmlText } from './html-text.ts';
import { checkNesting } from './nesting.ts';

/** The text of a Word document: headings and lists as in Markdown, the cells of a table row on one line. */
export async function readWord(entries: readonly ZipEntry[]): Promise<ReadDocument> {
  // Mammoth unpacks without a limit, so it gets an archive of the files that are counted here. Pictures and macros are not among them.
  const files = inflateAll(entries.filter(({ name }) => /\.(?:xml|rels)$/.test(name)));
  for (const file of Object.values(files)) checkNesting(file);
  const archive = zipSync(files, { level: 0 });
  let images = 0;
  const convertImage = mammoth.images.imgElement(async () => {
    images += 1;
    return { src: '' };
  });
  const html = await convert(archive, convertImage);
  const macros = entries.some(({ name }) => /vbaProject\.bin$/i.test(name)) ? ['macros'] : [];
  const { parts, notes } = htmlText(html);
  if (parts.length === 0) throw new FileRefused('empty');
  return { format: 'docx', kind: 'document', parts, leftOut: [...counted(images, 'image'), ...counted(notes, 'note'), ...macros] };
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

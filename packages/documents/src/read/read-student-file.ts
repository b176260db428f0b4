import { type FileFormat, type FileKind, FileRefused, type ReadDocument } from '@marginalia/engine';
import { fileFormat, type KnownArchive } from './file-format.ts';
import { loaded } from './loaded.ts';
import type { ReadSettings } from './read-settings.ts';

const MOST_BYTES = 50 * 1024 * 1024;

const KINDS: Readonly<Partial<Record<FileFormat, FileKind>>> = {
  vtt: 'transcript',
  srt: 'transcript',
  csv: 'table',
  bib: 'references',
  ris: 'references',
  csl: 'references',
  ics: 'calendar',
};

/** Reads a file of any known format; the code for a format loads with the first file of it. Throws `FileRefused`. */
export async function readStudentFile(file: File, settings: ReadSettings = {}): Promise<ReadDocument> {
  if (file.size > MOST_BYTES) throw new FileRefused('too-big');
  const known = fileFormat(new Uint8Array(await file.arrayBuffer()), file.name);
  if ('entries' in known) return readArchive(known, settings.onProgress ?? (() => undefined));
  if (known.format === 'pdf') return (await loaded(import('./pdf/read-pdf.ts'))).readPdf(known.bytes, settings);
  if (known.format === 'ics') return (await loaded(import('./calendar/read-calendar.ts'))).readCalendar(known.text);
  if (known.format === 'html') return (await loaded(import('./html/read-html.ts'))).readHtml(known.text);
  if (known.format === 'notebook') return (await loaded(import('./text/read-notebook.ts'))).readNotebook(known.text);
  const text = (await plainText(known.text, known.format)).trim();
  if (text === '') throw new FileRefused('empty');
  return { format: known.format, kind: KINDS[known.format] ?? 'document', parts: [{ text }], leftOut: [] };
}

/** Reads an Office file. Its macros are never unpacked. */
async function readArchive(archive: KnownArchive, onProgress: (done: number, of: number) => void): Promise<ReadDocument> {
  const document = await readOffice(archive, onProgress);
  const hasMacros = archive.entries.some(({ name }) => /vbaProject\.bin$/i.test(name));
  return hasMacros ? { ...document, leftOut: [...document.leftOut, 'macros'] } : document;
}

async function readOffice({ format, entries }: KnownArchive, onProgress: (done: number, of: number) => void): Promise<ReadDocument> {
  if (format === 'docx') return (await loaded(import('./word/read-word.ts'))).readWord(entries);
  if (format === 'pptx') return (await loaded(import('./slides/read-slides.ts'))).readSlides(entries, onProgress);
  return (await loaded(import('./sheets/read-sheets.ts'))).readSheets(entries, onProgress);
}

async function plainText(text: string, format: FileFormat): Promise<string> {
  if (format === 'csv') return (await loaded(import('./text/read-csv.ts'))).readCsv(text);
  if (format === 'vtt' || format === 'srt') return (await loaded(import('./captions/read-captions.ts'))).readCaptions(text, format);
  if (format === 'markdown') return (await loaded(import('./text/read-markdown.ts'))).readMarkdown(text);
  if (format === 'csl') return (await loaded(import('./references/read-csl-json.ts'))).cslJsonAsRis(text);
  return text;
}

import { type FileFormat, FileRefused } from '@marginalia/engine';
import { decodeText } from './text/decode-text.ts';
import { type ZipEntry, zipEntries } from './zip/zip-entries.ts';

/** A file with its format: its bytes, the entries of an archive, or a text. */
type KnownFile =
  | { readonly format: 'pdf'; readonly bytes: Uint8Array }
  | KnownArchive
  | { readonly format: TextFormat; readonly text: string };

/** An Office file. */
export interface KnownArchive {
  readonly format: 'docx' | 'pptx' | 'xlsx';
  readonly entries: readonly ZipEntry[];
}

type TextFormat = Exclude<FileFormat, 'pdf' | KnownArchive['format']>;

/** Finds the format of a file by its bytes. The name only distinguishes some texts, such as a table. */
export function fileFormat(bytes: Uint8Array, name: string): KnownFile {
  if (startsWith(bytes, [0x50, 0x4b, 0x03, 0x04])) return archiveOf(bytes);
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) throw new FileRefused(isEncryptedOffice(bytes) ? 'protected' : 'old-office');
  // The mark of a PDF may stand behind other bytes.
  if (new TextDecoder('latin1').decode(bytes.subarray(0, 1024)).includes('%PDF-')) return { format: 'pdf', bytes };
  const text = decodeText(bytes);
  if (text === undefined) throw new FileRefused('unknown');
  if (text.startsWith('{\\rtf')) throw new FileRefused('other-office');
  return { format: textFormat(text, name), text };
}

function archiveOf(bytes: Uint8Array): KnownArchive {
  const entries = zipEntries(bytes);
  if (entries.some((entry) => entry.name === 'META-INF/encryption.xml')) throw new FileRefused('protected');
  for (const [format, main] of MAIN_FILES) {
    if (entries.some(({ name }) => main.test(name))) return { format, entries };
  }
  const isOther = entries.some(({ name, packed }) => OTHER_OFFICE.test(name) || (name === 'mimetype' && isOpenDocument(packed)));
  throw new FileRefused(isOther ? 'other-office' : 'unknown');
}

/** The main files of Office archives. Some programs write them in other cases. */
const MAIN_FILES = [
  ['docx', /^word\/document\d*\.xml$/i],
  ['pptx', /^ppt\/presentation\.xml$/i],
  ['xlsx', /^xl\/workbook\.xml$/i],
] as const;

/** A file of Pages, Numbers or Keynote, or a binary workbook (.xlsb). */
const OTHER_OFFICE = /^(?:Index\/.*\.iwa|Index\.zip|index\.(?:xml|apxl)(?:\.gz)?|xl\/workbook\.bin)$/;

/** The first file of an OpenDocument names its type and is not packed. */
function isOpenDocument(type: Uint8Array): boolean {
  return new TextDecoder().decode(type).startsWith('application/vnd.oasis.opendocument.');
}

function textFormat(text: string, name: string): TextFormat {
  if (/^WEBVTT(?:\s|$)/.test(text)) return 'vtt';
  if (/^\s*\d+\s*\n\d+:\d\d:\d\d[,.]\d{3} --> /.test(text)) return 'srt';
  if (/\.(?:csv|tsv)$/i.test(name)) return 'csv';
  if (/^\s*BEGIN:VCALENDAR\s/i.test(text)) return 'ics';
  if (/^\s*TY {1,2}- /.test(text)) return 'ris';
  if (/^(?:\s|%.*\n)*@\w+\s*[{(]/.test(text) || /\.bib$/i.test(name)) return 'bib';
  if (/^\s*(?:\[\s*)?\{/.test(text)) {
    if (isNotebook(text, name)) return 'notebook';
    if (isCslJson(text)) return 'csl';
  }
  if (isPage(text, name)) return 'html';
  return /\.(?:md|markdown)$/i.test(name) ? 'markdown' : 'text';
}

/** A web page, by its first tag or by its name. A text of another kind may name tags too. */
function isPage(text: string, name: string): boolean {
  return (
    /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[^>]*-->\s*)*<(?:!doctype html|html)[\s>]/i.test(text) ||
    (/\.x?html?$/i.test(name) && /<[a-z!]/i.test(text))
  );
}

function isNotebook(text: string, name: string): boolean {
  if (!/\.ipynb$/i.test(name) && !text.includes('"nbformat"')) return false;
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'object' && parsed !== null && 'nbformat' in parsed && ('cells' in parsed || 'worksheets' in parsed);
  } catch {
    return false;
  }
}

function isCslJson(text: string): boolean {
  try {
    const parsed: unknown = JSON.parse(text);
    const first: unknown = Array.isArray(parsed) ? parsed[0] : parsed;
    return typeof first === 'object' && first !== null && 'type' in first && ('title' in first || 'author' in first || 'id' in first);
  } catch {
    return false;
  }
}

/** An Office file with a password is an archive of the old kind that names its encryption in UTF-16. */
function isEncryptedOffice(bytes: Uint8Array): boolean {
  return new TextDecoder('utf-16le').decode(bytes.subarray(0, 64 * 1024 * 1024)).includes('EncryptedPackage');
}

function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte);
}

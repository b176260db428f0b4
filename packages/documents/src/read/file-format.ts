import { type FileFormat, FileRefused } from '@marginalia/engine';
import { decodeText } from './text/decode-text.ts';
import { entriesOf, type ZipEntry } from './zip/zip-entries.ts';

/** A file with its format: its bytes, the entries of an archive, or a text. */
export type KnownFile =
  | { readonly format: 'pdf'; readonly bytes: Uint8Array }
  | { readonly format: 'docx'; readonly entries: readonly ZipEntry[] }
  | { readonly format: TextFormat; readonly text: string };

type TextFormat = Exclude<FileFormat, 'pdf' | 'docx'>;

/** Finds the format of a file by its bytes. The name only tells a table from other text. */
export function fileFormat(bytes: Uint8Array, name: string): KnownFile {
  if (startsWith(bytes, [0x50, 0x4b, 0x03, 0x04])) return archiveOf(bytes);
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) throw new FileRefused(isEncryptedOffice(bytes) ? 'protected' : 'old-office');
  // The mark of a PDF may stand behind other bytes.
  if (new TextDecoder('latin1').decode(bytes.subarray(0, 1024)).includes('%PDF-')) return { format: 'pdf', bytes };
  const text = decodeText(bytes);
  if (text === undefined || text.startsWith('{\\rtf')) throw new FileRefused('unknown');
  return { format: textFormat(text, name), text };
}

function archiveOf(bytes: Uint8Array): KnownFile {
  const entries = entriesOf(bytes);
  if (entries.some((entry) => entry.name === 'META-INF/encryption.xml')) throw new FileRefused('protected');
  if (entries.some((entry) => entry.name === 'word/document.xml')) return { format: 'docx', entries };
  throw new FileRefused('unknown');
}

function textFormat(text: string, name: string): TextFormat {
  if (/^WEBVTT(?:\s|$)/.test(text)) return 'vtt';
  if (/^\s*\d+\s*\n\d+:\d\d:\d\d[,.]\d{3} --> /.test(text)) return 'srt';
  if (/\.(?:csv|tsv)$/i.test(name)) return 'csv';
  if (/^\s*TY {2}- /.test(text)) return 'ris';
  if (/\.bib$/i.test(name)) return 'bib';
  return /\.(?:md|markdown)$/i.test(name) ? 'markdown' : 'text';
}

/** An Office file with a password is an archive of the old kind that names its encryption in UTF-16. */
function isEncryptedOffice(bytes: Uint8Array): boolean {
  return new TextDecoder('utf-16le').decode(bytes.subarray(0, 64 * 1024 * 1024)).includes('EncryptedPackage');
}

function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte);
}

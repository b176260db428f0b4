import type { FileKind } from '../definition/field.ts';
import type { ExportFormat, ExportSource, WrittenFile } from './export-source.ts';

/** The formats that are read. A file's format is found by its first bytes, not by its name. */
export type FileFormat =
  | 'pdf'
  | 'docx'
  | 'pptx'
  | 'xlsx'
  | 'csv'
  | 'vtt'
  | 'srt'
  | 'markdown'
  | 'html'
  | 'notebook'
  | 'text'
  | 'bib'
  | 'ris'
  | 'csl'
  | 'ics';

/** A stretch of a file that a person can choose: a chapter, a page, a slide, a sheet. */
export interface FilePart {
  /** "3. Methods", "Slide 4", "Page 12"; absent for a file without parts. */
  readonly title?: string;
  readonly text: string;
}

/** A chapter of a file whose parts are pages. */
export interface ReadChapter {
  readonly title: string;
  /** 1 for a chapter, 2 for a section in it. */
  readonly level: number;
  /** The part in which it begins. */
  readonly part: number;
}

/** The text of a file, before it stands in a field. */
export interface ReadDocument {
  readonly format: FileFormat;
  readonly kind: FileKind;
  readonly parts: readonly FilePart[];
  /** The chapters that a file names besides its pages. */
  readonly chapters?: readonly ReadChapter[];
  /** The content that the text leaves out, as words for people: "running heads", "12 images". */
  readonly leftOut: readonly string[];
}

/**
 * The reason why a file is not read: it needs a password or the password is wrong, is a scan without text, has an old Office format or one
 * of another office program, is protected, is damaged, is too big (also when unpacked), holds no text, makes no progress, or has no format
 * that is known; or the field takes other files, or only a list of references, which the file does not have; or the code that reads it could
 * not be loaded.
 */
export type FileRefusal =
  | 'password'
  | 'scan'
  | 'old-office'
  | 'other-office'
  | 'protected'
  | 'damaged'
  | 'too-big'
  | 'empty'
  | 'slow'
  | 'unknown'
  | 'other-kind'
  | 'no-references'
  | 'not-loaded';

const REFUSALS: Readonly<Record<FileRefusal, string>> = {
  password: 'This file is locked with a password. Type the password to open it.',
  scan: 'This file holds pictures of pages and no text. Run text recognition (OCR) on it, then add it again.',
  'old-office': 'This is an old Office format. Save it as .docx, .pptx or .xlsx, then add it again.',
  'other-office': 'This is a file of another office program. Save or export it as .docx, .pptx, .xlsx or PDF, then add it again.',
  protected: 'This file is protected against reading. Copy its text by hand.',
  damaged: 'This file is damaged. Open it in the program that made it, save it anew, then add it again.',
  'too-big': 'This file is too big to be read here. Add a part of it.',
  empty: 'This file holds no text.',
  slow: 'This file could not be read in time. Add a part of it.',
  unknown:
    'Files of this kind cannot be read. Add a PDF, a Word document, slides (.pptx), a table (.xlsx, .csv), captions, a calendar (.ics), references or text.',
  'other-kind': 'This field takes other files. Add it to another field, or copy what you need by hand.',
  'no-references': 'No list of references was found in this file. Copy the list by hand.',
  'not-loaded': 'The code that reads files of this kind could not be loaded. Connect to the network, then add the file again.',
};

/** A file was not read. The message is for people. */
export class FileRefused extends Error {
  override readonly name = 'FileRefused';
  readonly reason: FileRefusal;
  constructor(reason: FileRefusal, options?: ErrorOptions) {
    super(REFUSALS[reason], options);
    this.reason = reason;
  }
}

export interface ReadOptions {
  readonly password?: string;
  readonly signal?: AbortSignal;
  /** Called with how many of a file's pages, slides or sheets are read. */
  readonly onProgress?: (done: number, of: number) => void;
}

/** Reads files into texts and writes results as files. */
export interface DocumentsPort {
  /** Undefined if the code that reads files could not be loaded. Throws `FileRefused`, or an AbortError after `signal`. */
  read(file: File, options?: ReadOptions): Promise<ReadDocument | undefined>;
  /** Undefined if the code that writes this format could not be loaded. Throws if the file could not be made. */
  write(format: ExportFormat, source: ExportSource): Promise<WrittenFile | undefined>;
}

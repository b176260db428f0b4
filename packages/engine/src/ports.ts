import type { TextGenerator } from './generation/text-generator.ts';
import type { DocumentParagraph } from './output/document.ts';

/**
 * What the engine needs of the world. A browser, Node and a test each bring their own.
 */

/** Text by key that outlives a page. */
export interface StoragePort {
  read(key: string): Promise<string | null>;
  /**
   * Replaces the text at a key by `change(current)`; nobody else writes between the reading and the writing.
   * Throws `StorageError` when it could not be stored; then the old text still stands.
   */
  update(key: string, change: (current: string | null) => string): Promise<void>;
}

export class StorageError extends Error {
  override readonly name = 'StorageError';
  readonly reason: 'full' | 'blocked';
  constructor(reason: 'full' | 'blocked', options?: ErrorOptions) {
    super(reason === 'full' ? 'This browser has no room left for saved work.' : 'Saving is switched off in this browser.', options);
    this.reason = reason;
  }
}

export interface ClipboardPort {
  /** Throws when the browser does not allow it. */
  write(text: string): Promise<void>;
}

export interface FilesPort {
  download(file: { readonly name: string; readonly type: string; readonly content: string }): void;
}

export interface PrintPort {
  /** Opens the print dialog on this document: its title and its text as paragraphs. */
  print(document: { readonly title: string; readonly paragraphs: readonly DocumentParagraph[] }): void;
}

export interface ClockPort {
  now(): Date;
}

export interface LogPort {
  warn(message: string): void;
}

export interface Ports {
  readonly generator: TextGenerator;
  readonly storage: StoragePort;
  /** A second storage, for what was deleted and for unfinished documents, so that they take no room from what is saved. */
  readonly archive: StoragePort;
  readonly clipboard: ClipboardPort;
  readonly files: FilesPort;
  readonly printer: PrintPort;
  readonly clock: ClockPort;
  readonly log: LogPort;
}

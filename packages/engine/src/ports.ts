import type { Generators } from './generation/generators.ts';
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

/** A text could not be stored: there is no room (`full`), or storage is switched off or fails (`blocked`). The message is for people. */
export class StorageError extends Error {
  override readonly name = 'StorageError';
  readonly reason: 'full' | 'blocked';
  constructor(reason: 'full' | 'blocked', options?: ErrorOptions) {
    super(reason === 'full' ? 'This browser has no room left for saved work.' : 'Saving is switched off in this browser.', options);
    this.reason = reason;
  }
}

/**
 * What is typed into a form and has not been sent, kept for this tab alone. Nothing throws: a draft that cannot be kept goes with the
 * page, and nothing else does.
 */
export interface DraftsPort {
  /** The draft of a form as texts by field name. Nothing of it has been checked. */
  read(form: string): Readonly<Record<string, unknown>>;
  /** Replaces the draft of a form; no texts remove it. */
  write(form: string, texts: Readonly<Record<string, string>>): void;
}

/** Takes a text for pasting elsewhere. */
export interface ClipboardPort {
  /** Throws when the browser does not allow it. */
  write(text: string): Promise<void>;
}

/** Gives a person a file: `name` with its extension, `type` as a MIME type, `content` as text. Says nothing of what becomes of it. */
export interface FilesPort {
  download(file: { readonly name: string; readonly type: string; readonly content: string }): void;
}

/** Puts a document on paper, or into a PDF. */
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

/** All that the engine needs of the world, in one object. `fakePorts` of `@marginalia/engine/testing` has them in memory. */
export interface Ports {
  readonly generators: Generators;
  readonly storage: StoragePort;
  /** A second storage, for what was deleted and for unfinished documents, so that they take no room from what is saved. */
  readonly archive: StoragePort;
  readonly drafts: DraftsPort;
  readonly clipboard: ClipboardPort;
  readonly files: FilesPort;
  readonly printer: PrintPort;
  readonly clock: ClockPort;
  readonly log: LogPort;
}

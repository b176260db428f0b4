import type { Generators } from './generation/generators.ts';
import type { KeptPort } from './kept/kept-port.ts';

/** What the engine needs from its host: a browser, Node and a test each implement these interfaces. */

/** Texts by key that outlive a page. */
export interface StoragePort {
  read(key: string): Promise<string | null>;
  /**
   * Replaces the text at a key by `change(current)`. No other writer changes the key between the read and the write.
   * Throws `StorageError` when the text could not be stored; then the old text stays.
   */
  update(key: string, change: (current: string | null) => string): Promise<void>;
}

/** Why storage failed: it is full, is switched off or fails, does not answer, or belongs to a newer version of the site. */
export type StorageFailure = 'full' | 'blocked' | 'slow' | 'newer';

const STORAGE_MESSAGES: Readonly<Record<StorageFailure, string>> = {
  full: 'This browser has no room left for saved work.',
  blocked: 'Saving is switched off in this browser.',
  slow: 'The storage of this browser does not answer. Close other tabs of this site, then try again.',
  newer: 'A newer version of this site is open in another tab. Reload this page.',
};

/** A text could not be stored. The message is for people. */
export class StorageError extends Error {
  override readonly name = 'StorageError';
  readonly reason: StorageFailure;
  constructor(reason: StorageFailure, options?: ErrorOptions) {
    super(STORAGE_MESSAGES[reason], options);
    this.reason = reason;
  }
}

/** Drafts: typed texts of forms, stored for this tab. Never throws. */
export interface DraftsPort {
  /** The draft of a form as texts by field name. The values are not validated. */
  read(form: string): Readonly<Record<string, unknown>>;
  /** Replaces the draft of a form; an empty object removes it. Returns whether the tab could store it. */
  write(form: string, texts: Readonly<Record<string, string>>): boolean;
}

/** A draft that the device keeps. */
export interface LeftDraft {
  readonly id: string;
  /** ISO time of the last change. */
  readonly at: string;
  readonly texts: Readonly<Record<string, string>>;
}

/** Drafts that the device keeps in addition to the tab: those of closed tabs, and those that are too large for a tab. */
export interface LeftDraftsPort {
  /** Replaces this tab's draft of a form; an empty object removes it. Throws `StorageError` if the device cannot keep it. */
  write(form: string, texts: Readonly<Record<string, string>>): Promise<void>;
  /** This tab's draft of a form. Never throws. */
  own(form: string): Promise<LeftDraft | undefined>;
  /** The drafts of this form in tabs that are closed, newest first. Never throws. */
  left(form: string): Promise<readonly LeftDraft[]>;
  /** Stores input as a draft of a closed tab, because another one takes its place. Never throws. */
  leave(form: string, texts: Readonly<Record<string, string>>): Promise<LeftDraft>;
  /** Removes a draft. Never throws. */
  remove(id: string): Promise<void>;
}

export interface ClipboardPort {
  /** Throws when the browser does not allow copying. */
  write(text: string): Promise<void>;
}

/** Offers a file for download: `name` with its extension, `type` as a MIME type. Does not report whether the person saved it. */
export interface FilesPort {
  download(file: { readonly name: string; readonly type: string; readonly content: string }): void;
}

/** One paragraph of a document for Word or for print. */
export interface DocumentParagraph {
  readonly kind: 'heading' | 'text';
  readonly text: string;
}

export interface PrintPort {
  /** Opens the print dialog on a document. Throws if the browser cannot print. */
  print(document: { readonly title: string; readonly paragraphs: readonly DocumentParagraph[] }): void;
}

export interface ClockPort {
  now(): Date;
}

export interface LogPort {
  warn(message: string): void;
}

/** Every port of the engine. `fakePorts` of `@marginalia/engine/testing` implements them in memory. */
export interface Ports {
  readonly generators: Generators;
  readonly storage: StoragePort;
  /** A second storage for deleted records and unfinished documents, so that they use no storage of saved work. */
  readonly archive: StoragePort;
  /** Results that were not saved. */
  readonly kept: KeptPort;
  readonly drafts: DraftsPort;
  /** Drafts that outlive their tab. */
  readonly leftDrafts: LeftDraftsPort;
  readonly clipboard: ClipboardPort;
  readonly files: FilesPort;
  readonly printer: PrintPort;
  readonly clock: ClockPort;
  readonly log: LogPort;
}

/** A message for a person. The host shows an error where it happened, and any other tone as a toast. */
export interface Notice {
  readonly tone: 'success' | 'error' | 'info';
  /** "Success!", "Copied!", "Downloaded!", "Saved!", "Error" (specification §8). */
  readonly title: string;
  readonly text: string;
  /** The cause and what to do. It has an element of its own, so that `text` stays the specification's sentence. */
  readonly reason?: string;
}

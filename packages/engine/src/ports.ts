import type { SavedStore } from './definition/saved-stores.ts';
import type { DocumentsPort } from './documents/documents-port.ts';
import type { DocumentParagraph } from './export/document.ts';
import type { Generators } from './generation/generators.ts';
import type { KeptPort } from './kept/kept-port.ts';
import type { ReferenceLookupPort } from './lookup/lookup-port.ts';
import type { ProgressPort } from './progress/progress-port.ts';
import type { DecksPort } from './study/decks-port.ts';

/** The interfaces that a host implements for the engine. A browser, Node and a test are hosts. */

/** Texts by key that outlive a page. */
export interface StoragePort {
  read(key: string): Promise<string | null>;
  /**
   * Replaces the text at a key by `change(current)`. No other writer changes the key between the read and the write.
   * Throws `StorageError` when the text could not be stored; then the old text stays.
   */
  update(key: string, change: (current: string | null) => string): Promise<void>;
}

/** A saved record as text: the JSON of one element of its list, byte for byte. */
export interface SavedText {
  readonly store: SavedStore;
  readonly text: string;
}

/** A deleted record, which can be restored. */
export interface DeletedText extends SavedText {
  readonly id: string;
  /** ISO time. */
  readonly deletedAt: string;
}

/** This browser keeps saved work safely, not safely against a crash, or not at present, for a reason of `StorageFailure`. */
export type WorkSafety = 'safe' | 'less-safe' | 'slow' | 'newer';

/** News about the public keys that a person should hear: a lost write was written again, or something else removed a record. */
export interface WorkNews {
  readonly kind: 'recovered' | 'removed';
  /** The id of the item. One that was removed can be restored by it. */
  readonly id: string;
  readonly title: string;
}

/** All saved work, as texts. */
export interface WorkTexts {
  /** The texts of the public keys; null if a key is absent. */
  readonly tool_analytics: string | null;
  readonly saved_reports: string | null;
  readonly saved_content: string | null;
  /** Records for which the public keys have no room. */
  readonly overflow: readonly SavedText[];
  /** Raw texts that could not be read. They are no longer in a public key. */
  readonly quarantined: readonly string[];
  readonly safety: WorkSafety;
  readonly news: readonly WorkNews[];
  /** The number of records that something else cleared from this browser and that can be restored. */
  readonly cleared: number;
}

/** A record was saved safely, without protection against a crash, or safely but outside of its full list. */
export type SaveOutcome = 'safe' | 'less-safe' | 'overflow';

/**
 * Saved work. The public keys may be read and written by anyone. Every method that changes something throws `StorageError` when it could
 * not be stored; then nothing has changed. When it resolves, the change outlives a crash, unless `WorkTexts.safety` says otherwise.
 */
export interface SavedWorkPort {
  /**
   * Reads what the public keys hold now. Then compares it with the database afterwards, and calls the subscribers if there is more to show.
   */
  read(): Promise<WorkTexts>;
  /**
   * Calls `changed` after this page has saved or restored, and when a comparison has found more to show. Returns a function that ends it.
   */
  subscribe(changed: () => void): () => void;
  /** Appends a record to a list. `record` gets an id that no record has had. */
  save(store: SavedStore, record: (id: number) => object): Promise<SaveOutcome>;
  /**
   * Adds records of a backup, and returns how many were new. A record whose id is taken by another one gets a new id.
   * @param counters the JSON of the backup's counters of use; each counter here becomes the greater of both
   */
  add(records: readonly SavedText[], counters: string): Promise<number>;
  /** Adds one to a counter of use and sets `lastUsed`. */
  count(counter: string): Promise<void>;
  /** Moves a record to the deleted ones and returns its id there; undefined when it is no longer in its list. */
  remove(record: SavedText): Promise<string | undefined>;
  /** The records that can be restored, the last deleted first. */
  deleted(): Promise<readonly DeletedText[]>;
  /** Puts a deleted record back into its list; undefined when it is no longer among the deleted ones. */
  restore(id: string): Promise<SavedText | undefined>;
  /** Removes a deleted record for good. An id that is not there is no error. */
  forget(id: string): Promise<void>;
  /** Puts the records back that something else cleared, and returns how many. */
  restoreCleared(): Promise<number>;
  /** Forgets the news of this kind; cleared records move to the deleted ones. */
  dismiss(kind: WorkNews['kind'] | 'cleared'): Promise<void>;
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
  /**
   * Throws when the browser does not allow copying.
   * @param html the same with its form, which programs that keep formats take; left out where the browser copies only text
   */
  write(text: string, html?: string): Promise<void>;
}

/** Offers a file for download: `name` with its extension, `type` as a MIME type. Does not report whether the person saved it. */
export interface FilesPort {
  download(file: { readonly name: string; readonly type: string; readonly content: string | Uint8Array<ArrayBuffer> }): void;
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
  /** Settings and bookmarks. */
  readonly storage: StoragePort;
  readonly work: SavedWorkPort;
  /** A second storage for unfinished documents, so that they use no storage of saved work. */
  readonly archive: StoragePort;
  /** Results that were not saved. */
  readonly kept: KeptPort;
  /** Decks of flashcards with what was answered. */
  readonly decks: DecksPort;
  /** The progress of students in the views of results. */
  readonly progress: ProgressPort;
  readonly drafts: DraftsPort;
  /** Drafts that outlive their tab. */
  readonly leftDrafts: LeftDraftsPort;
  readonly clipboard: ClipboardPort;
  readonly files: FilesPort;
  readonly printer: PrintPort;
  /** Reads the files that people add to a form, and writes exports. */
  readonly documents: DocumentsPort;
  /** Looks references up where a person asks for it. */
  readonly lookup: ReferenceLookupPort;
  readonly clock: ClockPort;
  readonly log: LogPort;
}

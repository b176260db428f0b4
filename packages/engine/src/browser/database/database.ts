import type { DBSchema, IDBPDatabase } from 'idb';
import type { KeptResult } from '../../kept/kept-result.ts';
import type { ProgressRecord } from '../../progress/progress-port.ts';

/** The database of everything that the browser must not lose. Its version rises with each change of the stores. */
export const DATABASE = { name: 'marginalia', version: 4 } as const;

/** The object stores of the database. */
export interface Stores extends DBSchema {
  /** Saved records and deleted ones, by an id that is given once. */
  items: { key: string; value: Readonly<Record<string, unknown>>; indexes: { rev: number } };
  /** Texts by key: the archive, revisions and the last texts that were written to local storage. */
  kv: { key: string; value: string };
  /** The last results of each tool with the forms that made them. */
  kept: { key: string; value: KeptResult; indexes: { tool: string } };
  /** The progress of students in the views of their results. */
  progress: { key: string; value: ProgressRecord };
  /** Flashcard decks and their reviews. */
  decks: { key: string; value: Readonly<Record<string, unknown>> };
  /** Drafts that are too large for session storage, and those of closed tabs, by tab and form. */
  drafts: { key: string; value: Readonly<Record<string, unknown>> };
  /** Raw texts of local storage that could not be read, before their key is written again. */
  quarantine: { key: number; value: { readonly at: string; readonly key: string; readonly text: string } };
}

export type Database = IDBPDatabase<Stores>;

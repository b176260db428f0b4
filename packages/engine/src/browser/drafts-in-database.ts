import { type LeftDraft, StorageError } from '../ports.ts';
import { isObject } from '../storage/stored-json.ts';
import type { Database } from './database/database.ts';
import { forgetExpired } from './database/forget-expired.ts';
import { openDatabase } from './database/open-database.ts';
import { storageError } from './storage-error.ts';

/** Stores a draft. Throws `StorageError`. */
export function putDraft(draft: LeftDraft): Promise<void> {
  return attempt(async (database) => {
    await database.put('drafts', { ...draft });
  });
}

/** The draft with an id. Throws `StorageError`. */
export function getDraft(id: string): Promise<LeftDraft | undefined> {
  return attempt(async (database) => {
    const stored = await database.get('drafts', id);
    return isDraft(stored) ? stored : undefined;
  });
}

export function removeDraft(id: string): Promise<void> {
  return attempt((database) => database.delete('drafts', id));
}

/** The ids of all drafts. Removes those that have expired. Throws `StorageError`. */
export function draftIds(): Promise<readonly string[]> {
  return attempt(async (database) => {
    await forgetExpired(database, 'drafts', new Date());
    return database.getAllKeys('drafts');
  });
}

function isDraft(value: unknown): value is LeftDraft & Record<string, unknown> {
  if (!isObject(value) || !isObject(value['texts'])) return false;
  return [value['id'], value['at'], ...Object.values(value['texts'])].every((text) => typeof text === 'string');
}

async function attempt<T>(work: (database: Database) => Promise<T>): Promise<T> {
  try {
    return await work(await openDatabase());
  } catch (cause) {
    throw cause instanceof StorageError ? cause : storageError(cause);
  }
}

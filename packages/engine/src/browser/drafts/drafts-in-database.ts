import { isObject } from '../../format/json.ts';
import type { LeftDraft } from '../../ports.ts';
import { forgetExpired } from '../database/forget-expired.ts';
import { withDatabase } from '../database/with-database.ts';

/** Stores a draft. Throws `StorageError`. */
export function putDraft(draft: LeftDraft): Promise<void> {
  return withDatabase(async (database) => {
    await database.put('drafts', { ...draft });
  });
}

/** The draft with an id. Throws `StorageError`. */
export function getDraft(id: string): Promise<LeftDraft | undefined> {
  return withDatabase(async (database) => {
    const stored = await database.get('drafts', id);
    return isDraft(stored) ? stored : undefined;
  });
}

export function removeDraft(id: string): Promise<void> {
  return withDatabase((database) => database.delete('drafts', id));
}

/** The ids of all drafts. Removes those that have expired. Throws `StorageError`. */
export function draftIds(): Promise<readonly string[]> {
  return withDatabase(async (database) => {
    await forgetExpired(database, 'drafts', new Date());
    return database.getAllKeys('drafts');
  });
}

export function isDraft(value: unknown): value is LeftDraft & Record<string, unknown> {
  if (!isObject(value) || !isObject(value['texts'])) return false;
  return [value['id'], value['at'], ...Object.values(value['texts'])].every((text) => typeof text === 'string');
}

import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DATABASE } from './database.ts';
import { closeDatabase, openDatabase } from './open-database.ts';

beforeEach(async () => {
  await closeDatabase();
  vi.stubGlobal('indexedDB', new IDBFactory());
});

describe('openDatabase', () => {
  it('moves the texts of version 1', async () => {
    const old = await openDB(DATABASE.name, 1, { upgrade: (database) => void database.createObjectStore('texts') });
    await old.put('texts', '[{"id":1}]', 'recently_deleted');
    old.close();
    const database = await openDatabase();
    expect(await database.get('kv', 'recently_deleted')).toBe('[{"id":1}]');
    expect([...database.objectStoreNames]).toEqual(['decks', 'drafts', 'items', 'kept', 'kv', 'progress', 'quarantine']);
  });

  it('adds what versions 3 and 4 have to a database of version 2, and keeps its records', async () => {
    const old = await openDB(DATABASE.name, 2, {
      upgrade: (database) => ['items', 'kept'].forEach((name) => void database.createObjectStore(name, { keyPath: 'id' })),
    });
    await old.put('kept', { id: 'one' });
    await old.put('items', { id: 'two', rev: 7 });
    old.close();
    const database = await openDatabase();
    expect([...database.objectStoreNames]).toEqual(['items', 'kept', 'progress']);
    expect(await database.getAllKeysFromIndex('items', 'rev', 7)).toEqual(['two']);
    expect(await database.get('kept', 'one')).toEqual({ id: 'one' });
  });

  it('reports a database of a newer version of the site', async () => {
    (await openDB(DATABASE.name, DATABASE.version + 1)).close();
    await expect(openDatabase()).rejects.toMatchObject({ name: 'StorageError', reason: 'newer' });
  });

  it('reports a browser that does not answer, and opens the database later', async () => {
    vi.useFakeTimers();
    const open = vi.spyOn(indexedDB, 'open').mockImplementation(() => new IDBOpenDBRequest());
    const opening = expect(openDatabase()).rejects.toMatchObject({ name: 'StorageError', reason: 'slow' });
    await vi.advanceTimersByTimeAsync(3_000);
    await opening;
    vi.useRealTimers();
    open.mockRestore();
    expect((await openDatabase()).version).toBe(DATABASE.version);
  });

  it('closes for a newer version of the site in another tab', async () => {
    await openDatabase();
    (await openDB(DATABASE.name, DATABASE.version + 1)).close();
    await expect(openDatabase()).rejects.toMatchObject({ reason: 'newer' });
  });
});

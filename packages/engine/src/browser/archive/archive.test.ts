import 'fake-indexeddb/auto';
import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../testing/index.ts';
import { closeDatabase } from '../database/open-database.ts';
import { browserArchive } from './archive.ts';

beforeEach(async () => {
  await closeDatabase();
  vi.stubGlobal('indexedDB', new IDBFactory());
});

describe('browserArchive', () => {
  it('outlives the page and uses no local storage', async () => {
    const fallback = memoryStorage();
    await browserArchive(fallback).update('a', (now) => `${now}1`);
    const later = browserArchive(fallback);
    expect(await later.read('a')).toBe('null1');
    expect(await later.read('b')).toBeNull();
    expect(fallback.entries.size).toBe(0);
  });

  it('keeps the updates of two tabs', async () => {
    const tabs = [browserArchive(memoryStorage()), browserArchive(memoryStorage())];
    await Promise.all(tabs.flatMap((tab) => [1, 2, 3].map(() => tab.update('a', (now) => `${now ?? ''}x`))));
    expect(await tabs[0]?.read('a')).toBe('xxxxxx');
  });

  it.each([
    ['there is none', undefined],
    [
      'it is refused',
      {
        open: () => {
          throw Object.assign(new Error('denied'), { name: 'SecurityError' });
        },
      },
    ],
  ])('falls back to local storage if %s', async (_, indexedDB) => {
    vi.stubGlobal('indexedDB', indexedDB);
    const fallback = memoryStorage();
    const archive = browserArchive(fallback);
    await archive.update('a', () => 'text');
    expect(fallback.entries.get('a')).toBe('text');
    expect(await archive.read('a')).toBe('text');
  });

  it.each([
    ['QuotaExceededError', 'full'],
    ['NS_ERROR_DOM_QUOTA_REACHED', 'full'],
    ['InvalidStateError', 'blocked'],
  ])('turns a %s into a StorageError (%s) and keeps the old text', async (name, reason) => {
    const archive = browserArchive(memoryStorage());
    await archive.update('a', () => 'old');
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw Object.assign(new Error('no'), { name });
    });
    await expect(archive.update('a', () => 'new')).rejects.toMatchObject({ name: 'StorageError', reason });
    put.mockRestore();
    expect(await archive.read('a')).toBe('old');
  });

  it('throws an error of the change function unchanged', async () => {
    const archive = browserArchive(memoryStorage());
    const fault = archive.update('a', () => {
      throw new RangeError('a bug');
    });
    await expect(fault).rejects.toThrow(RangeError);
  });
});

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../testing/index.ts';
import { resumeKeeping, stopKeeping } from '../forget/keep-nothing.ts';
import { withPartsInTab } from './kept-parts.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  resumeKeeping();
  vi.restoreAllMocks();
});

const append = (now: string | null): string => `${now ?? ''}x`;

it('The sections of an unfinished document stand in the archive', async () => {
  const archive = memoryStorage();
  const storage = withPartsInTab(archive);
  await storage.update('report_parts', append);
  expect([await storage.read('report_parts'), archive.entries.get('report_parts'), sessionStorage.length]).toEqual(['x', 'x', 0]);
});

it('With "Keep nothing here" they are in the tab, and everything else is in the archive', async () => {
  const archive = memoryStorage();
  const storage = withPartsInTab(archive);
  localStorage.setItem('keep_nothing', 'true');
  for (const key of ['report_parts', 'report_parts', 'before_restore']) await storage.update(key, append);
  expect(await storage.read('report_parts')).toBe('xx');
  expect(await storage.read('before_restore')).toBe('x');
  expect([...archive.entries.keys(), ...Object.keys(sessionStorage)]).toEqual(['before_restore', 'report_parts']);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  await expect(storage.update('report_parts', append)).rejects.toMatchObject({ name: 'StorageError', reason: 'full' });
});

it('Nothing is written once everything is being forgotten', async () => {
  const archive = memoryStorage();
  stopKeeping();
  await withPartsInTab(archive).update('report_parts', append);
  expect(archive.entries.size).toBe(0);
});

import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { closeDatabase } from '../database/open-database.ts';
import { browserDrafts } from '../drafts/drafts.ts';
import { onForgottenElsewhere } from './forget-elsewhere.ts';
import { forgetEverything } from './forget-everything.ts';
import { hasStoppedKeeping, resumeKeeping } from './keep-nothing.ts';

/** Another tab, which has the same channel and locks but its own code. */
async function anotherTab() {
  vi.resetModules();
  const [{ onForgottenElsewhere }, keeping] = [await import('./forget-elsewhere.ts'), await import('./keep-nothing.ts')];
  let told = false;
  const stop = onForgottenElsewhere(() => {
    told = true;
  });
  const close = (): void => {
    stop();
    keeping.resumeKeeping();
  };
  return { forgotten: () => told, keeps: () => !keeping.hasStoppedKeeping(), close };
}

beforeEach(async () => {
  await closeDatabase();
  vi.stubGlobal('indexedDB', new IDBFactory());
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  resumeKeeping();
  vi.unstubAllGlobals();
});

it('Another tab keeps nothing from the first word on, and drops what it has only when everything is deleted', async () => {
  // jsdom has no locks. These give one turn after another.
  let last: Promise<unknown> = Promise.resolve();
  const request = vi.fn((_name: string, work: () => Promise<void>) => (last = last.then(work)));
  vi.stubGlobal('navigator', { locks: { request } });
  const tab = await anotherTab();
  localStorage.setItem('saved_content', '[]');
  let deleted = false;
  const deleting = vi.spyOn(Storage.prototype, 'clear').mockImplementationOnce(() => {
    deleted = true;
    expect(tab.forgotten()).toBe(false);
  });
  await forgetEverything();
  await vi.waitFor(() => expect(tab.forgotten()).toBe(true));
  expect([deleted, tab.keeps(), request.mock.calls.length]).toEqual([true, false, 2]);
  deleting.mockRestore();
  tab.close();
});

it('The page that deletes everything does not take itself for another tab, also when it listens for others', async () => {
  const forgotten = vi.fn();
  const stop = onForgottenElsewhere(forgotten);
  const other = new BroadcastChannel('marginalia:forget');
  const heard = new Promise((resolve) => other.addEventListener('message', resolve));
  await forgetEverything();
  await heard;
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(forgotten).not.toHaveBeenCalled();
  other.close();
  stop();
});

it('A page whose data could not be deleted keeps things again', async () => {
  vi.spyOn(Storage.prototype, 'clear').mockImplementationOnce(() => {
    throw new DOMException('No', 'SecurityError');
  });
  await expect(forgetEverything()).rejects.toMatchObject({ reason: 'blocked' });
  expect(hasStoppedKeeping()).toBe(false);
  browserDrafts().write('contact', { message: 'Hello' });
  expect(browserDrafts().read('contact')).toEqual({ message: 'Hello' });
});

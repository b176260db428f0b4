import { isProgress, mergedProgress, type ProgressPort, type ProgressRecord, withState } from '../../progress/progress-port.ts';
import { StorageError } from '../../storage/storage-error.ts';
import { hasDatabase } from '../database/has-database.ts';
import { hasStoppedKeeping, keepsNothing } from '../forget/keep-nothing.ts';
import { addProgress, allProgress, getProgress, removeProgress, updateProgress } from './progress-in-database.ts';
import { UnstoredProgress } from './unstored-progress.ts';

const CHANNEL = 'marginalia:progress';
/** The key of what only this tab keeps, in session storage. */
const KEY = 'progress_in_tab';

/**
 * The progress of students in the views of their results, in IndexedDB. With the switch "Keep nothing here", and in a browser that refuses
 * the database, the tab holds it. Each change is announced to this tab and the others of this site.
 */
export function browserProgress(): ProgressPort {
  const unstored = new UnstoredProgress(async (records) => {
    for (const record of records) await addProgress(record);
  });
  const inDatabase = async <T>(work: () => Promise<T>, otherwise: T): Promise<T> => {
    if (keepsNothing() || !(await hasDatabase())) return otherwise;
    await unstored.replayed();
    return work().catch(() => otherwise);
  };
  const read = async (id: string): Promise<ProgressRecord | undefined> => {
    const [stored, own] = [await inDatabase(() => getProgress(id), undefined), inTab().get(id)];
    return stored && own ? mergedProgress(stored, own) : (stored ?? own);
  };
  return {
    async read(id) {
      const record = await read(id);
      unstored.know(id, record);
      return record;
    },
    async update(id, view, change) {
      const inThisTab = async (): Promise<ProgressRecord> => {
        const record = withState(await read(id), id, view, change, new Date());
        putInTab(record);
        announce(id);
        return record;
      };
      if (hasStoppedKeeping() || keepsNothing()) return inThisTab();
      const end = unstored.begin(id, view, change);
      try {
        const own = inTab().get(id);
        // This record was not stored on the device before.
        if (own) await addProgress(own);
        const record = await updateProgress(id, view, change);
        if (own) putInTab(own, false);
        end(record);
        announce(id);
        return record;
      } catch (cause) {
        await inThisTab();
        end();
        throw cause instanceof StorageError ? cause : new StorageError('blocked', { cause });
      }
    },
    subscribe(id, changed) {
      const listen = ({ data }: MessageEvent): void => {
        if (data === id) changed();
      };
      const bus = channel();
      bus?.addEventListener('message', listen);
      const here = (changedId: string): void => {
        if (changedId === id) changed();
      };
      inThisPage.add(here);
      return () => {
        bus?.removeEventListener('message', listen);
        inThisPage.delete(here);
      };
    },
    async all() {
      const stored = await inDatabase(allProgress, [] as readonly ProgressRecord[]);
      const records = new Map(stored.map((record) => [record.id, record]));
      for (const [id, own] of inTab()) {
        const here = records.get(id);
        records.set(id, here ? mergedProgress(here, own) : own);
      }
      return [...records.values()];
    },
    async remove(ids) {
      unstored.forget(ids);
      for (const [id, own] of inTab()) if (ids.includes(id)) putInTab(own, false);
      await inDatabase(() => removeProgress(ids), undefined);
      for (const id of ids) announce(id);
    },
    async add(records) {
      for (const record of records) {
        await addProgress(record);
        announce(record.id);
      }
    },
  };
}

/** The subscribers of this page, which a channel does not reach. */
const inThisPage = new Set<(id: string) => void>();

function announce(id: string): void {
  channel()?.postMessage(id);
  for (const changed of inThisPage) changed(id);
}

let opened: BroadcastChannel | undefined;

/** The channel to the other tabs of this site; opened at the first use. */
function channel(): BroadcastChannel | undefined {
  if ('BroadcastChannel' in globalThis) opened ??= new BroadcastChannel(CHANNEL);
  return opened;
}

function inTab(): ReadonlyMap<string, ProgressRecord> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return new Map((Array.isArray(stored) ? stored : []).filter(isProgress).map((record) => [record.id, record]));
  } catch {
    return new Map();
  }
}

/** Stores a record in the tab, or removes it. */
function putInTab(record: ProgressRecord, stays = true): void {
  const records = new Map(inTab());
  if (stays) records.set(record.id, record);
  else records.delete(record.id);
  try {
    if (records.size === 0) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify([...records.values()]));
  } catch {
    // The screen shows it until the page is closed.
  }
}

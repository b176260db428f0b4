import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { StorageError } from '../../storage/storage-error.ts';
import { memoryDatabase, memoryTexts } from './memory-work.ts';
import { Operations } from './operations.ts';
import type { WorkDatabase, WorkLock } from './store-ports.ts';
import { WorkStore } from './work-store.ts';

const clock = { now: () => new Date('2026-11-20T12:00:00.000Z') };
let entries: Map<string, string>;
let database: WorkDatabase;

const open = (given: { lock?: WorkLock; texts?: Partial<ReturnType<typeof memoryTexts>> } = {}): WorkStore =>
  new WorkStore({
    texts: { ...memoryTexts(entries), ...given.texts },
    database: async () => database,
    lock: given.lock ?? ((work) => work()),
    clock,
  });
const save = (work: WorkStore, title = 'Tides') => work.save('saved_content', (id) => ({ id, title }));
const titles = (): string[] => (JSON.parse(entries.get('saved_content') ?? '[]') as { title: string }[]).map(({ title }) => title);

beforeEach(() => {
  entries = new Map();
  database = memoryDatabase();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('A reader', () => {
  it('waits for the operations that its tab has begun', async () => {
    const work = open();
    const [, { saved_content }] = await Promise.all([save(work), work.read()]);
    expect(saved_content).toContain('Tides');
  });
});

describe('A turn', () => {
  /** Another tab has the lock for ever. */
  const taken: WorkLock = (_, signal) =>
    new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new StorageError('slow'))));

  it('ends after three seconds where the public keys cannot be read', async () => {
    vi.useFakeTimers();
    const read = (): never => {
      throw new StorageError('blocked');
    };
    const refused = expect(save(open({ lock: taken, texts: { read } }))).rejects.toMatchObject({ reason: 'slow' });
    await vi.advanceTimersByTimeAsync(3_000);
    await refused;
  });

  it('ends with an error of the code as it is', async () => {
    const read = (): never => {
      throw new TypeError('a fault of the code');
    };
    await expect(save(open({ texts: { read } }))).rejects.toThrow(TypeError);
    const write = read;
    await expect(save(open({ texts: { write } }))).rejects.toThrow(TypeError);
  });

  it('writes nothing to the public keys when another tab has given up waiting and has written what was committed', async () => {
    const memory = memoryTexts(entries);
    const writes = vi.spyOn(memory, 'write');
    const { commit } = database;
    const overtaken = open({ texts: memory });
    database = {
      ...database,
      commit: async (change, signal) => {
        const written = await commit(change, signal);
        // The other tab recovers the record from the database, and another program removes it.
        entries.set('saved_content', '[]');
        entries.set('study_meta', String(change.meta.rev).padStart(16, '0'));
        return written;
      },
    };
    expect(await save(overtaken)).toBe('safe');
    expect(writes).not.toHaveBeenCalled();
    expect(entries.get('saved_content')).toBe('[]');
  });
});

describe('Public keys without room', () => {
  let full: ReadonlySet<string>;
  const limited = () => {
    const memory = memoryTexts(entries);
    const write = (key: string, text: string): void => {
      if (full.has(key)) throw new StorageError('full');
      memory.write(key, text);
    };
    return open({ texts: { write } });
  };

  it('count as incomplete without room for the revision or the counters, but not without room for a list', async () => {
    const crowded = async () => (await database.readMeta())?.crowded;
    full = new Set();
    const work = limited();
    await save(work);
    full = new Set(['saved_content']);
    expect(await save(work, 'Soil')).toBe('overflow');
    expect([await crowded(), (await database.readMeta())?.overflow, titles()]).toEqual([false, 1, ['Tides']]);
    full = new Set(['tool_analytics']);
    await work.count('flashcards');
    expect(await crowded()).toBe(true);
    full = new Set(['study_meta']);
    await save(work, 'Sea');
    expect([await crowded(), titles()]).toEqual([true, ['Tides', 'Sea']]);
  });

  it('still have known lists, so that the next save reads no item', async () => {
    full = new Set();
    const work = limited();
    await save(work);
    full = new Set(['saved_content']);
    await save(work, 'Soil');
    full = new Set();
    const readItems = vi.spyOn(database, 'readItems');
    await save(work, 'Sea');
    expect(readItems).not.toHaveBeenCalled();
    expect(titles()).toEqual(['Tides', 'Sea']);
  });
});

describe('Operations', () => {
  it('Operations of a public list that another program wrote before the first one continue from it', async () => {
    entries.set('study_meta', '0000000000000009');
    const revisions = new Operations({ texts: memoryTexts(entries), database: async () => database, lock: (work) => work(), clock });
    const { state } = await revisions.look();
    expect(state.rev).toBe(9);
    await save(open());
    expect(entries.get('study_meta')).toBe('0000000000000010');
  });
});

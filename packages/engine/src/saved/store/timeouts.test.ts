import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryDatabase, memoryTexts } from './memory-work.ts';
import type { WorkDatabase, WorkLock } from './store-ports.ts';
import { WorkStore } from './work-store.ts';

const clock = { now: () => new Date('2026-11-20T12:00:00.000Z') };
let entries: Map<string, string>;

function open(lock: WorkLock, database: Partial<WorkDatabase> = {}): WorkStore {
  const whole = { ...memoryDatabase(), ...database };
  return new WorkStore({ texts: memoryTexts(entries), database: async () => whole, lock, clock });
}
const save = (work: WorkStore) => work.save('saved_content', (id) => ({ id, title: 'Tides' }));

beforeEach(() => {
  entries = new Map();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('An operation that waits for its turn', () => {
  let turn: PromiseWithResolvers<void>;
  /** Another tab has the lock until `turn` is resolved. */
  const taken: WorkLock = async (work, signal) => {
    await new Promise<void>((resolve, reject) => {
      void turn.promise.then(resolve);
      signal.addEventListener('abort', () => reject(new Error('aborted')));
    });
    return work();
  };
  const otherTabWrites = (rev: number) => entries.set('study_meta', String(rev).padStart(16, '0'));

  beforeEach(() => {
    vi.useFakeTimers();
    turn = Promise.withResolvers();
  });

  it('gives up after three seconds in which no other tab ended its turn', async () => {
    const refused = expect(save(open(taken))).rejects.toThrow('aborted');
    await vi.advanceTimersByTimeAsync(3_000);
    await refused;
    expect(vi.getTimerCount()).toBe(0);
  });

  it('goes on waiting as long as other tabs end their turns', async () => {
    const saved = save(open(taken));
    await vi.advanceTimersByTimeAsync(0);
    for (let rev = 1; rev <= 5; rev += 1) {
      otherTabWrites(rev);
      await vi.advanceTimersByTimeAsync(3_000);
    }
    turn.resolve();
    expect(await saved).toBe('safe');
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('The database', () => {
  beforeEach(() => void vi.useFakeTimers());
  const now: WorkLock = (work) => work();

  it('has stored what it confirms late: that is not called failed', async () => {
    const memory = memoryDatabase();
    const work = open(now, {
      ...memory,
      commit: async (change, signal) => {
        await new Promise((resolve) => setTimeout(resolve, 3_500));
        return memory.commit(change, signal);
      },
    });
    const saved = save(work);
    await vi.advanceTimersByTimeAsync(3_500);
    expect(await saved).toBe('safe');
    expect(JSON.parse(entries.get('saved_content') ?? '')).toHaveLength(1);
  });

  it.each<[string, Partial<WorkDatabase>, number]>([
    ['a commit', { commit: () => new Promise(() => {}) }, 4_000],
    ['a reading of the revision', { readMeta: () => new Promise(() => {}) }, 3_000],
  ])('is not waited for when it never answers %s', async (_, database, milliseconds) => {
    const refused = expect(save(open(now, database))).rejects.toMatchObject({ reason: 'slow' });
    await vi.advanceTimersByTimeAsync(milliseconds);
    await refused;
    expect(vi.getTimerCount()).toBe(0);
  });

  it('The database that other tabs are faster to change again and again is given up after three seconds', async () => {
    const commit = async (): Promise<boolean> => {
      await vi.advanceTimersByTimeAsync(100);
      return false;
    };
    await expect(save(open(now, { commit }))).rejects.toMatchObject({ reason: 'slow' });
  });
});

import { describe, expect, it, vi } from 'vitest';
import { isCurrent, planCount, planSave } from './append.ts';
import { NEW_META, type WorkMeta } from './item.ts';
import { listFingerprint } from './list-text.ts';
import { memoryDatabase, memoryTexts } from './memory-work.ts';
import type { StartState } from './operations.ts';
import type { PublicState } from './public-state.ts';
import { WorkStore } from './work-store.ts';

const now = new Date('2026-11-20T12:00:00.000Z');
const LIST = '[{"id":1}]';
const META: WorkMeta = {
  ...NEW_META,
  rev: 3,
  lastId: 1,
  lists: { saved_reports: listFingerprint(null), saved_content: listFingerprint(LIST) },
};
const STATE: PublicState = { lists: { saved_reports: null, saved_content: LIST }, counters: '{"a":1}', rev: 3, met: true };

/** The state from which an operation starts: the public keys are as they were last written, except for the differences given. */
function startState(meta: Partial<WorkMeta> = {}, state: Partial<PublicState> = {}): StartState {
  const items = async (): Promise<never> => {
    throw new Error('No item is read.');
  };
  return { meta: { ...META, ...meta }, state: { ...STATE, ...state }, now, items };
}
const save = (...given: Parameters<typeof startState>) => planSave(startState(...given), 'saved_content', (id) => ({ id }));
const count = (...given: Parameters<typeof startState>) => planCount(startState(...given), 'a');

describe('A save into a list that is as it was last written', () => {
  it('appends the record, and its commit has the fingerprints of both lists', () => {
    const text = `[{"id":1},{"id":${now.getTime()}}]`;
    expect(save()).toMatchObject({
      change: {
        from: 3,
        meta: { rev: 4, lastId: now.getTime(), lists: { saved_reports: listFingerprint(null), saved_content: listFingerprint(text) } },
        put: [{ text: `{"id":${now.getTime()}}`, state: 'live', rev: 4 }],
        remove: [],
        quarantine: [],
      },
      writes: new Map([['saved_content', text]]),
    });
  });

  it.each<[string, Partial<WorkMeta>, Partial<PublicState>]>([
    ['no revision has been made', { rev: 0 }, { rev: null }],
    ['the public keys have an older revision', {}, { rev: 2 }],
    ['the public keys have no revision', {}, { rev: null }],
    ['the list is not known', { lists: {} }, {}],
    ['the list has changed', {}, { lists: { saved_reports: null, saved_content: '[]' } }],
  ])('is made otherwise where %s', (_, meta, state) => {
    expect(save(meta, state)).toBeUndefined();
    expect(isCurrent({ ...META, ...meta }, { ...STATE, ...state })).toBe(false);
  });

  it('goes on from the greater revision, and needs none in public keys that had no room for it', () => {
    expect(save({}, { rev: 9 })?.change?.meta.rev).toBe(10);
    expect(save({ crowded: true }, { rev: null })?.change?.meta).toMatchObject({ rev: 4, crowded: false });
  });
});

describe('A count', () => {
  it('writes the counters alone', () => {
    const counters = `{"a":2,"lastUsed":"${now.toISOString()}"}`;
    const plan = count();
    expect(plan).toMatchObject({
      change: { from: 3, meta: { rev: 4, counters, lists: META.lists }, put: [], remove: [], quarantine: [] },
      writes: new Map([['tool_analytics', counters]]),
    });
    expect(plan?.newcomers('saved_content')).toEqual([]);
  });

  it('keeps a text of the counters that cannot be read', () => {
    expect(count({}, { counters: '{"a"' })?.change?.quarantine).toEqual([{ at: now.toISOString(), key: 'tool_analytics', text: '{"a"' }]);
  });

  it('goes on from the greater counters where the public keys had no room, and is made otherwise where something is to be recovered', () => {
    expect(count({ crowded: true, counters: '{"a":7}' }, { rev: null })?.writes.get('tool_analytics')).toContain('"a":8');
    expect(count({ counters: '{"a":7}' })?.writes.get('tool_analytics')).toContain('"a":2');
    expect(count({}, { rev: 2 })).toBeUndefined();
  });
});

describe('Public keys', () => {
  it('are current when both lists are as they were last written, or when all are absent from the beginning', () => {
    const none = { saved_reports: null, saved_content: null };
    expect(isCurrent(META, STATE)).toBe(true);
    expect(isCurrent(NEW_META, { ...STATE, lists: none, rev: null })).toBe(true);
    expect(isCurrent(NEW_META, { ...STATE, rev: null })).toBe(false);
    expect(isCurrent({ ...META, lists: { saved_content: listFingerprint(LIST) } }, STATE)).toBe(false);
  });

  it('Public keys that nobody else writes are saved to, counted in and compared without reading any item', async () => {
    const database = memoryDatabase();
    const store = new WorkStore({
      texts: memoryTexts(new Map()),
      database: async () => database,
      lock: (work) => work(),
      clock: { now: () => now },
    });
    const add = () => store.save('saved_content', (id) => ({ id }));
    await add();
    const readItems = vi.spyOn(database, 'readItems');
    await add();
    await store.count('a');
    await store.check();
    await store.read();
    expect(readItems).not.toHaveBeenCalled();
  });
});

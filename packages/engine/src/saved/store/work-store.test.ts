import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { DeletedText } from '../../ports.ts';
import { StorageError } from '../../storage/storage-error.ts';
import { type FakePorts, fakePorts, fakeWork, memoryStorage } from '../../testing/index.ts';

const DAY = 24 * 60 * 60 * 1_000;
const tides = '{"id":1,"title":"Tides","content":"Text","more":{"kept":1.50},"more":2}';
const soil = '{"id":2, "title":"Soil"}';

let ports: FakePorts;
let now: Date;
const clock = { now: () => now };
const having = (list: string): void => {
  ports = fakePorts({ storage: memoryStorage({ saved_content: list }), clock });
};
const listed = (): string | undefined => ports.storage.entries.get('saved_content');
const save = (title = 'New') => ports.work.save('saved_content', (id) => ({ id, title }));
const record = (text: string) => ({ store: 'saved_content', text }) as const;
const titles = (deleted: readonly DeletedText[]) => deleted.map(({ text }) => (JSON.parse(text) as { title: string }).title);
/** Another tab of the same browser. */
const anotherTab = () => fakeWork(ports.storage, ports.database, clock);

beforeEach(() => {
  now = new Date('2026-11-20T12:00:00.000Z');
  having(`[${tides},${soil}]`);
});

/** Lets the waits for other tabs end at once. */
function skipWaits(): void {
  let elapsed = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => {
    elapsed += 1_000;
    return elapsed;
  });
}

describe('Saving', () => {
  it('appends to the public list, and leaves every other record as it is, byte for byte', async () => {
    expect(await save()).toBe('safe');
    expect(listed()).toBe(`[${tides},${soil},{"id":${now.getTime()},"title":"New"}]`);
    await save('Newer');
    expect(listed()?.startsWith(`[${tides},${soil},`)).toBe(true);
  });

  it('is the only thing that writes: a comparison without a difference commits nothing', async () => {
    await save();
    const before = await ports.database.readMeta();
    await ports.work.check();
    await ports.work.deleted();
    expect(await ports.database.readMeta()).toEqual(before);
  });

  it('keeps the white space of a list that another program wrote', async () => {
    having(`[\n  ${tides}\n]\n`);
    await ports.work.check();
    await save();
    expect(listed()).toBe(`[\n  ${tides}\n,{"id":${now.getTime()},"title":"New"}]`);
  });

  it('gives ids that grow, also when the clock goes back or another program used a greater one', async () => {
    having(`[{"id":${now.getTime() + 5},"title":"From the future"}]`);
    await save();
    now = new Date(now.getTime() - 365 * DAY);
    await save();
    const ids = (JSON.parse(listed() ?? '') as { id: number }[]).map(({ id }) => id);
    expect(ids).toEqual([ids[0], (ids[0] ?? 0) + 1, (ids[0] ?? 0) + 2]);
  });

  it('refuses a record that is nested too deeply or too large, and changes nothing', async () => {
    let deep: unknown = {};
    for (let depth = 0; depth < 100_000; depth += 1) deep = [deep];
    await expect(ports.work.save('saved_content', (id) => ({ id, deep }))).rejects.toMatchObject({ reason: 'unfit' });
    await expect(ports.work.save('saved_content', (id) => ({ id, text: 'x'.repeat(25_000_001) }))).rejects.toMatchObject({
      reason: 'unfit',
    });
    expect(listed()).toBe(`[${tides},${soil}]`);
  });

  it('counts uses of several tabs exactly', async () => {
    const tabs = [ports.work, anotherTab(), anotherTab()];
    await Promise.all(Array.from({ length: 30 }, (_, nth) => tabs[nth % 3]?.count('flashcards')));
    expect(JSON.parse(ports.storage.entries.get('tool_analytics') ?? '')).toMatchObject({ flashcards: 30 });
  });

  it('keeps the saves of tabs that have no lock', async () => {
    const tabs = [ports.work, anotherTab(), anotherTab()];
    await Promise.all(Array.from({ length: 30 }, (_, nth) => tabs[nth % 3]?.save('saved_content', (id) => ({ id, title: `${nth}` }))));
    const list = JSON.parse(listed() ?? '') as { id: number }[];
    expect(new Set(list.map(({ id }) => id)).size).toBe(32);
  });
});

describe('A full public list', () => {
  it('leaves the record in the database, and takes it back when there is room', async () => {
    await save('First');
    ports.storage.failure = 'full';
    expect(await save('Second')).toBe('overflow');
    await ports.work.check();
    const { overflow } = await ports.work.read();
    expect(overflow.map(({ text }) => (JSON.parse(text) as { title: string }).title)).toEqual(['Second']);
    expect(listed()).not.toContain('Second');
    ports.storage.failure = undefined;
    await ports.work.remove(record(tides));
    expect(listed()).toContain('Second');
    await ports.work.check();
    expect((await ports.work.read()).overflow).toEqual([]);
  });

  it('takes back only as much as there is room for', async () => {
    await save('First');
    ports.storage.failure = 'full';
    for (let nth = 0; nth < 9; nth += 1) await save(`More ${nth}`);
    ports.storage.failure = undefined;
    const before = listed()?.length ?? 0;
    await ports.work.remove(record(tides));
    expect(listed()).toContain('More 0');
    expect(listed()?.length).toBeLessThanOrEqual(before);
  });

  it('lets such a record be deleted and restored', async () => {
    ports.storage.failure = 'full';
    await save('Second');
    await ports.work.check();
    const [saved] = (await ports.work.read()).overflow;
    const id = await ports.work.remove(saved ?? record(''));
    expect(titles(await ports.work.deleted())).toEqual(['Second']);
    await ports.work.restore(id ?? '');
    await ports.work.check();
    expect((await ports.work.read()).overflow).toHaveLength(1);
  });

  it('still counts uses', async () => {
    ports.storage.failure = 'full';
    for (let uses = 0; uses < 3; uses += 1) await ports.work.count('flashcards');
    ports.storage.failure = undefined;
    await ports.work.count('flashcards');
    expect(JSON.parse(ports.storage.entries.get('tool_analytics') ?? '')).toMatchObject({ flashcards: 4 });
  });
});

describe('Deleting', () => {
  it('moves a record to the deleted ones, from where it comes back byte for byte', async () => {
    const id = (await ports.work.remove(record(tides))) ?? '';
    expect(listed()).toBe(`[${soil}]`);
    expect(await ports.work.deleted()).toEqual([{ id, store: 'saved_content', text: tides, deletedAt: now.toISOString() }]);
    expect(await ports.work.restore(id)).toMatchObject({ text: tides });
    expect(listed()).toBe(`[${soil},${tides}]`);
    expect(await ports.work.restore(id)).toBeUndefined();
  });

  it('removes one of two records that are the same, and none that another tab has removed', async () => {
    having(`[${tides},${tides}]`);
    await ports.work.remove(record(tides));
    expect(listed()).toBe(`[${tides}]`);
    ports.storage.entries.set('saved_content', '[]');
    expect(await ports.work.remove(record(tides))).toBeUndefined();
  });

  it('brings a record back with a new id if another program has used its id since', async () => {
    const id = (await ports.work.remove(record(soil))) ?? '';
    ports.storage.entries.set('saved_content', '[{"id":2,"title":"Other"}]');
    await ports.work.restore(id);
    expect(JSON.parse(listed() ?? '')).toEqual([
      { id: 2, title: 'Other' },
      { ...JSON.parse(soil), id: now.getTime() },
    ]);
  });

  it('keeps deleted records for 30 days, however many', async () => {
    await ports.work.remove(record(tides));
    now = new Date(now.getTime() + 29 * DAY);
    await ports.work.remove(record(soil));
    expect(titles(await ports.work.deleted())).toEqual(['Soil', 'Tides']);
    now = new Date(now.getTime() + DAY);
    expect(titles(await ports.work.deleted())).toEqual(['Soil']);
  });

  it('forgets a record for good: its text is gone, and an old copy of the list does not bring it back', async () => {
    await ports.work.check();
    const old = new Map(ports.storage.entries);
    await ports.work.forget((await ports.work.remove(record(tides))) ?? '');
    expect(JSON.stringify(await ports.database.readItems())).not.toContain('Tides');
    // The browser was killed, and local storage has what it had on the disk.
    for (const [key, text] of old) ports.storage.entries.set(key, text);
    skipWaits();
    await anotherTab().check();
    expect(listed()).toBe(`[${soil}]`);
    vi.restoreAllMocks();
  });
});

describe('Other programs', () => {
  beforeEach(() => ports.work.check());

  it('may remove a record: it is among the deleted ones, and the news offer to undo it', async () => {
    ports.storage.entries.set('saved_content', `[${soil}]`);
    await ports.work.check();
    const { news } = await ports.work.read();
    expect(news).toMatchObject([{ kind: 'removed', title: 'Tides' }]);
    await ports.work.restore(news[0]?.id ?? '');
    await ports.work.check();
    expect(listed()).toBe(`[${soil},${tides}]`);
    expect((await ports.work.read()).news).toEqual([]);
  });

  it('may change a record: the change stays, and the older version is among the deleted ones', async () => {
    ports.storage.entries.set('saved_content', '[{"id":1,"title":"Ebb"}]');
    await ports.work.check();
    expect(titles(await ports.work.deleted()).sort()).toEqual(['Soil', 'Tides']);
    expect(listed()).toBe('[{"id":1,"title":"Ebb"}]');
  });

  it('may clear everything: the list is empty, and the records are offered until they are dismissed', async () => {
    ports.storage.entries.clear();
    skipWaits();
    await ports.work.check();
    expect(listed()).toBeUndefined();
    expect((await ports.work.read()).cleared).toBe(2);
    await ports.work.dismiss('cleared');
    expect(listed()).toBeUndefined();
    expect(titles(await ports.work.deleted()).sort()).toEqual(['Soil', 'Tides']);
    vi.restoreAllMocks();
  });

  it('may clear everything before the list is on the disk: a tab that saw it offers the records, and they come back', async () => {
    ports.storage.entries.clear();
    skipWaits();
    await ports.work.check();
    expect(await ports.work.restoreCleared()).toBe(2);
    expect(listed()).toBe(`[${tides},${soil}]`);
    await ports.work.check();
    expect((await ports.work.read()).cleared).toBe(0);
    vi.restoreAllMocks();
  });

  it('may put back what was cleared: the records are the same again, and none is offered', async () => {
    const before = new Map(ports.storage.entries);
    ports.storage.entries.clear();
    skipWaits();
    await ports.work.check();
    for (const [key, text] of before) ports.storage.entries.set(key, text);
    await ports.work.check();
    expect(await ports.work.read()).toMatchObject({ cleared: 0, saved_content: `[${tides},${soil}]` });
    expect(await ports.work.deleted()).toEqual([]);
    expect((await ports.database.readItems()).map(({ state }) => state)).toEqual(['live', 'live']);
    vi.restoreAllMocks();
  });

  it('may clear what has long been on the disk: a tab that opens then offers the records, and does not bring them back', async () => {
    for (const title of ['First', 'Second']) {
      now = new Date(now.getTime() + 20_000);
      await save(title);
    }
    ports.storage.entries.clear();
    skipWaits();
    const tab = anotherTab();
    await tab.check();
    expect(listed()).toBeUndefined();
    expect((await tab.read()).cleared).toBe(4);
    vi.restoreAllMocks();
  });

  it('may give a new record the id that ours got when the browser died: both are kept, and ours gets another id', async () => {
    const old = new Map(ports.storage.entries);
    await save('Ours');
    for (const [key, text] of old) ports.storage.entries.set(key, text);
    const theirs = `{"id":${now.getTime()},"title":"Theirs"}`;
    ports.storage.entries.set('saved_content', `[${tides},${soil},${theirs}]`);
    skipWaits();
    await anotherTab().check();
    expect(listed()).toBe(`[${tides},${soil},${theirs},{"id":${now.getTime() + 1},"title":"Ours"}]`);
    vi.restoreAllMocks();
  });

  it('do not say what they added: a record of another program is kept as it is', async () => {
    ports.storage.entries.set('saved_content', `[${tides},${soil},{"id":7,"x":1e2}]`);
    await ports.work.check();
    await ports.work.remove(record(soil));
    expect(listed()).toBe(`[${tides},{"id":7,"x":1e2}]`);
  });
});

describe('A backup', () => {
  it('adds what is new, once, and gives a record a new id when its own is taken', async () => {
    const other = '{"id":1,"title":"Other"}';
    expect(await ports.work.add([record(tides), record(other)], '{}')).toBe(1);
    expect(JSON.parse(listed() ?? '').map(({ id }: { id: number }) => id)).toEqual([1, 2, now.getTime()]);
    expect(await ports.work.add([record(tides)], '{}')).toBe(0);
  });
});

describe('Public keys that cannot be read', () => {
  it('are reported to the reader, and a comparison in the background ends without an error', async () => {
    await ports.work.check();
    ports.storage.failure = 'blocked';
    await expect(ports.work.read()).rejects.toBeInstanceOf(StorageError);
    await expect(ports.work.check()).resolves.toBeUndefined();
  });
});

describe('A database that fails', () => {
  it('never lets a save look saved, and the list is still read', async () => {
    ports.database.failure = 'slow';
    await expect(save()).rejects.toBeInstanceOf(StorageError);
    await ports.work.check();
    expect(await ports.work.read()).toMatchObject({ safety: 'slow', saved_content: `[${tides},${soil}]` });
    ports.database.failure = 'newer';
    await ports.work.check();
    expect((await ports.work.read()).safety).toBe('newer');
    expect(listed()).toBe(`[${tides},${soil}]`);
  });

  it('is given three seconds', async () => {
    vi.useFakeTimers();
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(), ms);
      return controller.signal;
    });
    ports.database.readMeta = () => new Promise(() => {});
    const saving = expect(save()).rejects.toMatchObject({ reason: 'slow' });
    await vi.advanceTimersByTimeAsync(3_000);
    await saving;
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('A database of a newer version of the site is not written', async () => {
    const { readMeta } = ports.database;
    await ports.work.check();
    ports.database.readMeta = async () => ({ ...(await readMeta()), version: 2 }) as never;
    await expect(save()).rejects.toMatchObject({ reason: 'newer' });
    expect(listed()).toBe(`[${tides},${soil}]`);
  });

  it('A database that fails and a public list that is full as well mean that nothing was saved', async () => {
    ports.database.durable = false;
    expect(await save()).toBe('less-safe');
    ports.storage.failure = 'full';
    await expect(save()).rejects.toMatchObject({ reason: 'full' });
  });
});

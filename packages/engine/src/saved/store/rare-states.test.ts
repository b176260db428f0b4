import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { StorageError } from '../../storage/storage-error.ts';
import { type FakePorts, fakePorts, fakeWork, memoryStorage } from '../../testing/index.ts';
import { parseAnalytics } from '../analytics.ts';
import { savedWorkOf } from '../saved-entry.ts';
import { archivedWork } from './archived-work.ts';
import { mergeCounters } from './counters.ts';
import { memoryDatabase, memoryTexts } from './memory-work.ts';
import { readRecordList } from './record-list.ts';
import { WorkStore } from './work-store.ts';

const tides = '{"id":1,"title":"Tides"}';
const soil = '{"id":2,"title":"Soil"}';
const clock = { now: () => new Date('2026-11-20T12:00:00.000Z') };
let ports: FakePorts;

const having = async (list: string): Promise<void> => {
  ports = fakePorts({ storage: memoryStorage({ saved_content: list }), clock });
  await ports.work.check();
};
const listed = (): string | undefined => ports.storage.entries.get('saved_content');
const save = (title = 'New') => ports.work.save('saved_content', (id) => ({ id, title }));
const titlesOf = (records: readonly { readonly text: string }[]) =>
  records.map(({ text }) => (JSON.parse(text) as { title: string }).title);

/** Lets the waits for other tabs end at once. */
function skipWaits(): void {
  let elapsed = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => {
    elapsed += 1_000;
    return elapsed;
  });
}

beforeEach(() => having(`[${tides},${soil}]`));
afterEach(() => void vi.restoreAllMocks());

describe('Saved work', () => {
  it('waits for what another tab has committed and not yet written, and changes nothing of it', async () => {
    const entries = new Map<string, string>();
    const database = memoryDatabase();
    const late: (() => void)[] = [];
    const memory = memoryTexts(entries);
    const open = (texts: Partial<typeof memory>): WorkStore =>
      new WorkStore({ texts: { ...memory, ...texts }, database: async () => database, lock: (work) => work(), clock });
    const slow = open({ write: (key, text) => void late.push(() => memory.write(key, text)) });
    await slow.save('saved_content', () => ({ id: 1, title: 'Theirs' }));
    expect(entries.size).toBe(0);
    const changed = vi.fn(async () => late.splice(0).forEach((write) => void write()));
    const here = open({ changed });
    await here.save('saved_content', () => ({ id: 2, title: 'Ours' }));
    expect(changed).toHaveBeenCalledTimes(1);
    expect(entries.get('saved_content')).toBe('[{"id":1,"title":"Theirs"},{"id":2,"title":"Ours"}]');
    await here.check();
    expect((await here.read()).news).toEqual([]);
  });

  it('has the use that a browser counted just before it was closed', async () => {
    await ports.work.count('flashcards');
    const before = new Map(ports.storage.entries);
    await ports.work.count('flashcards');
    for (const [key, text] of before) ports.storage.entries.set(key, text);
    skipWaits();
    await fakeWork(ports.storage, ports.database, clock).check();
    expect(JSON.parse(ports.storage.entries.get('tool_analytics') ?? '')).toMatchObject({ flashcards: 2 });
  });

  it('lists what was deleted in one moment, the last first', async () => {
    for (const text of [tides, soil]) await ports.work.remove({ store: 'saved_content', text });
    expect(titlesOf(await ports.work.deleted())).toEqual(['Soil', 'Tides']);
  });

  it('lists what was deleted last first, whatever its place in the list was', async () => {
    let now = clock.now();
    const work = fakeWork(ports.storage, ports.database, { now: () => now });
    await work.remove({ store: 'saved_content', text: soil });
    now = new Date(now.getTime() + 1_000);
    await work.remove({ store: 'saved_content', text: tides });
    expect(titlesOf(await work.deleted())).toEqual(['Tides', 'Soil']);
  });

  it('keeps what was saved after the list was cleared when the offer of the old records is dismissed', async () => {
    ports.storage.entries.clear();
    skipWaits();
    await ports.work.check();
    await save();
    await ports.work.dismiss('cleared');
    expect(titlesOf(await ports.work.deleted()).sort()).toEqual(['Soil', 'Tides']);
    expect(JSON.parse(listed() ?? '')).toMatchObject([{ title: 'New' }]);
  });

  it('names the other records that were removed when one of them is restored, or forgotten', async () => {
    ports.storage.entries.set('saved_content', '[]');
    await ports.work.check();
    const { news } = await ports.work.read();
    expect(news.map(({ title }) => title).sort()).toEqual(['Soil', 'Tides']);
    const [first, second] = news;
    await ports.work.restore(first?.id ?? '');
    await ports.work.check();
    expect((await ports.work.read()).news).toEqual([second]);
    await ports.work.forget(second?.id ?? '');
    await ports.work.check();
    expect((await ports.work.read()).news).toEqual([]);
  });

  it.each([
    ['"  Ebb  "', 'Ebb'],
    ['"   "', 'Untitled'],
    ['7', 'Untitled'],
  ])('names a removed record with the title %s', async (title, shown) => {
    await having(`[{"id":1,"title":${title}}]`);
    ports.storage.entries.set('saved_content', '[]');
    await ports.work.check();
    expect((await ports.work.read()).news).toMatchObject([{ title: shown }]);
  });

  it('still shows what had no room in the list while the database is slow', async () => {
    await save('First');
    ports.storage.failure = 'full';
    await save('Second');
    await ports.work.check();
    ports.database.failure = 'slow';
    await ports.work.check();
    const { overflow, safety } = await ports.work.read();
    expect([titlesOf(overflow), safety]).toEqual([['Second'], 'slow']);
  });

  it('still offers what could not be read to a page that can write nothing', async () => {
    await having('[{"title":"My thesis", ');
    await save();
    ports.storage.entries.set('saved_content', '[]');
    vi.spyOn(ports.database, 'commit').mockRejectedValue(new StorageError('full'));
    const nextPage = fakeWork(ports.storage, ports.database, clock);
    await nextPage.check();
    expect(savedWorkOf(await nextPage.read()).unreadable).toEqual(['[{"title":"My thesis", ']);
  });

  it('is compared once more if it has changed during a comparison', async () => {
    await save();
    const { readQuarantine } = ports.database;
    vi.spyOn(ports.database, 'readQuarantine').mockImplementationOnce(async () => {
      ports.storage.entries.set('saved_content', '[]');
      void ports.work.check();
      return readQuarantine();
    });
    await ports.work.check();
    expect((await ports.work.read()).news).toHaveLength(3);
  });

  it('counts from what another program has set the counters to', async () => {
    for (let uses = 0; uses < 3; uses += 1) await ports.work.count('flashcards');
    ports.storage.entries.set('tool_analytics', '{"flashcards":0}');
    await ports.work.count('flashcards');
    expect(JSON.parse(ports.storage.entries.get('tool_analytics') ?? '')).toMatchObject({ flashcards: 1 });
  });

  it('has no text of a deleted record after 30 days', async () => {
    let now = clock.now();
    const later = fakeWork(ports.storage, ports.database, { now: () => now });
    await later.remove({ store: 'saved_content', text: tides });
    now = new Date(now.getTime() + 31 * 86_400_000);
    await later.deleted();
    expect(JSON.stringify(await ports.database.readItems())).not.toContain('Tides');
  });

  it('shows what had no room also after another program has changed the list, and a backup does not add it again', async () => {
    ports.storage.failure = 'full';
    await save('Second');
    ports.storage.failure = undefined;
    ports.storage.entries.set('saved_content', `[${tides}]`);
    await ports.work.check();
    const { overflow } = await ports.work.read();
    expect(titlesOf(overflow)).toEqual(['Second']);
    expect(await ports.work.add(overflow, '{}')).toBe(0);
  });

  it('gives a record whose id is a text a new one if another program has used that since', async () => {
    await having('[{"id":"a","title":"Ours"}]');
    const id = await ports.work.remove({ store: 'saved_content', text: '{"id":"a","title":"Ours"}' });
    ports.storage.entries.set('saved_content', '[{"id":"a","title":"Theirs"}]');
    await ports.work.restore(id ?? '');
    expect(JSON.parse(listed() ?? '')).toEqual([
      { id: 'a', title: 'Theirs' },
      { id: clock.now().getTime(), title: 'Ours' },
    ]);
  });

  it('holds two records that got one id by chance as two live ones', async () => {
    const old = new Map(ports.storage.entries);
    await save('Ours');
    for (const [key, text] of old) ports.storage.entries.set(key, text);
    ports.storage.entries.set('saved_content', `[${tides},${soil},{"id":${clock.now().getTime()},"title":"Theirs"}]`);
    skipWaits();
    await fakeWork(ports.storage, ports.database, clock).check();
    expect((await ports.database.readItems()).map(({ state }) => state)).toEqual(['live', 'live', 'live', 'live']);
  });
});

describe('Texts of other programs', () => {
  it('may begin with white space', () => {
    expect(readRecordList(`\n  [ ${tides} ]`).records.map(({ text }) => text)).toEqual([tides]);
  });

  it('are listed by date and then by id, with ids that are no numbers last', () => {
    const texts = [5, '"b"', 9, '"a"', 7].map((id) => `{"id":${id},"title":"${String(id).replaceAll('"', '')}"}`);
    const none = { saved_reports: null, overflow: [], quarantined: [] };
    const { entries } = savedWorkOf({ ...none, saved_content: `[${texts.join(',')}]` });
    expect(entries.map(({ title }) => title)).toEqual(['9', '7', '5', 'b', 'a']);
  });

  it('have the time of the last use as no counter', () => {
    expect([...parseAnalytics('{"flashcards":2,"lastUsed":5,"unreadable":"7"}').counters]).toEqual([['flashcards', 2]]);
  });

  it.each([
    ['{"a":1,"lastUsed":"2026-11-20T12:00:00.000Z"}', '{"a":2}'],
    ['{"a":1}', '{"a":2,"lastUsed":"2026-11-20T12:00:00.000Z"}'],
    ['{"a":1,"lastUsed":"2026-11-20T12:00:00.000Z"}', '{"a":2,"lastUsed":"2026-11-19T12:00:00.000Z"}'],
  ])('keep the later time of use when %s and %s are merged', (found, ours) => {
    expect(JSON.parse(mergeCounters(found, ours) ?? '')).toEqual({ a: 2, lastUsed: '2026-11-20T12:00:00.000Z' });
  });

  it.each([{ deletedAt: 5 }, { store: 'saved_pictures' }, { record: 'x' }, { record: null }])('are no deleted record with %j', (unfit) => {
    const whole = { id: 1, store: 'saved_content', deletedAt: '2026-11-19T12:00:00.000Z', record: { id: 1 } };
    expect(archivedWork(JSON.stringify([whole, { ...whole, ...unfit }]))).toMatchObject({
      items: [{ store: 'saved_content' }],
      unreadable: true,
    });
    expect(archivedWork(JSON.stringify([whole, { ...whole, ...unfit }])).items).toHaveLength(1);
    expect(archivedWork(JSON.stringify([whole])).unreadable).toBe(false);
  });
});

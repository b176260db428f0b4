import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakePorts, fakePorts, memoryStorage } from '../../testing/index.ts';

const tides = '{"id":1,"title":"Tides"}';
const soil = '{"id":2,"title":"Soil"}';
const clock = { now: () => new Date('2026-11-20T12:00:00.000Z') };
const record = (text: string) => ({ store: 'saved_content', text }) as const;
let ports: FakePorts;

const listed = (key = 'saved_content'): string | undefined => ports.storage.entries.get(key);
const news = async () => {
  await ports.work.check();
  return (await ports.work.read()).news;
};
const titles = async () => (await ports.work.deleted()).map(({ text }) => (JSON.parse(text) as { title: string }).title).sort();

beforeEach(async () => {
  ports = fakePorts({ storage: memoryStorage({ saved_content: `[${tides},${soil}]`, saved_reports: `[${tides}]` }), clock });
  await ports.work.check();
});

describe('News of saved work', () => {
  beforeEach(() => void ports.storage.entries.set('saved_content', '[]'));

  it('are dismissed by kind: others stay, and the records stay among the deleted ones', async () => {
    expect((await news()).map(({ kind }) => kind)).toEqual(['removed', 'removed']);
    await ports.work.dismiss('recovered');
    expect(await news()).toHaveLength(2);
    await ports.work.dismiss('removed');
    expect(await news()).toEqual([]);
    expect(await titles()).toEqual(['Soil', 'Tides']);
  });

  it('News of other records stay when one record is restored or forgotten, and its own go', async () => {
    const [first, second] = await news();
    await ports.work.forget('an unknown id');
    expect(await ports.work.restore('an unknown id')).toBeUndefined();
    expect(await news()).toHaveLength(2);
    await ports.work.forget(first?.id ?? '');
    expect(await news()).toEqual([second]);
    expect(await titles()).toEqual([second?.title]);
  });
});

describe('A record', () => {
  it('is removed from its own list, although the other one has the same text', async () => {
    await ports.work.remove(record(tides));
    expect([listed(), listed('saved_reports')]).toEqual([`[${soil}]`, `[${tides}]`]);
  });

  it('A record that is not deleted is neither restored a second time nor forgotten', async () => {
    const [{ id } = { id: '' }] = await ports.database.readItems();
    expect(await ports.work.restore(id)).toBeUndefined();
    await ports.work.forget(id);
    expect([listed(), listed('saved_reports')]).toEqual([`[${tides},${soil}]`, `[${tides}]`]);
  });

  it('A record that was deleted is added again by a backup that has it', async () => {
    await ports.work.remove(record(soil));
    expect(await ports.work.add([record(soil), record(tides)], '{}')).toBe(1);
    expect(listed()).toBe(`[${tides},${soil}]`);
  });

  it('A record that was saved after the list was cleared stays single when the cleared ones come back', async () => {
    ports.storage.entries.clear();
    let elapsed = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => (elapsed += 1_000));
    await ports.work.check();
    await ports.work.save('saved_content', (id) => ({ id, title: 'New' }));
    expect(await ports.work.restoreCleared()).toBe(3);
    expect(listed()).toBe(`[{"id":${clock.now().getTime()},"title":"New"},${tides},${soil}]`);
    vi.restoreAllMocks();
  });
});

describe('A subscriber', () => {
  it('is called after a save, and no longer when it has left', async () => {
    const changed = vi.fn();
    const leave = ports.work.subscribe(changed);
    const save = () => ports.work.save('saved_content', (id) => ({ id }));
    await save();
    expect(changed).toHaveBeenCalledTimes(1);
    leave();
    await save();
    expect(changed).toHaveBeenCalledTimes(1);
  });

  it('is called after a backup was restored, when the restored records can be read', async () => {
    const read: string[] = [];
    ports.work.subscribe(() => read.push(listed() ?? ''));
    await ports.work.add([record('{"id":7,"title":"Restored"}')], '{}');
    expect(read).toEqual([expect.stringContaining('Restored')]);
  });

  it('is not called by a comparison that finds nothing new', async () => {
    await ports.work.save('saved_content', (id) => ({ id }));
    await ports.work.check();
    const changed = vi.fn();
    ports.work.subscribe(changed);
    await ports.work.check();
    expect(changed).not.toHaveBeenCalled();
  });

  it('hears of an error that is none of the storage as a rejection', async () => {
    vi.spyOn(ports.database, 'readMeta').mockRejectedValue(new TypeError('a fault of the code'));
    await expect(ports.work.check()).rejects.toThrow(TypeError);
  });
});

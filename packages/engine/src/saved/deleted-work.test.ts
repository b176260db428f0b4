import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FakePorts, fakePorts, memoryStorage } from '../testing/index.ts';
import { deleteSaved, forgetDeleted, listDeleted, restoreDeleted } from './deleted-work.ts';
import { readSavedWork, type SavedEntry, type SavedStore } from './saved-entry.ts';

const DAY = 24 * 60 * 60 * 1_000;
const tides = { id: 1, title: 'Tides', content: 'Text', createdAt: '2026-11-01T10:00:00.000Z', type: 'Example', more: { kept: true } };
const soil = { ...tides, id: 2, title: 'Soil' };

function having(content: unknown, reports?: unknown): FakePorts {
  const entries = { saved_content: JSON.stringify(content), ...(reports !== undefined && { saved_reports: JSON.stringify(reports) }) };
  return fakePorts({ storage: memoryStorage(entries) });
}
const stored = (ports: FakePorts, store: SavedStore = 'saved_content'): unknown => JSON.parse(ports.storage.entries.get(store) ?? 'null');
const deleted = (ports: FakePorts) => listDeleted(ports.archive, ports.clock.now());

async function entry(ports: FakePorts, title: string): Promise<SavedEntry> {
  const found = (await readSavedWork(ports.storage)).entries.find((one) => one.title === title);
  if (!found) throw new Error(`${title} is not saved`);
  return found;
}

describe('deleteSaved', () => {
  it('moves a record from its list to the archive with all of its fields', async () => {
    const ports = having([tides, soil]);
    await deleteSaved(ports, await entry(ports, 'Tides'));
    expect(stored(ports)).toEqual([soil]);
    const [kept] = await deleted(ports);
    expect(kept).toMatchObject({
      deletedAt: ports.clock.now().toISOString(),
      entry: { title: 'Tides', store: 'saved_content', record: tides },
    });
  });

  it('keeps what another tab has added to the list', async () => {
    const ports = having([tides]);
    const seen = await entry(ports, 'Tides');
    ports.storage.entries.set('saved_content', JSON.stringify([tides, soil]));
    await deleteSaved(ports, seen);
    expect(stored(ports)).toEqual([soil]);
  });

  it('deletes exactly one record where ids are repeated', async () => {
    const ports = having([{ ...soil, id: 1 }, tides, tides], [tides]);
    await deleteSaved(ports, await entry(ports, 'Soil'));
    expect(stored(ports)).toEqual([tides, tides]);
    await deleteSaved(ports, { ...(await entry(ports, 'Tides')), store: 'saved_content' });
    expect(stored(ports)).toEqual([tides]);
    expect(stored(ports, 'saved_reports')).toEqual([tides]);
  });

  it('deletes a record that is already deleted without an error', async () => {
    const ports = having([tides]);
    const seen = await entry(ports, 'Tides');
    expect(await deleteSaved(ports, seen)).toBeTypeOf('number');
    expect(await deleteSaved(ports, seen)).toBeUndefined();
    expect(await deleted(ports)).toHaveLength(1);
  });

  it('archives nothing when another tab deletes the record first', async () => {
    const ports = having([tides]);
    const seen = await entry(ports, 'Tides');
    const { update } = ports.archive;
    ports.archive.update = async (key, change) => {
      await update(key, change);
      ports.storage.entries.set('saved_content', '[]');
    };
    expect(await deleteSaved(ports, seen)).toBeUndefined();
    expect(await deleted(ports)).toEqual([]);
  });

  it('deletes nothing when the archive cannot be written', async () => {
    const ports = having([tides]);
    ports.archive.failure = 'full';
    await expect(deleteSaved(ports, await entry(ports, 'Tides'))).rejects.toMatchObject({ name: 'StorageError' });
    expect(stored(ports)).toEqual([tides]);
  });

  it('archives nothing when the list cannot be written', async () => {
    const ports = having([tides]);
    ports.storage.failure = 'blocked';
    await expect(deleteSaved(ports, await entry(ports, 'Tides'))).rejects.toMatchObject({ name: 'StorageError' });
    expect(await deleted(ports)).toEqual([]);
  });
});

describe('restoreDeleted', () => {
  it('puts the record back with its id and date', async () => {
    const ports = having([tides, soil]);
    const id = (await deleteSaved(ports, await entry(ports, 'Tides'))) ?? 0;
    expect((await restoreDeleted(ports, id))?.title).toBe('Tides');
    expect(stored(ports)).toEqual([soil, tides]);
    expect(await deleted(ports)).toEqual([]);
    expect(await restoreDeleted(ports, id)).toBeUndefined();
    expect(stored(ports)).toEqual([soil, tides]);
  });

  it('keeps the record in the archive when the list cannot be written', async () => {
    const ports = having([tides]);
    const id = (await deleteSaved(ports, await entry(ports, 'Tides'))) ?? 0;
    ports.storage.failure = 'full';
    await expect(restoreDeleted(ports, id)).rejects.toMatchObject({ reason: 'full' });
    expect(await deleted(ports)).toHaveLength(1);
  });

  it('restores every record that was deleted, whatever is stored', async () => {
    const field = fc.oneof(fc.string(), fc.integer(), fc.constantFrom(undefined, null), fc.jsonValue());
    const record = fc.oneof(fc.jsonValue(), fc.record({ id: field, title: field, content: field, createdAt: field, more: fc.jsonValue() }));
    const texts = fc.oneof(
      fc.array(record).map((list) => JSON.stringify(list)),
      fc.string(),
      fc.json(),
    );
    await fc.assert(
      fc.asyncProperty(texts, texts, async (saved_reports, saved_content) => {
        const ports = fakePorts({ storage: memoryStorage({ saved_reports, saved_content }) });
        const before = sorted(ports);
        const { entries } = await readSavedWork(ports.storage);
        const ids: number[] = [];
        for (const one of entries) ids.push((await deleteSaved(ports, one)) ?? Number.NaN);
        expect((await readSavedWork(ports.storage)).entries).toEqual([]);
        expect(await deleted(ports)).toHaveLength(entries.length);
        for (const id of ids) await restoreDeleted(ports, id);
        expect(sorted(ports)).toEqual(before);
        expect(await deleted(ports)).toEqual([]);
      }),
    );
  });
});

describe('The archive of deleted records', () => {
  it('lists the last deleted first and removes records after 30 days', async () => {
    let now = new Date('2026-11-01T12:00:00.000Z');
    const ports = { ...having([tides, soil]), clock: { now: () => now } };
    await deleteSaved(ports, await entry(ports, 'Tides'));
    now = new Date(now.getTime() + DAY);
    await deleteSaved(ports, await entry(ports, 'Soil'));
    const names = async () => (await deleted(ports)).map((one) => one.entry.title);
    expect(await names()).toEqual(['Soil', 'Tides']);
    now = new Date(now.getTime() + 29 * DAY + 1);
    expect(await names()).toEqual(['Soil']);
    expect(ports.archive.entries.get('recently_deleted')).not.toContain('Tides');
  });

  it('forgets a single record', async () => {
    const ports = having([tides, soil]);
    const id = (await deleteSaved(ports, await entry(ports, 'Tides'))) ?? 0;
    await deleteSaved(ports, await entry(ports, 'Soil'));
    await forgetDeleted(ports.archive, id, ports.clock.now());
    expect((await deleted(ports)).map((one) => one.entry.title)).toEqual(['Soil']);
  });

  it.each(['{"broken', '5', '[null,{"id":1},{"id":2,"store":"elsewhere","deletedAt":"x","record":{}}]'])(
    'lists nothing for %s and keeps the text',
    async (raw) => {
      const ports = having([tides]);
      ports.archive.entries.set('recently_deleted', raw);
      expect(await deleted(ports)).toEqual([]);
      await deleteSaved(ports, await entry(ports, 'Tides'));
      expect(await deleted(ports)).toHaveLength(1);
      expect(ports.archive.entries.get('recently_deleted')).toContain(raw.startsWith('[') ? '"elsewhere"' : JSON.stringify(raw));
    },
  );
});

/** The stored values with each list sorted; a text that is not a list stays as it is. */
function sorted(ports: FakePorts): unknown[] {
  return [...ports.storage.entries].map(([key, raw]) => {
    try {
      const value: unknown = JSON.parse(raw);
      return [key, Array.isArray(value) ? value.map((item) => JSON.stringify(item)).sort() : raw];
    } catch {
      return [key, raw];
    }
  });
}

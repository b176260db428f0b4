import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SavedText } from '../ports.ts';
import { readSavedWork } from '../saved/saved-entry.ts';
import { addReview, newDeck } from '../study/deck.ts';
import { type FakePorts, fakePorts, memoryStorage } from '../testing/index.ts';
import { backUp, downloadBeforeRestore, previewBackup, restoreBackup } from './backup-actions.ts';
import { MOST_BYTES } from './backup-format.ts';
import { countNewFrom, newSinceBackup } from './backup-reminder.ts';
import { nestingDepth } from './nesting-depth.ts';
import { BackupError, readBackup } from './read-backup.ts';
import { writeBackup } from './write-backup.ts';

const tides = { id: 1, title: 'Tides', content: 'Text', createdAt: '2026-11-01T10:00:00.000Z', type: 'Example', more: { kept: true } };
const soil = { ...tides, id: 2, title: 'Soil' };

function having(content: unknown, analytics: unknown = {}): FakePorts {
  const entries = { saved_content: JSON.stringify(content), tool_analytics: JSON.stringify(analytics) };
  return fakePorts({ storage: memoryStorage(entries) });
}
const fileOf = (text: string, size = text.length) => ({ size, text: async () => text });
const stored = (ports: FakePorts, key = 'saved_content'): unknown => JSON.parse(ports.storage.entries.get(key) ?? 'null');

/** The text of the file that "Back up" downloads. */
async function backupOf(ports: FakePorts): Promise<string> {
  await backUp(ports);
  return ports.downloads.at(-1)?.content ?? '';
}
async function restored(ports: FakePorts, text: string): Promise<number> {
  return restoreBackup(ports, await readBackup(fileOf(text)));
}

describe('A backup', () => {
  it('has the records for which their lists had no room', async () => {
    const outside = [
      { store: 'saved_content', text: JSON.stringify(soil) },
      { store: 'saved_reports', text: JSON.stringify({ ...tides, id: 3 }) },
    ] as const;
    const texts = {
      saved_reports: null,
      saved_content: `[${JSON.stringify(tides)}]`,
      tool_analytics: null,
      overflow: outside,
      quarantined: [],
    };
    const file = JSON.parse(await writeBackup(texts, { kept: [], progress: [], decks: [] }, new Date('2026-11-20')));
    expect([file.saved_content, file.saved_reports]).toEqual([[tides, soil], [{ ...tides, id: 3 }]]);
    expect(Object.keys(file)).toEqual(['format', 'v', 'exportedAt', 'saved_reports', 'saved_content', 'tool_analytics', 'sha256']);
    expect(file.tool_analytics).toEqual({});
  });

  it('A backup that holds something else in place of results, progress and decks gives none of it', async () => {
    const file = { ...JSON.parse(await backupOf(having([tides]))), kept: [{ id: 1 }], progress: [7], decks: ['none'] };
    expect(await readBackup(fileOf(JSON.stringify(file)))).toMatchObject({ kept: [], progress: [], decks: [] });
    const odd = { ...file, kept: 'none', exportedAt: 'someday' };
    expect(await readBackup(fileOf(JSON.stringify(odd)))).toMatchObject({ kept: [], exportedAt: undefined });
  });

  it('is one JSON file named by its day, with every record and counter and no key', async () => {
    const ports = having([tides, soil], { flashcards: 4, lastUsed: '2026-11-01T10:00:00.000Z' });
    ports.storage.entries.set('generation_key', '{"key":"secret"}');
    expect(await backUp(ports)).toMatchObject({ tone: 'success', text: 'Backup downloaded' });
    const [file] = ports.downloads;
    expect(file?.name).toBe('study-backup-2026-11-20.json');
    expect(JSON.parse(file?.content ?? '')).toMatchObject({
      format: 'study-tools-backup',
      v: 1,
      saved_content: [tides, soil],
      saved_reports: [],
      tool_analytics: { flashcards: 4, lastUsed: '2026-11-01T10:00:00.000Z' },
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(file?.content).not.toContain('secret');
  });

  it('restores everything on an empty device, and keeps unknown fields', async () => {
    const text = await backupOf(having([tides, soil], { flashcards: 4 }));
    const empty = fakePorts();
    expect(await restored(empty, text)).toBe(2);
    expect(stored(empty)).toEqual([tides, soil]);
    expect(stored(empty, 'tool_analytics')).toMatchObject({ flashcards: 4 });
  });

  it('has what cannot be read, and says the time of the last use where it is restored', async () => {
    const ports = having([tides], { flashcards: 4, lastUsed: '2026-11-01T10:00:00.000Z' });
    expect(JSON.parse(await backupOf(ports))).not.toHaveProperty('unreadable');
    const empty = fakePorts();
    await restored(empty, await backupOf(ports));
    expect(stored(empty, 'tool_analytics')).toEqual({ flashcards: 4, lastUsed: '2026-11-01T10:00:00.000Z' });
    ports.storage.entries.set('tool_analytics', '{"broken');
    ports.storage.entries.set('saved_reports', '[5');
    expect(JSON.parse(await backupOf(ports))).toMatchObject({ unreadable: expect.arrayContaining(['{"broken', '[5']) });
  });

  it('has reports too, and counts what is here already', async () => {
    const full = having([tides]);
    full.storage.entries.set('saved_reports', JSON.stringify([soil]));
    const deck = newDeck({ id: 'd1', tool: 'cards', name: 'Tides', at: '2026-11-20T12:00:00.000Z' }, [{ front: 'Why?', back: 'The Moon' }]);
    await full.decks.add(deck);
    const backup = await readBackup(fileOf(await backupOf(full)));
    const empty = fakePorts();
    expect(await previewBackup(empty, backup)).toMatchObject({ added: 3, present: 0 });
    expect(await restoreBackup(empty, backup)).toBe(3);
    expect(stored(empty, 'saved_reports')).toEqual([soil]);
    expect(await previewBackup(empty, backup)).toMatchObject({ added: 0, present: 3 });
  });

  it.each([5, 'yesterday'])('says no time if it has %j', async (exportedAt) => {
    const backup = { ...JSON.parse(await backupOf(having([tides]))), exportedAt };
    expect((await readBackup(fileOf(JSON.stringify(backup)))).exportedAt).toBeUndefined();
  });

  it('A backup of the state before a restore is not downloaded where nothing was restored', async () => {
    const ports = having([tides]);
    await downloadBeforeRestore(ports);
    expect(ports.downloads).toEqual([]);
  });

  it('adds only what is new, says so before, and removes nothing', async () => {
    const text = await backupOf(having([tides, soil], { flashcards: 4, mock: 1 }));
    const ports = having([soil, { ...tides, id: 3, title: 'Mine' }], { flashcards: 2, mock: 7 });
    expect(await previewBackup(ports, await readBackup(fileOf(text)))).toMatchObject({ added: 1, present: 1 });
    expect(await restored(ports, text)).toBe(1);
    expect((await readSavedWork(ports.work)).entries.map(({ title }) => title).sort()).toEqual(['Mine', 'Soil', 'Tides']);
    expect(stored(ports, 'tool_analytics')).toMatchObject({ flashcards: 4, mock: 7 });
  });

  it('gives a record a new id if another record has its id, and adds it once', async () => {
    const text = await backupOf(having([{ ...tides, content: 'Other' }]));
    const ports = having([tides]);
    expect(await restored(ports, text)).toBe(1);
    expect(await restored(ports, text)).toBe(0);
    const ids = (stored(ports) as { readonly id: number }[]).map(({ id }) => id);
    expect(new Set(ids).size).toBe(2);
  });

  it('adds nothing when it is empty or restored again, whatever is stored', async () => {
    const record = fc.record({ id: fc.oneof(fc.integer(), fc.string()), title: fc.string(), content: fc.string(), more: fc.jsonValue() });
    await fc.assert(
      fc.asyncProperty(fc.array(record), fc.array(record), async (theirs, ours) => {
        const text = await backupOf(having(theirs));
        const ports = having(ours);
        const before = (await readSavedWork(ports.work)).entries.length;
        const added = await restored(ports, text);
        expect((await readSavedWork(ports.work)).entries).toHaveLength(before + added);
        expect(await restored(ports, text)).toBe(0);
        expect(await restored(ports, await backupOf(fakePorts()))).toBe(0);
      }),
      { numRuns: 40 },
    );
  });

  it('carries the pinned results and what was done with them, and adds them once', async () => {
    const pinned = {
      id: '2026-11-20/x',
      tool: 'cards',
      at: '2026-11-20T12:00:00.000Z',
      values: { notes: 'Tides' },
      text: 'A text.',
      source: 'on-device',
      complete: true,
      shortfalls: [],
      unfinished: false,
      pinned: true,
    };
    const [full, empty] = [having([tides]), fakePorts()];
    await full.kept.put(pinned);
    await full.kept.put({ ...pinned, id: 'free', pinned: false });
    await full.progress.update('cards/hash', 'checklist', () => ['a']);
    const text = await backupOf(full);
    expect(await previewBackup(empty, await readBackup(fileOf(text)))).toMatchObject({ added: 2, present: 0 });
    expect(await restored(empty, text)).toBe(2);
    expect([...empty.kept.records.keys()]).toEqual([pinned.id]);
    expect((await empty.progress.read('cards/hash'))?.views).toEqual({ checklist: ['a'] });
    expect(await restored(empty, text)).toBe(0);
  });

  it('carries decks, and gives a deck that is here too the answers that it does not have', async () => {
    const deck = newDeck({ id: 'd1', tool: 'cards', name: 'Tides', at: '2026-11-20T12:00:00.000Z' }, [{ front: 'Why?', back: 'The Moon' }]);
    const [full, here] = [fakePorts(), fakePorts()];
    await full.decks.add(addReview(deck, 1, [5, 3]));
    const text = await backupOf(full);
    await here.decks.add(addReview(deck, 1, [9, 4]));
    expect(await restored(here, text)).toBe(0);
    expect((await here.decks.list())[0]?.cards[0]?.reviews).toEqual([
      [5, 3],
      [9, 4],
    ]);
    const empty = fakePorts();
    expect(await restored(empty, text)).toBe(1);
    expect(await empty.decks.list()).toEqual(await full.decks.list());
  });

  it('keeps the state before the restore as a file', async () => {
    const ports = having([tides]);
    await restored(ports, await backupOf(having([soil])));
    await downloadBeforeRestore(ports);
    expect(JSON.parse(ports.downloads.at(-1)?.content ?? '')).toMatchObject({ saved_content: [tides] });
  });

  it('changes nothing if the state before the restore cannot be kept', async () => {
    const ports = having([tides]);
    const text = await backupOf(having([soil]));
    ports.archive.failure = 'full';
    await expect(restored(ports, text)).rejects.toMatchObject({ name: 'StorageError' });
    expect(stored(ports)).toEqual([tides]);
  });
});

describe('A file that is no good backup', () => {
  it.each([
    ['not JSON', 'PK\u0003\u0004 a zip', /is not a backup/],
    ['a text in another encoding', '\u0000{\u0000}', /is not a backup/],
    ['another JSON file', '[1,2]', /is not a backup/],
    ['a backup of a newer version', '{"format":"study-tools-backup","v":2}', /newer version/],
    ['a backup without its lists', '{"format":"study-tools-backup","v":1,"saved_content":5}', /damaged/],
    ['nested 10,000 deep', `{"format":"study-tools-backup","v":1,"x":${'['.repeat(10_000)}${']'.repeat(10_000)}}`, /too deeply/],
  ])('is refused with its reason if it is %s', async (_, text, reason) => {
    await expect(readBackup(fileOf(text))).rejects.toThrow(reason);
    await expect(readBackup(fileOf(text))).rejects.toBeInstanceOf(BackupError);
  });

  it('is refused before it is read if it is too large', async () => {
    const file = { size: MOST_BYTES + 1, text: () => Promise.reject(new Error('It was read.')) };
    await expect(readBackup(file)).rejects.toThrow(/too large/);
  });

  it('is refused if it was changed after it was made', async () => {
    const text = await backupOf(having([tides]));
    await expect(readBackup(fileOf(text.replace('"Text"', '"Test"')))).rejects.toThrow(/changed or damaged/);
  });

  it('is read with a byte order mark', async () => {
    expect((await readBackup(fileOf(`\uFEFF${await backupOf(having([tides]))}`))).records).toHaveLength(1);
  });

  it('leaves out records that cannot be read, and says how many', async () => {
    const text = JSON.stringify({
      format: 'study-tools-backup',
      v: 1,
      saved_content: [tides, null, 5, {}],
      tool_analytics: { a: 'x', b: 2 },
    });
    const backup = await readBackup(fileOf(text));
    expect(backup).toMatchObject({ unreadable: 3, counters: '{"b":2}' });
    expect(backup.records.map(({ text: one }: SavedText) => JSON.parse(one) as unknown)).toEqual([tides]);
  });

  it('changes no object of the program, whatever its fields are called', async () => {
    const text = '{"format":"study-tools-backup","v":1,"saved_content":[{"title":"A","__proto__":{"polluted":true}}]}';
    const ports = fakePorts();
    expect(await restored(ports, text)).toBe(1);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });
});

describe('The reminder to back up', () => {
  const entries = (count: number, day: number) =>
    Array.from({ length: count }, () => ({ createdAt: new Date(2026, 10, day).toISOString() }));

  it('counts results that no backup has, from five on', async () => {
    const { storage } = fakePorts();
    expect(await newSinceBackup(storage, entries(4, 1))).toBeUndefined();
    expect(await newSinceBackup(storage, entries(5, 1))).toBe(5);
  });

  it('starts anew after a backup', async () => {
    const ports = having([tides]);
    await backUp(ports);
    expect(await newSinceBackup(ports.storage, [...entries(9, 19), ...entries(4, 21)])).toBeUndefined();
    expect(await newSinceBackup(ports.storage, [...entries(9, 19), ...entries(5, 21)])).toBe(5);
  });

  it('starts anew when it is put off', async () => {
    const { storage } = fakePorts();
    await countNewFrom(storage, new Date(2026, 10, 20));
    expect(await newSinceBackup(storage, entries(9, 19))).toBeUndefined();
  });
});

describe('nestingDepth', () => {
  it('counts the levels of any JSON value, and ignores brackets in strings', () => {
    const depth = (value: unknown): number =>
      typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depth)) : 0;
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(nestingDepth(JSON.stringify(value))).toBe(depth(value));
      }),
    );
    expect(nestingDepth('"[[[\\"{{{"')).toBe(0);
  });
});

import { describe, expect, it } from 'vitest';
import type { SavedWorkPort } from '../../ports.ts';
import { StorageError } from '../../storage/storage-error.ts';
import { memoryDatabase, memoryTexts } from './memory-work.ts';
import { WorkStore } from './work-store.ts';

const clock = { now: () => new Date('2026-11-20T12:00:00.000Z') };
const save = (work: SavedWorkPort, title: string) => work.save('saved_content', (id) => ({ id, title }));
const titleOf = (text: string): string => (JSON.parse(text) as { title: string }).title;

/** A browser with some saved work, whose local storage has room for so many writes of longer texts. */
async function browserWithRoomFor(writes: number) {
  const [entries, database] = [new Map<string, string>(), memoryDatabase()];
  let room = Number.POSITIVE_INFINITY;
  const open = (): WorkStore => {
    const texts = memoryTexts(entries);
    const { write } = texts;
    const limited = {
      ...texts,
      write(key: string, text: string) {
        // A text that is no longer than the one before it always has room.
        if (text.length > (entries.get(key)?.length ?? 0)) {
          room -= 1;
          if (room < 0) throw new StorageError('full');
        }
        write(key, text);
      },
    };
    return new WorkStore({ texts: limited, database: async () => database, lock: (work) => work(), clock });
  };
  const work = open();
  for (const title of ['A', 'B', 'C']) await save(work, title);
  const removed = await work.remove({ store: 'saved_content', text: (await listed(work))[2] ?? '' });
  room = writes;
  return { work, removed: removed ?? '', later: open, makeRoom: () => (room = Number.POSITIVE_INFINITY) };
}

const listed = async (work: SavedWorkPort): Promise<string[]> => {
  const { saved_content } = await work.read();
  return (JSON.parse(saved_content ?? '[]') as object[]).map((record) => JSON.stringify(record));
};

/** All titles that a person can see, or bring back. */
async function found(work: WorkStore): Promise<string[]> {
  await work.check();
  const { overflow } = await work.read();
  const texts = [...(await listed(work)), ...overflow.map(({ text }) => text), ...(await work.deleted()).map(({ text }) => text)];
  return texts.map(titleOf).toSorted();
}

const OPERATIONS: Readonly<Record<string, (work: WorkStore, removed: string) => Promise<unknown>>> = {
  'a save': (work) => save(work, 'New'),
  'a delete': async (work) => work.remove({ store: 'saved_content', text: (await listed(work))[0] ?? '' }),
  'an undo': (work, removed) => work.restore(removed),
  'a restored backup': (work) => work.add([{ store: 'saved_content', text: '{"id":9,"title":"New"}' }], '{"flashcards":3}'),
  'a save while a backup is restored': (work) =>
    Promise.all([work.add([{ store: 'saved_content', text: '{"id":9,"title":"New"}' }], '{}'), save(work, 'Newer'), work.count('plans')]),
};

describe.each(Object.entries(OPERATIONS))('Storage that is full at any write of %s', (name, operate) => {
  it.each([0, 1, 2, 3])('loses nothing and doubles nothing: room for %d writes', async (writes) => {
    const { work, removed, later, makeRoom } = await browserWithRoomFor(writes);
    const expected = [
      'A',
      'B',
      'C',
      ...(name.includes('backup') || name === 'a save' ? ['New'] : []),
      ...(name.includes('while') ? ['Newer'] : []),
    ];
    await operate(work, removed);
    expect(await found(work)).toEqual(expected);
    makeRoom();
    const next = later();
    await save(next, 'Z');
    expect(await found(next)).toEqual([...expected, 'Z']);
  });
});

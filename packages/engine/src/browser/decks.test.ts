// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { addReview, newDeck } from '../study/deck.ts';
import { closeDatabase, openDatabase } from './database/open-database.ts';
import { browserDecks } from './decks.ts';
import { setKeepsNothing } from './kept/kept-nothing.ts';

const deck = newDeck({ id: 'd1', tool: 'cards', name: 'Cells', at: '2026-11-20T12:00:00.000Z' }, [
  { front: 'What is ATP?', back: 'Energy' },
]);

beforeEach(async () => {
  await closeDatabase();
  vi.stubGlobal('indexedDB', new IDBFactory());
  localStorage.clear();
  sessionStorage.clear();
});

describe('Decks in a browser', () => {
  it('load no database where there is none', async () => {
    expect(await browserDecks().list()).toEqual([]);
    expect(await indexedDB.databases()).toEqual([]);
  });

  it('keep every answer of two tabs that answer at once, and tell the other tab', async () => {
    const tabs = [browserDecks(), browserDecks()];
    await tabs[0]?.add(deck);
    const told = vi.fn();
    const stop = tabs[1]?.subscribe(told);
    await Promise.all(Array.from({ length: 20 }, (_, nth) => tabs[nth % 2]?.change('d1', (stored) => addReview(stored, 1, [nth, 3]))));
    const [stored] = await browserDecks().list();
    expect(stored?.cards[0]?.reviews).toHaveLength(20);
    await vi.waitFor(() => expect(told).toHaveBeenCalled());
    stop?.();
  });

  it('leave out what cannot be read, and keep it stored with fields of later versions', async () => {
    const database = await openDatabase();
    await database.put('decks', { id: 'strange', cards: 5 });
    await database.put('decks', { ...deck, colour: 'green' });
    const decks = browserDecks();
    expect((await decks.list()).map(({ id }) => id)).toEqual(['d1']);
    await decks.change('d1', ({ id, tool, name, at, cards }) => ({ id, tool, name: `${name} 2`, at, cards }));
    expect(await database.get('decks', 'd1')).toMatchObject({ name: 'Cells 2', colour: 'green' });
    expect(await database.count('decks')).toBe(2);
  });

  it('say that a deck is gone', async () => {
    const decks = browserDecks();
    await decks.add(deck);
    await decks.remove('d1');
    expect(await decks.change('d1', (stored) => stored)).toBeUndefined();
  });

  it('end with the tab when nothing is to be kept here', async () => {
    await setKeepsNothing(true);
    const decks = browserDecks();
    await decks.add(deck);
    await decks.change('d1', (stored) => addReview(stored, 1, [1, 3]));
    expect((await browserDecks().list())[0]?.cards[0]?.reviews).toEqual([[1, 3]]);
    expect(await indexedDB.databases()).toEqual([]);
    sessionStorage.clear();
    expect(await browserDecks().list()).toEqual([]);
  });
});

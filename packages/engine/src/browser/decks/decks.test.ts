import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { addCard, addReview, type Deck, editCard, newDeck, removeCard } from '../../study/deck.ts';
import type { DeckChange } from '../../study/deck-change.ts';
import { DATABASE } from '../database/database.ts';
import { closeDatabase, openDatabase } from '../database/open-database.ts';
import { resumeKeeping, stopKeeping } from '../forget/keep-nothing.ts';
import { setKeepsNothing } from '../kept/set-keeps-nothing.ts';
import { browserDecks } from './decks.ts';

const deck = newDeck({ id: 'd1', tool: 'cards', name: 'Cells', at: '2026-11-20T12:00:00.000Z' }, [
  { front: 'What is ATP?', back: 'Energy' },
]);
const answer = (id: string, at: number): DeckChange => ({
  deck: id,
  card: 1,
  at: '2026-11-20T12:00:01.000Z',
  do: 'answer',
  review: [at, 3],
});

/** The decks and changes that the next page would find. */
const noted = (): { readonly id?: string; readonly name?: string; readonly review?: readonly number[] }[] =>
  Object.values(localStorage).flatMap((text) => JSON.parse(String(text)));

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

  it('become one if two tabs make the deck of a result in the same moment, with what was done in each', async () => {
    const tabs = [browserDecks(), browserDecks()];
    await Promise.all(tabs.map((tab, nth) => tab.add(addReview(deck, 1, [nth + 1, 3]))));
    const [stored, ...others] = await browserDecks().list();
    expect([stored?.cards.map(({ reviews }) => reviews), others]).toEqual([
      [
        [
          [1, 3],
          [2, 3],
        ],
      ],
      [],
    ]);
  });

  it('take changes of several decks in one transaction, and say which deck is gone', async () => {
    const decks = browserDecks();
    for (const id of ['d1', 'd2']) await decks.add({ ...deck, id });
    const transactions = vi.spyOn(IDBDatabase.prototype, 'transaction');
    const answers = ['d1', 'd2', 'gone', 'd1'].map((id, nth) => answer(id, nth + 1));
    expect(await decks.apply(answers)).toEqual(['gone']);
    expect(transactions).toHaveBeenCalledTimes(1);
    const stored = new Map((await decks.list()).map(({ id, cards }) => [id, cards[0]?.reviews]));
    expect(stored).toEqual(
      new Map([
        [
          'd1',
          [
            [1, 3],
            [4, 3],
          ],
        ],
        ['d2', [[2, 3]]],
      ]),
    );
    transactions.mockRestore();
  });

  it('have the answers of a page that ended before the database had them', async () => {
    await browserDecks().add(deck);
    const ended = browserDecks();
    ended.note(answer('d1', 1));
    ended.note(answer('d1', 2));
    const [stored] = await browserDecks().list();
    expect(stored?.cards[0]?.reviews).toEqual([
      [1, 3],
      [2, 3],
    ]);
    expect(localStorage).toHaveLength(0);
  });

  it('keep a note of answers that could not be stored, until they are', async () => {
    const decks = browserDecks();
    await decks.add(deck);
    const answers = [answer('d1', 1), answer('d1', 2)];
    for (const one of answers) decks.note(one);
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    await expect(decks.apply(answers)).rejects.toMatchObject({ reason: 'full' });
    expect(localStorage).toHaveLength(1);
    put.mockRestore();
    await decks.apply(answers);
    expect(localStorage).toHaveLength(0);
    expect((await decks.list())[0]?.cards[0]?.reviews).toHaveLength(2);
  });

  it('end with the tab when nothing is to be kept here', async () => {
    await setKeepsNothing(true);
    const decks = browserDecks();
    await decks.add(deck);
    await decks.change('d1', (stored) => addReview(stored, 1, [1, 3]));
    decks.note(answer('d1', 2));
    expect(await decks.apply([answer('d1', 2)])).toEqual([]);
    expect((await browserDecks().list())[0]?.cards[0]?.reviews).toEqual([
      [1, 3],
      [2, 3],
    ]);
    expect(await indexedDB.databases()).toEqual([]);
    expect(Object.keys(localStorage)).toEqual(['keep_nothing']);
    await decks.add(addReview(deck, 1, [3, 3]));
    expect((await decks.list())[0]?.cards[0]?.reviews).toHaveLength(3);
    await decks.remove('d1');
    expect(await decks.list()).toEqual([]);
    await decks.add(deck);
    sessionStorage.clear();
    expect(await browserDecks().list()).toEqual([]);
  });
});

describe('A deck that a page noted before it ended', () => {
  const at = '2026-11-20T12:00:05.000Z';
  const left = async (noted: Deck): Promise<Deck | undefined> => {
    browserDecks().note(noted);
    return (await browserDecks().list())[0];
  };

  it('is stored by the next page, also if the device did not have it', async () => {
    await openDatabase();
    expect(await left({ ...editCard(deck, 1, { front: 'ATP?', back: 'Power' }), at })).toMatchObject({ cards: [{ front: 'ATP?' }] });
    expect(localStorage).toHaveLength(0);
  });

  it('has the words of the newer one, and the answers and cards of both', async () => {
    await browserDecks().add(addCard(addReview(deck, 1, [1, 3]), { front: 'Mine', back: 'Own' }));
    const stored = await left({ ...addReview(editCard(deck, 1, { front: 'ATP?', back: 'Power' }), 1, [2, 3]), at });
    expect(stored?.cards).toMatchObject([
      {
        front: 'ATP?',
        back: 'Power',
        reviews: [
          [1, 3],
          [2, 3],
        ],
      },
      { front: 'Mine', back: 'Own' },
    ]);
  });

  it('has each card of the student once, with its last words, and no card that was removed', async () => {
    const own = addCard(deck, { front: 'Mine', back: 'Own' });
    await browserDecks().add(own);
    const stored = await left({ ...removeCard(editCard(own, 2, { front: 'Mine!', back: 'Own' }), 1), at });
    expect(stored?.cards).toMatchObject([{ removed: true }, { front: 'Mine!' }]);
    expect(stored?.cards).toHaveLength(2);
  });

  it('does not replace a newer one', async () => {
    await browserDecks().add({ ...editCard(deck, 1, { front: 'Newer', back: 'Words' }), at: '2026-11-21T12:00:00.000Z' });
    expect(await left({ ...editCard(deck, 1, { front: 'Older', back: 'Words' }), at })).toMatchObject({ cards: [{ front: 'Newer' }] });
  });

  it('is noted until the device has it or a newer one', async () => {
    const decks = browserDecks();
    decks.note({ ...deck, name: 'First', at });
    decks.note({ ...deck, name: 'Second', at });
    await decks.add(deck);
    expect(noted()).toMatchObject([{ name: 'Second' }]);
    await decks.change('d1', (stored) => ({ ...stored, at }));
    expect(localStorage).toHaveLength(0);
    decks.note({ ...deck, at });
    await decks.add({ ...deck, at });
    expect(localStorage).toHaveLength(0);
  });

  it('takes the place of its earlier notes, and of nothing else', async () => {
    const decks = browserDecks();
    decks.note(answer('d1', 1));
    for (const id of ['d1', 'd2', 'd1']) decks.note({ ...deck, id, at });
    decks.note(answer('d1', 2));
    expect(noted().map(({ id, review }) => id ?? review?.[0])).toEqual([1, 'd2', 'd1', 2]);
    await decks.add({ ...deck, at });
    expect(noted().map(({ id, review }) => id ?? review?.[0])).toEqual([1, 'd2', 2]);
  });

  it('is left out if it cannot be read, and the changes beside it are stored', async () => {
    await browserDecks().add(deck);
    localStorage.setItem('unstored:decks:page', JSON.stringify([{ id: 'd1', cards: 5 }, null, answer('d1', 1)]));
    expect((await browserDecks().list())[0]?.cards[0]?.reviews).toEqual([[1, 3]]);
  });
});

describe('The decks of several tabs', () => {
  it('announce each change to their own screen and to other tabs, until nobody listens', async () => {
    const [here, there] = [browserDecks(), browserDecks()];
    const [own, other, second] = [vi.fn(), vi.fn(), vi.fn()];
    const stops = [here.subscribe(own), there.subscribe(other), there.subscribe(second)];
    for (const act of [
      () => here.add(deck),
      () => here.change('d1', (same) => same),
      () => here.apply([answer('d1', 1)]),
      () => here.remove('d1'),
    ]) {
      for (const told of [own, other]) told.mockClear();
      await act();
      expect(own).toHaveBeenCalled();
      await vi.waitFor(() => expect(other).toHaveBeenCalled());
    }
    stops[1]?.();
    for (const told of [other, second]) told.mockClear();
    await here.add(deck);
    await vi.waitFor(() => expect(second).toHaveBeenCalled());
    expect(other).not.toHaveBeenCalled();
    for (const stop of stops) stop();
    own.mockClear();
    await here.remove('d1');
    expect(own).not.toHaveBeenCalled();
  });

  it('are listed with the last changed first', async () => {
    const decks = browserDecks();
    for (const [id, day] of [
      ['a', 1],
      ['c', 3],
      ['b', 2],
    ] as const)
      await decks.add({ ...deck, id, at: `2026-11-0${day}T00:00:00.000Z` });
    expect((await decks.list()).map(({ id }) => id)).toEqual(['c', 'b', 'a']);
  });

  it('are written so that a power cut does not take them, and at once when the page is left', async () => {
    const opened = vi.spyOn(IDBDatabase.prototype, 'transaction');
    const committed = vi.spyOn(IDBTransaction.prototype, 'commit');
    const decks = browserDecks();
    await decks.add(deck);
    await decks.change('d1', (same) => same);
    await decks.apply([answer('d1', 1)]);
    expect(committed).toHaveBeenCalledTimes(2);
    await decks.remove('d1');
    const writes = opened.mock.calls.filter(([, mode]) => mode === 'readwrite');
    expect(writes.map(([, , options]) => options?.durability)).toEqual(['strict', 'strict', 'strict', 'strict']);
    opened.mockRestore();
    committed.mockRestore();
  });
});

describe('Decks that the device cannot keep', () => {
  it('are not written once everything is being forgotten', async () => {
    await browserDecks().add(deck);
    stopKeeping();
    const decks = browserDecks();
    await decks.add({ ...deck, id: 'd2' });
    expect(await decks.change('d1', (stored) => ({ ...stored, name: 'New' }))).toBeUndefined();
    expect(await decks.apply([answer('d1', 1)])).toEqual([]);
    resumeKeeping();
    expect(await browserDecks().list()).toEqual([deck]);
  });

  it.each(['{"broken', '{}', '[5, {"id":"d1"}]'])('count as none where the tab has %j in place of decks', async (text) => {
    sessionStorage.setItem('decks_in_tab', text);
    expect(await browserDecks().list()).toEqual([]);
  });

  it('are refused with the reason when the tab has no room', async () => {
    await setKeepsNothing(true);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    await expect(browserDecks().add(deck)).rejects.toMatchObject({ reason: 'full' });
    vi.restoreAllMocks();
  });

  it('leave nothing in the tab when the last one is removed, and make no database', async () => {
    localStorage.setItem('keep_nothing', 'true');
    const decks = browserDecks();
    await decks.add(deck);
    await decks.remove('d1');
    expect(sessionStorage).toHaveLength(0);
    expect(await indexedDB.databases()).toEqual([]);
  });

  it('are left out, with those of the tab, while the database cannot be read', async () => {
    localStorage.setItem('keep_nothing', 'true');
    await browserDecks().add(deck);
    localStorage.clear();
    (await openDB(DATABASE.name, DATABASE.version + 1)).close();
    expect((await browserDecks().list()).map(({ id }) => id)).toEqual(['d1']);
  });
});

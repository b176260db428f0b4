// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { addCard, addReview, type Deck, editCard, newDeck, removeCard } from '../../study/deck.ts';
import type { DeckChange } from '../../study/deck-change.ts';
import { closeDatabase, openDatabase } from '../database/open-database.ts';
import { setKeepsNothing } from '../kept/kept-nothing.ts';
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

  it('has each own card once, with its last words, and takes none back that was removed', async () => {
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
    expect(localStorage).toHaveLength(1);
    await decks.change('d1', (stored) => ({ ...stored, at }));
    expect(localStorage).toHaveLength(0);
  });
});

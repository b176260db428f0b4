import type { Deck } from '../../study/deck.ts';
import type { DeckChange } from '../../study/deck-change.ts';
import { decksInCell } from '../../study/decks-in-cell.ts';
import type { DecksPort } from '../../study/decks-port.ts';
import { isDeck } from '../../study/is-deck.ts';
import { isDeckChange } from '../../study/is-deck-change.ts';
import { hasDatabase } from '../database/has-database.ts';
import { hasStoppedKeeping, keepsNothing } from '../forget/keep-nothing.ts';
import { storageError } from '../storage/storage-error.ts';
import { Journal } from '../unstored/journal.ts';
import { addDeck, applyChanges, changeDeck, listDecks, removeDeck, storeNoted } from './decks-in-database.ts';

/** The channel on which the tabs of a browser announce that decks have changed. */
const CHANNEL = 'marginalia:decks';

/** The key of the tab's own decks in session storage. */
const KEY = 'decks_in_tab';

/** Decks in IndexedDB. With the switch "Keep nothing here" they end with the tab. */
export function browserDecks(): DecksPort {
  const tab = decksInCell({ read: readTab, write: writeTab });
  const subscribers = new Set<() => void>();
  let channel: BroadcastChannel | undefined;
  const notify = (): void => {
    for (const changed of subscribers) changed();
  };
  const open = (): BroadcastChannel => {
    channel ??= Object.assign(new BroadcastChannel(CHANNEL), { onmessage: notify });
    return channel;
  };
  /** Announces a change to this page and to other tabs. */
  const announced = <T>(result: T): T => {
    notify();
    open().postMessage(null);
    return result;
  };
  const noted = new Set<DeckChange | Deck>();
  const journal = new Journal('decks', isEntry, async (entries) => storeNoted(entries));
  /** Removes from the notes what a stored deck already has. */
  const isStored = ({ id, at }: Deck): void => {
    const old = [...noted].filter((entry) => 'cards' in entry && entry.id === id && entry.at <= at);
    for (const entry of old) noted.delete(entry);
    if (old.length > 0) journal.write([...noted]);
  };
  return {
    async list() {
      const own = await tab.list();
      if (keepsNothing() || !(await hasDatabase())) return own;
      await journal.replayed().catch(() => undefined);
      const stored = await listDecks().catch((): readonly Deck[] => []);
      return [...own, ...stored].sort((one, other) => other.at.localeCompare(one.at));
    },
    async add(deck) {
      if (hasStoppedKeeping()) return;
      if (keepsNothing()) return announced(await tab.add(deck));
      await addDeck(deck);
      isStored(deck);
      announced(undefined);
    },
    async change(id, change) {
      if (hasStoppedKeeping()) return undefined;
      const own = await tab.change(id, change);
      const changed = own ?? (await changeDeck(id, change));
      if (changed) isStored(changed);
      return announced(changed);
    },
    note(entry) {
      // The new note of a deck has its earlier changes too, so the older notes go.
      if ('cards' in entry) for (const other of noted) if ('cards' in other && other.id === entry.id) noted.delete(other);
      noted.add(entry);
      journal.write([...noted]);
    },
    async apply(changes) {
      if (hasStoppedKeeping()) return [];
      const elsewhere = await tab.apply(changes);
      const others = changes.filter(({ deck }) => elsewhere.includes(deck));
      const missing = others.length === 0 ? [] : await applyChanges(others);
      for (const change of changes) noted.delete(change);
      journal.write([...noted]);
      return announced(missing);
    },
    async remove(id) {
      await tab.remove(id);
      if (await hasDatabase()) await removeDeck(id);
      announced(undefined);
    },
    subscribe(changed) {
      subscribers.add(changed);
      open();
      return () => {
        subscribers.delete(changed);
        if (subscribers.size > 0) return;
        channel?.close();
        channel = undefined;
      };
    },
  };
}

function isEntry(value: unknown): value is DeckChange | Deck {
  return isDeckChange(value) || isDeck(value);
}

function readTab(): readonly Deck[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isDeck) : [];
  } catch {
    return [];
  }
}

function writeTab(decks: readonly Deck[]): void {
  try {
    if (decks.length === 0) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify(decks));
  } catch (cause) {
    throw storageError(cause);
  }
}

import type { DecksPort } from '../../study/decks-port.ts';
import { lazy, subscribeLazily } from '../lazy.ts';

/** The decks of this browser. Their code is loaded at the first use. */
export function lazyDecks(): DecksPort {
  const port = lazy(() => import('./decks.ts').then(({ browserDecks }) => browserDecks()));
  return {
    list: () =>
      port().then(
        (decks) => decks.list(),
        () => [],
      ),
    add: async (deck) => (await port()).add(deck),
    change: async (...given) => (await port()).change(...given),
    // A page lists the decks before it notes a change, so the code is loaded by then.
    note: (entry) =>
      void port().then(
        (decks) => decks.note(entry),
        () => undefined,
      ),
    apply: async (changes) => (await port()).apply(changes),
    remove: async (id) => (await port()).remove(id),
    subscribe: (changed) => subscribeLazily(port(), (decks) => decks.subscribe(changed)),
  };
}

import { type Deck, type DeckLink, deckOfResult, freeName, type Notice, StorageError } from '@marginalia/engine';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { ViewPorts, ViewState } from '../view.ts';
import type { CardOfResult } from './cards-of.ts';
import { firstDeck, withResult } from './result-deck.ts';

export interface ResultDeck {
  /** The cards of the result and those that the student added, with edits and answers; undefined until the decks were read. */
  readonly deck: Deck | undefined;
  /**
   * Applies a change, shows it at once and stores it. The first change makes the deck. Resolves to the deck, whether it was stored or not.
   */
  readonly change: (next: (deck: Deck) => Deck) => Promise<Deck>;
}

/**
 * The deck of a result. Each change of the student is shown at once, and changes are stored in their order; a change that could not be
 * stored is stored with the next one.
 */
export function useDeck(
  ports: Pick<ViewPorts, 'decks' | 'clock'>,
  head: Pick<Deck, 'id' | 'tool' | 'name'>,
  cards: readonly CardOfResult[],
  progress: ViewState<DeckLink>,
  onNotice: (notice: Notice) => void,
): ResultDeck {
  const { decks, clock } = ports;
  const [all, setAll] = useStoredDecks(decks);
  const [pending, setPending] = useState<readonly ((deck: Deck) => Deck)[]>([]);
  const link = progress.state;

  const stored = useMemo(() => all && deckOfResult(all, head.tool, link, cards), [all, head.tool, link, cards]);
  const deck = useMemo(() => {
    if (all === undefined) return undefined;
    const now = stored
      ? withResult(stored, cards)
      : firstDeck({ ...head, name: freeName(head.name, all), at: clock.now().toISOString() }, cards);
    return pending.reduce((before, next) => next(before), now);
  }, [all, stored, cards, head, clock, pending]);

  const latest = useRef({ deck, link });
  latest.current = { deck, link };
  const queue = useRef<readonly ((deck: Deck) => Deck)[]>([]);
  const writing = useRef<Promise<unknown>>(Promise.resolve());

  /** Stores a change, and returns the id of the deck. Usually the shown deck is stored: then one transaction does it. */
  const write = async (apply: (before: Deck) => Deck, at: string): Promise<string> => {
    const shown = latest.current.deck?.id;
    if (shown !== undefined && (await decks.change(shown, apply))) return shown;
    const list = await decks.list();
    const first = firstDeck({ ...head, name: freeName(head.name, list), at }, cards);
    const id = deckOfResult(list, head.tool, latest.current.link, cards)?.id ?? first.id;
    if ((await decks.change(id, apply)) === undefined) await decks.add(apply(first));
    return id;
  };

  const store = async (): Promise<void> => {
    const changes = queue.current;
    if (changes.length === 0) return;
    const at = clock.now().toISOString();
    const apply = (before: Deck): Deck => ({ ...changes.reduce((now, next) => next(now), withResult(before, cards)), at });
    const id = await write(apply, at);
    queue.current = queue.current.slice(changes.length);
    setAll(await decks.list());
    setPending(queue.current);
    if (latest.current.link?.deck !== id) progress.change(() => ({ deck: id }));
  };

  const change = (next: (deck: Deck) => Deck): Promise<Deck> => {
    queue.current = [...queue.current, next];
    const shown = latest.current.deck;
    if (shown) {
      const changed = next(shown);
      latest.current = { ...latest.current, deck: changed };
      // The page may end before the device has it.
      decks.note({ ...changed, at: clock.now().toISOString() });
    }
    setPending(queue.current);
    const written = writing.current.then(store).catch((cause: unknown) => {
      const reason = cause instanceof StorageError ? cause.message : 'This browser did not store it.';
      onNotice({ tone: 'error', title: 'Error', text: 'Your cards are not stored yet. The next change stores them too.', reason });
    });
    writing.current = written;
    return written.then(async () => {
      const now = deckOfResult(await decks.list(), head.tool, latest.current.link, cards);
      return queue.current.length === 0 && now
        ? now
        : (latest.current.deck ?? firstDeck({ ...head, at: clock.now().toISOString() }, cards));
    });
  };
  return { deck, change };
}

/** All stored decks, read again after each change; undefined until they were read. */
function useStoredDecks(decks: ViewPorts['decks']) {
  const state = useState<readonly Deck[]>();
  const [, setAll] = state;
  useEffect(() => {
    let left = false;
    const read = (): void => void decks.list().then((list) => left || setAll(list));
    read();
    const stop = decks.subscribe(read);
    return () => {
      left = true;
      stop();
    };
  }, [decks]);
  return state;
}

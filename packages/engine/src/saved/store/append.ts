import type { SavedStore } from '../../definition/saved-stores.ts';
import { SAVED_STORES } from '../../definition/saved-stores.ts';
import { mergeCounters, withOneUse } from './counters.ts';
import { itemId, type StoredItem, type WorkMeta } from './item.ts';
import { appendTo, extendedFingerprint, listFingerprint } from './list-text.ts';
import type { ChangePlan, StartState } from './operations.ts';
import { ANALYTICS_KEY, type PublicState, sinceOf } from './public-state.ts';
import { recordText } from './record-text.ts';

/** Whether the public keys have the last revision, so that nothing is to be recovered. */
function isSettled(meta: WorkMeta, state: PublicState): boolean {
  return meta.rev > 0 && (meta.crowded || (state.rev ?? 0) >= meta.rev);
}

/** Whether the public keys are as they were last written or read, or all are absent from the beginning. */
export function isCurrent(meta: WorkMeta, state: PublicState): boolean {
  if (meta.rev === 0) return Object.values(state.lists).every((text) => text === null);
  return isSettled(meta, state) && SAVED_STORES.every((store) => meta.lists[store] === listFingerprint(state.lists[store]));
}

/** The next revision, with what every commit sets anew. */
function nextMeta({ meta, state, now }: StartState): WorkMeta {
  const { since: _, ...before } = meta;
  return { ...before, ...sinceOf(meta, state, now), rev: Math.max(meta.rev, state.rev ?? 0) + 1, crowded: false };
}

/** The plan of a save that reads neither the list nor the items; undefined if the list is not as it was last written. */
export function planSave(start: StartState, store: SavedStore, record: (id: number) => object): ChangePlan<string> | undefined {
  const { meta, state, now } = start;
  const before = meta.lists[store];
  const raw = state.lists[store];
  if (!isSettled(meta, state) || before === undefined || before !== listFingerprint(raw)) return undefined;
  const lastId = Math.max(now.getTime(), meta.lastId + 1);
  const next = nextMeta(start);
  const item: StoredItem = { id: itemId(next.rev, 1), store, text: recordText(record(lastId)), state: 'live', rev: next.rev };
  const text = appendTo(raw, item.text);
  const lists = { ...meta.lists, [store]: extendedFingerprint(before, text) };
  return {
    result: item.id,
    change: { from: meta.rev, meta: { ...next, lastId, lists }, put: [item], remove: [], quarantine: [] },
    writes: new Map([[store, text]]),
    newcomers: () => [item],
    fallback: () => undefined,
  };
}

/** The plan of a count that reads neither lists nor items; undefined if something is to be recovered first. */
export function planCount(start: StartState, counter: string): ChangePlan<void> | undefined {
  const { meta, state, now } = start;
  if (!isSettled(meta, state)) return undefined;
  const { text, unreadable } = withOneUse(meta.crowded ? mergeCounters(state.counters, meta.counters) : state.counters, counter, now);
  const at = now.toISOString();
  return {
    result: undefined,
    change: {
      from: meta.rev,
      meta: { ...nextMeta(start), counters: text },
      put: [],
      remove: [],
      quarantine: unreadable === undefined ? [] : [{ at, key: ANALYTICS_KEY, text: unreadable }],
    },
    writes: new Map([[ANALYTICS_KEY, text]]),
    newcomers: () => [],
    fallback: () => undefined,
  };
}

import type { ChangePlan, StartState } from './operations.ts';
import { Revision } from './revision.ts';

/** A plan from all items, merged with the public keys. */
export async function planRevision<T>({ meta, state, now, items }: StartState, apply: (revision: Revision) => T): Promise<ChangePlan<T>> {
  const revision = new Revision(meta, await items(), state, now);
  const result = apply(revision);
  return {
    result,
    change: revision.change(),
    writes: revision.writes(),
    newcomers: (store) => revision.newcomers(store),
    fallback: (store) => revision.without(store, revision.newcomers(store)),
  };
}

import { isObject } from '../format/json.ts';

/** The ids of the tasks whose tick differs from the text, from the state of the checklist; none where that is of another form. */
export function tickedIds(state: unknown): ReadonlySet<string> {
  const changed = isObject(state) ? state['changed'] : undefined;
  return new Set(Array.isArray(changed) ? changed.filter((id) => typeof id === 'string') : []);
}

/** Whether a state holds texts by the ids of their items. */
export function isTextsById(state: unknown): state is { readonly texts: Readonly<Record<string, string>> } {
  if (!isObject(state) || !isObject(state['texts'])) return false;
  return Object.values(state['texts']).every((text) => typeof text === 'string');
}

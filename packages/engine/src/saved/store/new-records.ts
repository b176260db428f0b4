import { isObject, jsonValue } from '../../format/json.ts';
import type { SavedText } from '../../ports.ts';

/**
 * The records that are not among others. Records of one list are the same if all but their ids are equal: a record that came from elsewhere
 * gets another id when its own is taken.
 */
export function newRecords<T extends SavedText>(records: readonly T[], others: readonly SavedText[]): readonly T[] {
  const known = new Set(others.map(contentOf));
  return records.filter((record) => !known.has(contentOf(record)));
}

function contentOf({ store, text }: SavedText): string {
  const value = jsonValue(text);
  return `${store} ${isObject(value) ? JSON.stringify({ ...value, id: undefined }) : text}`;
}

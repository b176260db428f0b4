import { SAVED_STORES } from '../../definition/saved-stores.ts';
import { isObject } from '../../format/json.ts';
import { itemId, type StoredItem } from './item.ts';
import { readRecordList } from './record-list.ts';

/** The deleted records of an earlier version. */
export interface ArchivedWork {
  readonly items: readonly StoredItem[];
  /** Whether a part of the text is no deleted record. */
  readonly unreadable: boolean;
}

/** Reads the list of `{ id, store, deletedAt, record }` in which earlier versions kept deleted records. */
export function archivedWork(text: string): ArchivedWork {
  const { records, unreadable } = readRecordList(text);
  const items = records.flatMap(({ value }, index): StoredItem[] => {
    if (!isObject(value)) return [];
    const { deletedAt, record } = value;
    const store = SAVED_STORES.find((known) => known === value['store']);
    if (typeof deletedAt !== 'string' || store === undefined || !isObject(record)) return [];
    return [{ id: itemId(0, index), store, state: 'deleted', text: JSON.stringify(record), rev: 0, since: deletedAt }];
  });
  return { items, unreadable: unreadable.length > 0 || items.length < records.length };
}

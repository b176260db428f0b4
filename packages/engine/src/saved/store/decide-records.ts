import { jsonValue } from '../../format/json.ts';
import { recordIdOf, type StoredItem } from './item.ts';
import { listFingerprint } from './list-text.ts';
import type { RecordList } from './record-list.ts';

/**
 * The outcome for a record of the public list:
 *
 * | The record | Outcome |
 * |---|---|
 * | has the text of an item in the list | `keep` |
 * | has the text of an item that was outside of the list | `take-back` |
 * | has the text of an item that was deleted after the list was written | `drop` |
 * | has the id of an item that the list knew, with another text | `change`: the older text is deleted |
 * | shares by chance the id of an item that the list did not know | `adopt-beside`: the item gets a new id |
 * | none of these: another program wrote it | `adopt` |
 */
export type RecordDecision =
  | { readonly outcome: 'keep' | 'take-back' | 'change' | 'adopt-beside'; readonly item: StoredItem }
  | { readonly outcome: 'drop' | 'adopt' };

export interface RecordDecisions {
  /** One for each record, in their order. */
  readonly records: readonly RecordDecision[];
  /** The items of the list for which it has no record. */
  readonly left: ReadonlySet<StoredItem>;
}

/** @param isLater whether an item is newer than the list, which was then written without it */
export function decideRecords(found: RecordList, items: readonly StoredItem[], isLater: (item: StoredItem) => boolean): RecordDecisions {
  const { matches, left } = matchTexts(found, items);
  const removedLater = items.filter((item) => (item.state === 'deleted' || item.state === 'gone') && isLater(item));
  const byId = matches.includes(undefined) ? itemsById(left) : new Map<string, StoredItem>();

  const records = found.records.map(({ text, value }, index): RecordDecision => {
    const match = matches[index];
    if (match) return { outcome: match.state === 'live' ? 'keep' : 'take-back', item: match };
    const removed = removedLater.findIndex((item) => item.text === (item.state === 'gone' ? listFingerprint(text) : text));
    if (removed >= 0) {
      // Each deletion drops one record.
      removedLater.splice(removed, 1);
      return { outcome: 'drop' };
    }
    const id = recordIdOf(value) ?? '';
    const item = byId.get(id);
    if (!item) return { outcome: 'adopt' };
    byId.delete(id);
    if (isLater(item)) return { outcome: 'adopt-beside', item };
    left.delete(item);
    return { outcome: 'change', item };
  });
  return { records, left };
}

/** The item with the text of each record, each item once; and the live items whose text the list does not have. */
function matchTexts({ records }: RecordList, items: readonly StoredItem[]) {
  const byText = new Map<string, StoredItem[]>();
  for (const item of items.filter(hasPlace)) {
    const same = byText.get(item.text);
    if (same) same.push(item);
    else byText.set(item.text, [item]);
  }
  const left = new Set(items.filter(({ state }) => state === 'live'));
  const matches = records.map(({ text }) => {
    const same = byText.get(text);
    // A live item first: an item that is outside of the list comes back only if the list has the text once more.
    const at = same?.findIndex(({ state }) => state === 'live') ?? -1;
    const [item] = same?.splice(Math.max(at, 0), 1) ?? [];
    if (item) left.delete(item);
    return item;
  });
  return { matches, left };
}

/** Whether an item stands in the list, or would if something had not kept it out. */
function hasPlace({ state }: StoredItem): boolean {
  return state === 'live' || state === 'overflow' || state === 'cleared';
}

function itemsById(items: ReadonlySet<StoredItem>): Map<string, StoredItem> {
  return new Map(
    [...items].flatMap((item) => {
      const id = recordIdOf(jsonValue(item.text));
      return id === undefined || id === '' ? [] : [[id, item] as const];
    }),
  );
}

import { jsonValue } from '../../format/json.ts';
import type { WorkNews } from '../../ports.ts';
import { type Item, recordIdOf } from './item.ts';
import { fingerprint } from './list-text.ts';
import type { RecordList } from './record-list.ts';

export interface MergeInput {
  /** The content of the public list. */
  readonly found: RecordList;
  /** All items of this list, also those that are not in it. */
  readonly items: readonly Item[];
  /** The revision that wrote the public list, or `cleared` if something removed the revision. */
  readonly seen: number | 'cleared';
  /** ISO time of now. */
  readonly since: string;
  readonly create: (item: Pick<Item, 'text' | 'state' | 'since'>) => Item;
  /** The text of a record with another id. */
  readonly withNewId: (text: string) => string;
}

export interface Merged {
  /** The items of the list, in their order. */
  readonly list: readonly Item[];
  /** The ids of items that the public list has already. */
  readonly present: readonly string[];
  readonly changed: readonly Item[];
  readonly news: readonly { readonly kind: WorkNews['kind']; readonly item: Item }[];
  /** Whether the public list must be written again. */
  readonly rewrite: boolean;
}

/**
 * Merges the public list and the database. The list decides about items that its revision knew: it adds records of other programs and
 * changed records, whose older versions go to the deleted ones, and an item that the list lacks goes there too. The database decides about
 * items that are newer than the list's revision, because they were never written to the list. A damaged list removes nothing.
 */
export function mergeList({ found, items, seen, since, create, withNewId }: MergeInput): Merged {
  const isLater = ({ rev }: Item): boolean => seen !== 'cleared' && rev > seen;
  const listed = new Map<string, Item[]>();
  for (const item of items) if (isWhole(item)) group(listed, item.text).push(item);
  const left = new Set(items.filter(({ state }) => state === 'live'));
  const removedLater = items.filter((item) => (item.state === 'deleted' || item.state === 'gone') && isLater(item));
  const changed: Item[] = [];
  const news: { kind: WorkNews['kind']; item: Item }[] = [];
  let rewrite = false;

  const matches = found.records.map(({ text }) => {
    const same = listed.get(text);
    // A live item first: an item that is outside of the list comes back only if the list has the text once more.
    const at = same?.findIndex(({ state }) => state === 'live') ?? -1;
    const [item] = same?.splice(Math.max(at, 0), 1) ?? [];
    if (item) left.delete(item);
    return item;
  });
  const byId = new Map<string, Item>();
  if (matches.includes(undefined)) for (const item of left) byId.set(recordIdOf(jsonValue(item.text)) ?? '', item);
  byId.delete('');

  const list = found.records.flatMap(({ text, value }, index): Item[] => {
    const match = matches[index];
    if (match) {
      if (match.state === 'live') return [match];
      const { since: _, ...back } = match;
      changed.push({ ...back, state: 'live' });
      return [match];
    }
    const removed = removedLater.findIndex((item) => item.text === (item.state === 'gone' ? fingerprint(text) : text));
    if (removed >= 0) {
      removedLater.splice(removed, 1);
      rewrite = true;
      return [];
    }
    const id = recordIdOf(value);
    const own = id === undefined ? undefined : byId.get(id);
    if (own === undefined || id === undefined) return [create({ text, state: 'live' })];
    byId.delete(id);
    if (isLater(own)) {
      // Both are new and share an id by chance.
      left.delete(own);
      const renamed = { ...own, text: withNewId(own.text) };
      changed.push(renamed);
      left.add(renamed);
      return [create({ text, state: 'live' })];
    }
    left.delete(own);
    create({ text: own.text, state: 'deleted', since });
    changed.push({ ...own, text });
    return [own];
  });
  const present = list.map(({ id }) => id);

  for (const item of left) {
    if (isLater(item) || (!found.whole && found.unreadable.length > 0)) {
      list.push(item);
      news.push({ kind: 'recovered', item });
      rewrite = true;
    } else if (seen === 'cleared') {
      changed.push({ ...item, state: 'cleared', since });
    } else {
      changed.push({ ...item, state: 'deleted', since });
      news.push({ kind: 'removed', item });
    }
  }
  return { list, present, changed, news, rewrite };
}

/** Whether an item has its text and stands in the list, or would if something had not kept it out. */
function isWhole({ state }: Item): boolean {
  return state === 'live' || state === 'overflow' || state === 'cleared';
}

function group(groups: Map<string, Item[]>, key: string): Item[] {
  const found = groups.get(key);
  if (found) return found;
  const made: Item[] = [];
  groups.set(key, made);
  return made;
}

import type { WorkNews } from '../../ports.ts';
import { decideRecords, type RecordDecision } from './decide-records.ts';
import type { StoredItem } from './item.ts';
import type { RecordList } from './record-list.ts';

export interface MergeInput {
  /** The content of the public list. */
  readonly found: RecordList;
  /** All items of this list, also those that are not in it. */
  readonly items: readonly StoredItem[];
  /** The revision that wrote the public list, or `cleared` if something removed the revision. */
  readonly seen: number | 'cleared';
  /** ISO time of now. */
  readonly since: string;
  readonly create: (item: Pick<StoredItem, 'text' | 'state' | 'since'>) => StoredItem;
  /** The text of a record with another id. */
  readonly withNewId: (text: string) => string;
}

export interface MergedList {
  /** The items of the list, in their order. */
  readonly list: readonly StoredItem[];
  /** The ids of items that the public list has already. */
  readonly present: readonly string[];
  readonly changed: readonly StoredItem[];
  readonly news: readonly { readonly kind: WorkNews['kind']; readonly item: StoredItem }[];
  /** Whether the public list must be written again. */
  readonly rewrite: boolean;
}

/**
 * Merges the public list and the database. The list decides about items that its revision knew (decide-records.ts), and an item that the
 * list lacks is deleted. The database decides about items that are newer than the list's revision, because they were never written to the
 * list. A damaged list removes nothing.
 */
export function mergeList(input: MergeInput): MergedList {
  const { found, items, seen } = input;
  const isLater = ({ rev }: StoredItem): boolean => seen !== 'cleared' && rev > seen;
  const { records, left } = decideRecords(found, items, isLater);
  const adopted = applyToRecords(input, records);
  const isDamaged = !found.whole && found.unreadable.length > 0;
  // A renamed item is as new as it was, and comes last.
  const others = [...[...left].filter((item) => !adopted.renamed.has(item)), ...adopted.renamed.values()];
  const rest = applyToRest(input, others, (item) => isDamaged || isLater(item));
  return {
    list: [...adopted.list, ...rest.recovered],
    present: adopted.list.map(({ id }) => id),
    changed: [...adopted.changed, ...rest.changed],
    news: rest.news,
    rewrite: rest.recovered.length > 0 || records.some(({ outcome }) => outcome === 'drop'),
  };
}

/** Does with each record of the public list as was decided. New items are created in the order of the records. */
function applyToRecords({ found, since, create, withNewId }: MergeInput, decisions: readonly RecordDecision[]) {
  const list: StoredItem[] = [];
  const changed: StoredItem[] = [];
  const renamed = new Map<StoredItem, StoredItem>();
  for (const [index, { text }] of found.records.entries()) {
    const decision = decisions[index] ?? { outcome: 'adopt' };
    switch (decision.outcome) {
      case 'drop':
        break;
      case 'keep':
        list.push(decision.item);
        break;
      case 'take-back': {
        const { since: _, ...back } = decision.item;
        changed.push({ ...back, state: 'live' });
        list.push(decision.item);
        break;
      }
      case 'change':
        create({ text: decision.item.text, state: 'deleted', since });
        changed.push({ ...decision.item, text });
        list.push(decision.item);
        break;
      case 'adopt-beside': {
        const other = { ...decision.item, text: withNewId(decision.item.text) };
        renamed.set(decision.item, other);
        changed.push(other);
        list.push(create({ text, state: 'live' }));
        break;
      }
      case 'adopt':
        list.push(create({ text, state: 'live' }));
    }
  }
  return { list, changed, renamed };
}

/** Brings the items that the list lacks back into it, or takes them out of the work. */
function applyToRest({ seen, since }: MergeInput, items: readonly StoredItem[], isRecovered: (item: StoredItem) => boolean) {
  const recovered = items.filter(isRecovered);
  const lost = items.filter((item) => !isRecovered(item));
  const state = seen === 'cleared' ? 'cleared' : 'deleted';
  const news = items.flatMap((item): MergedList['news'] => {
    if (isRecovered(item)) return [{ kind: 'recovered', item }];
    return seen === 'cleared' ? [] : [{ kind: 'removed', item }];
  });
  return { recovered, changed: lost.map((item): StoredItem => ({ ...item, state, since })), news };
}

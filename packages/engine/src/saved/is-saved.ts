import type { SavedStore } from '../definition/saved-stores.ts';
import type { WorkTexts } from '../ports.ts';
import { escapeBeyondLatin1 } from './store/latin1-json.ts';

/**
 * Whether a list of saved work has a record with exactly this text. The JSON texts are compared, because parsing all records takes longer.
 */
export function isSaved({ overflow, ...lists }: Pick<WorkTexts, SavedStore | 'overflow'>, store: SavedStore, text: string): boolean {
  const content = `"content":${JSON.stringify(text)}`;
  // The store writes a record in the first form, another program perhaps in the second.
  const forms = [escapeBeyondLatin1(content), content];
  const records = overflow.filter((record) => record.store === store).map((record) => record.text);
  return [lists[store] ?? '', ...records].some((record) => forms.some((form) => record.includes(form)));
}

import type { PasteWait } from '../../kept/kept-result.ts';
import { isObject } from '../../storage/stored-json.ts';

/** Whether a stored value says that a run waits for a pasted answer. A later version may store more in it. */
export function isPasteWait(value: unknown): value is PasteWait {
  if (!isObject(value) || ![value['part'], value['of']].every(Number.isInteger) || !Array.isArray(value['pasted'])) return false;
  return value['pasted'].every((one: unknown) => isObject(one) && typeof one['id'] === 'string' && typeof one['text'] === 'string');
}

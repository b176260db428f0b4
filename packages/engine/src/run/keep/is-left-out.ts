import type { LeftOut } from '../../generation/left-out.ts';
import { isObject } from '../../storage/stored-json.ts';

/** Whether a stored value lists the words that were left out of a result. A later version may know more reasons. */
export function isLeftOut(value: unknown): value is readonly LeftOut[] {
  if (!Array.isArray(value)) return false;
  return value.every((left: unknown) => isObject(left) && typeof left['reason'] === 'string' && typeof left['text'] === 'string');
}

import { isObject } from '../format/json.ts';
import type { LeftOut } from '../generation/left-out.ts';
import type { Verdict } from '../generation/verdict.ts';
import type { PasteWait } from './kept-result.ts';

/** Whether a stored value lists the words that were left out of a result. A later version may know more reasons. */
export function isLeftOut(value: unknown): value is readonly LeftOut[] {
  if (!Array.isArray(value)) return false;
  return value.every((left: unknown) => isObject(left) && typeof left['reason'] === 'string' && typeof left['text'] === 'string');
}

/** Whether a stored value is a verdict. A later version may store more in it. */
export function isVerdict(value: unknown): value is Verdict {
  if (!isObject(value) || !Array.isArray(value['lacks']) || !Array.isArray(value['unused'])) return false;
  const lacks = value['lacks'].every((lack: unknown) => isObject(lack) && typeof lack['reason'] === 'string');
  const unused = value['unused'].every(
    (text: unknown) =>
      isObject(text) &&
      [text['field'], text['reason']].every((words) => typeof words === 'string') &&
      [text['start'], text['end']].every(Number.isInteger),
  );
  return lacks && unused && ['ready', 'partial', 'needs-more'].includes(String(value['grade']));
}

/** Whether a stored value says that a run waits for a pasted answer. A later version may store more in it. */
export function isPasteWait(value: unknown): value is PasteWait {
  if (!isObject(value) || ![value['part'], value['of']].every(Number.isInteger) || !Array.isArray(value['pasted'])) return false;
  return value['pasted'].every((one: unknown) => isObject(one) && typeof one['id'] === 'string' && typeof one['text'] === 'string');
}

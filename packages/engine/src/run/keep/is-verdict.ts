import type { Verdict } from '../../generation/verdict.ts';
import { isObject } from '../../storage/stored-json.ts';

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

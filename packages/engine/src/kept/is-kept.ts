import { isObject } from '../format/json.ts';
import type { KeptResult } from './kept-result.ts';

/** Whether a stored record can be shown. One of another version stays stored. */
export function isKept(record: unknown): record is KeptResult {
  if (!isObject(record) || !isObject(record['values'])) return false;
  const texts = ['id', 'tool', 'at', 'text', 'source'].every((name) => typeof record[name] === 'string');
  const flags = ['complete', 'unfinished'].every((name) => typeof record[name] === 'boolean');
  const lists = [Object.values(record['values']), record['shortfalls']];
  return texts && flags && lists.every((list) => Array.isArray(list) && list.every((text) => typeof text === 'string'));
}

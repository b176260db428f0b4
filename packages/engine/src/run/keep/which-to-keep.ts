import { type KeptResult, sameForm } from '../../kept/kept-result.ts';
import { newestFirst } from '../../kept/newest-first.ts';
import { isExpired } from '../../storage/retention.ts';

/** Each tool keeps this many results, and this many texts of failed runs beside them. */
const MOST_RESULTS = 10;
const MOST_UNFINISHED = 3;

/** The kept texts of one tool that are not kept any longer. A pinned one is never among them. */
export function expiredRecords(records: readonly KeptResult[], now: Date): KeptResult[] {
  const free = records.filter(({ pinned }) => pinned !== true).toSorted(newestFirst(now));
  const tooMany = [
    ...free.filter(({ unfinished }) => !unfinished).slice(MOST_RESULTS),
    ...free.filter(({ unfinished }) => unfinished).slice(MOST_UNFINISHED),
  ];
  return free.filter((record) => tooMany.includes(record) || isExpired(record.at, now));
}

/** The kept beginnings of a document that is now complete. */
export function beginningsOf(whole: KeptResult, records: readonly KeptResult[]): KeptResult[] {
  return records.filter(
    ({ id, complete, pinned, values }) => id !== whole.id && !complete && pinned !== true && sameForm(values, whole.values),
  );
}

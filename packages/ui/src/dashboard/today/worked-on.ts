import { type KeptResult, type ProgressRecord, progressId } from '@marginalia/engine';
import type { DashboardPorts } from '../dashboard-host.ts';

/** A kept result with what the student did in its views. */
export interface WorkedOn {
  readonly record: KeptResult;
  readonly views: ProgressRecord['views'];
  /** ISO time at which the result was made or worked on last. */
  readonly at: string;
}

/** The kept results, the one that was made or worked on last first. */
export async function workedOn({ kept, progress }: Pick<DashboardPorts, 'kept' | 'progress'>): Promise<readonly WorkedOn[]> {
  const [records, all] = await Promise.all([kept.list(), progress.all()]);
  const done = new Map(all.map((record) => [record.id, record]));
  return records
    .map((record): WorkedOn => {
      const { views = {}, at = record.at } = done.get(progressId(record.tool, record.text)) ?? {};
      return { record, views, at: at.localeCompare(record.at) > 0 ? at : record.at };
    })
    .sort((one, other) => other.at.localeCompare(one.at));
}

import { countWords, itemIds, itemsOf, type KeptResult, keptTitle, progressId, type Tool, wordsOf } from '@marginalia/engine';
import { isTicks } from '../../views/checklist/ticks.ts';
import type { DeskHost, DeskPorts } from './desk-host.ts';

/** A result that is not saved or not done. */
export interface OpenWork {
  readonly record: KeptResult;
  readonly title: string;
  /** What is left: "4 of 11 tasks done"; undefined where nothing can be counted. */
  readonly left: string | undefined;
  /** ISO time of the last change. */
  readonly at: string;
}

/** So many rows have room in the panel. */
const ROWS = 3;

/** The texts that were not finished and the results that were worked on, the last one first, then the other results of the last days. */
export async function openWork({ kept, progress }: DeskPorts, { tool }: Pick<DeskHost, 'tool'>): Promise<readonly OpenWork[]> {
  const records = await kept.list();
  const isOpen = ({ complete, unfinished, pinned }: KeptResult): boolean => !complete || unfinished || pinned === true;
  const listed = [...records.filter(isOpen), ...records.filter((record) => !isOpen(record))].slice(0, ROWS);
  const found = await Promise.all(
    listed.map(async (record): Promise<OpenWork[]> => {
      const of = await tool(record.tool).catch(() => undefined);
      if (of === undefined) return [];
      const done = await progress.read(progressId(record.tool, record.text));
      return [{ record, title: keptTitle(of, record), left: leftOf(of, record, done?.views['checklist']), at: done?.at ?? record.at }];
    }),
  );
  return found.flat();
}

function leftOf(tool: Tool, { text, values, complete, unfinished }: KeptResult, ticks: unknown): string | undefined {
  if (text === '') return 'waits for an answer';
  if (!complete || unfinished) return `not finished, ${wordsOf(countWords(text))}`;
  if (!isTicks(ticks)) return undefined;
  const tasks = itemsOf(tool, text, values).flatMap((section) => {
    const ids = itemIds(section);
    return section.kind === 'task' ? section.items.map(({ done }, place) => done !== ticks.changed.includes(ids[place] ?? '')) : [];
  });
  return tasks.length === 0 ? undefined : `${tasks.filter((done) => done).length} of ${tasks.length} tasks done`;
}

import { countWords, type Deck, type KeptResult, keptTitle, localDay, wordsOf } from '@marginalia/engine';
import type { DashboardHost } from '../dashboard-host.ts';
import { doneIn } from './done-in.ts';
import type { WorkedOn } from './worked-on.ts';

/** A result that is not saved or not done. */
export interface OpenWork {
  readonly record: KeptResult;
  readonly title: string;
  /** The progress so far: "4 of 11 tasks done"; undefined where nothing can be counted. */
  readonly left: string | undefined;
  /** ISO time of the last change. */
  readonly at: string;
}

/** The most rows in the panel. */
const MOST_ROWS = 3;

/** The texts that were not finished and the results that were worked on, the last one first, then the other results of the last days. */
export async function unfinishedWork(
  all: readonly WorkedOn[],
  decks: readonly Deck[],
  { tool }: Pick<DashboardHost, 'tool'>,
  now: Date,
): Promise<readonly OpenWork[]> {
  const isOpen = ({ record: { complete, unfinished, pinned } }: WorkedOn): boolean => !complete || unfinished || pinned === true;
  const listed = [...all.filter(isOpen), ...all.filter((one) => !isOpen(one))].slice(0, MOST_ROWS);
  const found = await Promise.all(
    listed.map(async (one): Promise<OpenWork[]> => {
      const of = await tool(one.record.tool).catch(() => undefined);
      if (of === undefined) return [];
      const left = unfinishedText(one.record) ?? doneIn(of, one, decks, localDay(now));
      return [{ record: one.record, title: keptTitle(of, one.record), left, at: one.at }];
    }),
  );
  return found.flat();
}

function unfinishedText({ text, complete, unfinished }: KeptResult): string | undefined {
  if (text === '') return 'waits for an answer';
  return complete && !unfinished ? undefined : `not finished, ${wordsOf(countWords(text))}`;
}

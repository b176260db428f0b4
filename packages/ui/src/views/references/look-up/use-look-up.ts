import { LookUpFailed, type ReferenceLookupPort } from '@marginalia/engine';
import { useEffect, useRef, useState } from 'react';
import type { LookUpRecord, SourceToAsk } from './asked.ts';

/** The number of requests that run at the same time. */
const MOST_REQUESTS = 3;

/** The reasons why no registry could be asked about sources, by their ids. */
export type LookUpFailures = Readonly<Record<string, string>>;

interface LookUpRun {
  /** The number of identifiers that were asked so far. */
  readonly done: number;
  readonly of: number;
}

interface LookUp {
  readonly run: LookUpRun | undefined;
  readonly start: (sources: readonly SourceToAsk[]) => void;
  readonly cancel: () => void;
}

/** Looks sources up, a few at a time. Leaving the view ends it; the answers so far are kept. */
export function useLookUp(
  port: ReferenceLookupPort,
  host: string,
  style: string | undefined,
  onAnswer: (id: string, asked: LookUpRecord) => void,
  onFailed: (failed: LookUpFailures) => void,
): LookUp {
  const [run, setRun] = useState<LookUpRun>();
  const stop = useRef<AbortController>(undefined);
  useEffect(() => () => stop.current?.abort(), []);

  const askAll = async (sources: readonly SourceToAsk[], { signal }: AbortController): Promise<void> => {
    const waiting = [...sources];
    const failed: Record<string, string> = {};
    const askNext = async (): Promise<void> => {
      for (let source = waiting.shift(); source && !signal.aborted; source = waiting.shift()) {
        const { id, text, doi } = source;
        try {
          const answer = await port.lookUp({ doi, text, style }, signal);
          if (!signal.aborted) onAnswer(id, { text, host, answer });
        } catch (cause) {
          if (signal.aborted) return;
          const reason = cause instanceof LookUpFailed ? cause : new LookUpFailed('failed');
          failed[id] = reason.message;
          onFailed({ ...failed });
        }
        if (!signal.aborted) setRun((now) => now && { ...now, done: now.done + 1 });
      }
    };
    await Promise.all(Array.from({ length: MOST_REQUESTS }, askNext));
  };
  const start = (sources: readonly SourceToAsk[]): void => {
    if (run !== undefined) return;
    stop.current = new AbortController();
    onFailed({});
    setRun({ done: 0, of: sources.length });
    void askAll(sources, stop.current).then(() => setRun(undefined));
  };
  return { run, start, cancel: () => stop.current?.abort() };
}

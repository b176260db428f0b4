import { LookUpFailed, type ReferenceLookupPort } from '@marginalia/engine';
import { useEffect, useRef, useState } from 'react';
import type { Asked, Identified } from './asked.ts';

/** So many are asked at the same time. */
const TOGETHER = 3;

export interface LookUpRun {
  /** How many of the identifiers were asked so far. */
  readonly done: number;
  readonly of: number;
}

export interface LookUp {
  /** The host that may be asked; undefined where there is none, and until that is known. */
  readonly host: string | undefined;
  readonly run: LookUpRun | undefined;
  /** Why a source could not be asked, by its id. */
  readonly failed: Readonly<Record<string, string>>;
  readonly start: (sources: readonly Identified[]) => void;
  readonly cancel: () => void;
}

/** Looks sources up, a few at a time. Leaving the view ends it; what was answered is kept. */
export function useLookUp(port: ReferenceLookupPort, style: string | undefined, onAnswer: (id: string, asked: Asked) => void): LookUp {
  const [host, setHost] = useState<string>();
  const [run, setRun] = useState<LookUpRun>();
  const [failed, setFailed] = useState<Readonly<Record<string, string>>>({});
  const stop = useRef<AbortController>(undefined);
  useEffect(() => {
    let left = false;
    void port.host().then((name) => left || setHost(name));
    return () => {
      left = true;
      stop.current?.abort();
    };
  }, [port]);

  const askAll = async (name: string, sources: readonly Identified[], { signal }: AbortController): Promise<void> => {
    const waiting = [...sources];
    const askNext = async (): Promise<void> => {
      for (let source = waiting.shift(); source && !signal.aborted; source = waiting.shift()) {
        const { id, text, doi } = source;
        try {
          const answer = await port.lookUp({ doi, text, style }, signal);
          if (!signal.aborted) onAnswer(id, { text, host: name, answer });
        } catch (cause) {
          if (signal.aborted) return;
          const reason = cause instanceof LookUpFailed ? cause : new LookUpFailed('failed');
          setFailed((now) => ({ ...now, [id]: reason.message }));
        }
        if (!signal.aborted) setRun((now) => now && { ...now, done: now.done + 1 });
      }
    };
    await Promise.all(Array.from({ length: TOGETHER }, askNext));
  };
  const start = (sources: readonly Identified[]): void => {
    if (host === undefined || run !== undefined) return;
    stop.current = new AbortController();
    setFailed({});
    setRun({ done: 0, of: sources.length });
    void askAll(host, sources, stop.current).then(() => setRun(undefined));
  };
  return { host, run, failed, start, cancel: () => stop.current?.abort() };
}

import { useEffect, useRef, useState } from 'react';

const SECOND_MILLISECONDS = 1_000;

interface Stopwatch {
  /** Whole seconds. */
  readonly seconds: number;
  readonly running: boolean;
  readonly start: () => void;
  readonly stop: () => void;
  readonly reset: () => void;
}

/** One stopwatch for each id. Only that of the present id can run: it stops when another id comes into view. */
export function useStopwatch(id: string): Stopwatch {
  const [passed, setPassed] = useState<Readonly<Record<string, number>>>({});
  const [running, setRunning] = useState<string>();
  const started = useRef(0);
  const before = useRef(0);
  const isRunning = running === id;
  if (running !== undefined && !isRunning) setRunning(undefined);

  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => {
      const milliseconds = before.current + performance.now() - started.current;
      setPassed((all) => ({ ...all, [id]: milliseconds }));
    }, SECOND_MILLISECONDS / 4);
    return () => clearInterval(timer);
  }, [id, isRunning]);

  return {
    seconds: Math.floor((passed[id] ?? 0) / SECOND_MILLISECONDS),
    running: isRunning,
    start() {
      before.current = passed[id] ?? 0;
      started.current = performance.now();
      setRunning(id);
    },
    stop: () => setRunning(undefined),
    reset() {
      setRunning(undefined);
      setPassed((all) => ({ ...all, [id]: 0 }));
    },
  };
}

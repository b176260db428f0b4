import type { CDPSession } from '@playwright/test';

/** The tasks of the main thread in a stretch of time. */
export interface Tasks {
  /** Milliseconds of processor time of the longest task. */
  readonly longest: number;
  /** Tasks that took more than 50 ms, waiting for the processor included. */
  readonly long: number;
}

/** A part of a trace event. `dur` and `tdur` are microseconds: of the clock, and of the processor. */
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly dur?: number;
  readonly tdur?: number;
}

/** Traces the page's tasks. The returned function ends the trace. */
export async function watchTasks(devtools: CDPSession): Promise<() => Promise<Tasks>> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { readonly value: readonly object[] }): void => void events.push(...(value as readonly TraceEvent[]));
  devtools.on('Tracing.dataCollected', collect);
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'devtools.timeline'] },
  });
  return async () => {
    const ended = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve));
    await devtools.send('Tracing.end');
    await ended;
    devtools.off('Tracing.dataCollected', collect);
    const threadOf = ({ pid, tid }: TraceEvent): string => `${pid} ${tid}`;
    const main = mainThread(events, threadOf);
    const tasks = events.filter((event) => event.name.endsWith('RunTask') && threadOf(event) === main);
    return {
      longest: tasks.reduce((most, { tdur = 0 }) => Math.max(most, tdur / 1000), 0),
      long: tasks.filter(({ dur = 0 }) => dur > 50_000).length,
    };
  };
}

/** Only the page's own thread lays it out; a worker may call more functions. */
function mainThread(events: readonly TraceEvent[], threadOf: (event: TraceEvent) => string): string | undefined {
  const layouts = new Map<string, number>();
  for (const event of events) {
    if (event.name === 'UpdateLayoutTree' || event.name === 'Layout') layouts.set(threadOf(event), (layouts.get(threadOf(event)) ?? 0) + 1);
  }
  const [main] = [...layouts].sort(([, one], [, other]) => other - one)[0] ?? [];
  return main;
}

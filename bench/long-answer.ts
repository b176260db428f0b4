import { startFakeModel } from '@marginalia/fake-model';
import type { Browser, CDPSession, Page } from '@playwright/test';

/** How a page copes with a long answer of a model. */
export interface LongAnswer {
  /** Milliseconds of processor time of the longest task of the main thread. */
  readonly longest: number;
  /** Tasks that took more than 50 ms, waiting for the processor included. */
  readonly long: number;
  /** Milliseconds from the press to the result. */
  readonly time: number;
  /** Megabytes of script memory before, at most, and after. */
  readonly heap: readonly [before: number, peak: number, after: number];
}

export interface LongAnswerOptions {
  readonly tool: string;
  /** A model of the fake service: "fake-long" writes one megabyte. */
  readonly model: string;
  /** Milliseconds between two events of the stream. */
  readonly pace: number;
}

/** Streams an answer of a fake service into a tool's page, and measures tasks and memory until the result is shown. */
export async function longAnswer(browser: Browser, origin: string, { tool, model, pace }: LongAnswerOptions): Promise<LongAnswer> {
  const fake = await startFakeModel({ pace });
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ignoreHTTPSErrors: true });
  try {
    const page = await context.newPage();
    await page.addInitScript(choose, { version: 1, kind: 'gemini', gemini: { baseUrl: fake.url, model } });
    await page.goto(`${origin}/tools/${tool}`, { waitUntil: 'networkidle' });
    for (const field of await page.locator('form :is(textarea, input[type="text"], input:not([type])):visible').all())
      await field.fill('The moon pulls on the sea.');
    await page.waitForTimeout(1000);
    const devtools = await context.newCDPSession(page);
    const before = await heapOf(devtools, true);
    const tasks = await watchTasks(devtools);
    let peak = before;
    const watch = setInterval(() => void heapOf(devtools).then((now) => (peak = Math.max(peak, now))), 200);
    const began = Date.now();
    await generate(page);
    const time = Date.now() - began;
    await page.waitForTimeout(1500);
    clearInterval(watch);
    return { ...(await tasks()), time, heap: [before, peak, await heapOf(devtools, true)] };
  } finally {
    await context.close();
    await fake.close();
  }
}

function choose(settings: { readonly gemini: { readonly baseUrl: string } }): void {
  localStorage.setItem('generation_settings', JSON.stringify(settings));
  sessionStorage.setItem('generation_key', JSON.stringify({ origin: settings.gemini.baseUrl, key: 'test-key' }));
}

async function generate(page: Page): Promise<void> {
  await page.locator('form button[type="submit"]').click();
  await page.locator('#result[aria-busy="true"]').waitFor();
  await page.locator('#result[data-state="result"]').waitFor({ timeout: 300_000 });
}

async function heapOf(devtools: CDPSession, collected = false): Promise<number> {
  if (collected) await devtools.send('HeapProfiler.collectGarbage');
  return (await devtools.send('Runtime.getHeapUsage')).usedSize / 1e6;
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
async function watchTasks(devtools: CDPSession): Promise<() => Promise<Pick<LongAnswer, 'longest' | 'long'>>> {
  const events: TraceEvent[] = [];
  devtools.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'devtools.timeline'] },
  });
  return async () => {
    const ended = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve));
    await devtools.send('Tracing.end');
    await ended;
    // The page's thread is the one that calls its functions most.
    const calls = new Map<string, number>();
    const threadOf = ({ pid, tid }: TraceEvent): string => `${pid} ${tid}`;
    for (const event of events) if (event.name === 'FunctionCall') calls.set(threadOf(event), (calls.get(threadOf(event)) ?? 0) + 1);
    const [main] = [...calls].sort(([, one], [, other]) => other - one)[0] ?? [];
    const tasks = events.filter((event) => event.name.endsWith('RunTask') && threadOf(event) === main);
    return {
      longest: tasks.reduce((most, { tdur = 0 }) => Math.max(most, tdur / 1000), 0),
      long: tasks.filter(({ dur = 0 }) => dur > 50_000).length,
    };
  };
}

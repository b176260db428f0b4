import { type CDPSession, expect, type Page, test } from '@playwright/test';
import { findAll } from './damage.ts';
import { figure, percentile } from './figures.ts';
import { fill, openTab, storeUrl } from './tabs.ts';

/**
 * Writes a list of about so many characters, in records of 10,000 characters, whose dashes are escaped, as the store writes them, or not.
 */
function seed(page: Page, characters: number, dash: string): Promise<void> {
  return page.evaluate(
    ([size, sign]) => {
      const content = `${'word '.repeat(40)}${sign} `.repeat(10_000).slice(0, 9_900);
      const records = Array.from(
        { length: Math.round(size / 10_000) },
        (_, id) => `{"id":${id + 1},"title":"Old ${id}","content":"${content}"}`,
      );
      localStorage.setItem('saved_content', `[${records.join(',')}]`);
    },
    [characters, dash] as const,
  );
}

interface Cost {
  /** Milliseconds of the main thread in one save, for each save. */
  readonly busy: readonly number[];
  /** Milliseconds of the main thread in writing the same list to local storage, which no save can do without. */
  readonly write: readonly number[];
  /** Milliseconds until the save was confirmed. */
  readonly took: readonly number[];
}

/** The milliseconds that the main thread of a page has worked: its own time, not that of other programs on a busy machine. */
async function threadTime(devTools: CDPSession): Promise<number> {
  const { metrics } = await devTools.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1_000;
}

/** Saves some records one after another, and measures each. */
async function measure(page: Page, saves: number): Promise<Cost> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.evaluate(async (url) => {
    interface Work {
      check(): Promise<void>;
      save(store: string, record: (id: number) => object): Promise<string>;
    }
    const module = (await import(url)) as Record<string, (clock: { now: () => Date }) => Work>;
    const work = (Object.values(module)[0] as (clock: { now: () => Date }) => Work)({ now: () => new Date() });
    await work.check();
    Object.assign(window, { work });
  }, storeUrl);
  const save = (nth: number, real: boolean): Promise<number> =>
    page.evaluate(
      async ([title, saves]) => {
        const { work } = window as unknown as { work: { save(store: string, record: (id: number) => object): Promise<string> } };
        const start = performance.now();
        if (saves) await work.save('saved_content', (id) => ({ id, title, content: `${'word '.repeat(40)}— `.repeat(100), type: 'New' }));
        return performance.now() - start;
      },
      [`New ${nth}`, real] as const,
    );
  const [busy, write, took]: [number[], number[], number[]] = [[], [], []];
  for (let nth = 0; nth < saves; nth += 1) {
    const [start] = [await threadTime(devTools), await save(nth, false)];
    const before = await threadTime(devTools);
    took.push(await save(nth, true));
    // The tests' own calls cost as much as in the empty round before.
    const after = await threadTime(devTools);
    busy.push(Math.max(0, after - before - (before - start)));
    // The same text under another key, and one more character in its place under this one, would not fit.
    await page.evaluate(() => localStorage.setItem('saved_content', `${localStorage.getItem('saved_content')} `));
    write.push(Math.max(0, (await threadTime(devTools)) - after - (before - start)));
    await page.evaluate(() => localStorage.setItem('saved_content', (localStorage.getItem('saved_content') ?? '').trimEnd()));
  }
  return { busy, write, took };
}

/** Milliseconds that the limits assume for writing 4.5 MB of plain letters to local storage. */
const REFERENCE = 11;

const ESCAPED = '\\u2014';

for (const { name, characters, dash = ESCAPED, limit } of [
  { name: '1 MB of saved work', characters: 1_000_000, limit: 5 },
  { name: '4.5 MB of saved work', characters: 4_500_000, limit: 30 },
  { name: '1 MB of saved work with dashes of another program', characters: 1_000_000, dash: '—', limit: 5 },
  { name: '4.5 MB of saved work with dashes of another program', characters: 4_500_000, dash: '—', limit: 30 },
]) {
  // The browser takes twice as long to write a list of two bytes a letter.
  const isNarrow = dash === ESCAPED;
  const what = isNarrow ? 'A save costs' : "Beside the browser's own write, a save costs";
  test(`${what} at most ${limit} ms of the main thread at ${name}`, async ({ context }) => {
    const page = await openTab(context);
    const devTools = await context.newCDPSession(page);
    await devTools.send('Performance.enable', { timeDomain: 'threadTicks' });
    const writing: number[] = [];
    for (let nth = 0; nth < 7; nth += 1) {
      const before = await threadTime(devTools);
      await page.evaluate((sign) => localStorage.setItem('saved_content', sign.repeat(4_500_000)), String(nth));
      writing.push((await threadTime(devTools)) - before);
    }
    const slowness = Math.max(1, percentile(writing, 0.5) / REFERENCE);
    await seed(page, characters, dash);
    const { busy, write, took } = await measure(page, 15);
    figure(
      `a save at ${name}`,
      `main thread: median ${percentile(busy, 0.5)} ms, of which ${percentile(write, 0.5)} ms are the browser's setItem; ` +
        `confirmed after ${percentile(took, 0.5)} ms; this machine writes ${slowness.toFixed(1)} times as slowly as the one of the limits`,
    );
    expect((percentile(busy, 0.5) - (isNarrow ? 0 : percentile(write, 0.5))) / slowness).toBeLessThanOrEqual(limit);
  });
}

test('A browser whose list storage is really full keeps what is saved', async ({ context }) => {
  const page = await openTab(context);
  await fill(page);
  const outcomes = await page.evaluate(async (url) => {
    interface Work {
      save(store: string, record: (id: number) => object): Promise<string>;
      count(counter: string): Promise<void>;
    }
    const module = (await import(url)) as Record<string, (clock: { now: () => Date }) => Work>;
    const work = (Object.values(module)[0] as (clock: { now: () => Date }) => Work)({ now: () => new Date() });
    const saved: string[] = [];
    for (let nth = 0; nth < 10; nth += 1) {
      saved.push(await work.save('saved_content', (id) => ({ id, title: `Full ${nth}`, content: 'word — '.repeat(2_000) })));
      await work.count('flashcards');
    }
    return saved;
  }, storeUrl);
  const found = await findAll(await openTab(context));
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: '10 items kept in extended storage' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Delete Full/ })).toHaveCount(10);
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('fill')) localStorage.removeItem(key);
  });
  await page.getByRole('button', { name: 'Delete Full 0' }).click();
  await expect(page.getByRole('heading', { name: /kept in extended storage/ })).toHaveCount(0);
  const listed = await page.evaluate(() => (JSON.parse(localStorage.getItem('saved_content') ?? '[]') as unknown[]).length);
  figure(
    'a full list storage',
    `${outcomes.length} saves: ${found.titles.length} kept, ${outcomes.filter((one) => one === 'overflow').length} outside of the list; ${listed} in the list when there was room again`,
  );
  expect(found.titles).toHaveLength(10);
  expect(listed).toBe(9);
});

import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { longPdf } from './long-pdf.ts';
import { type Tasks, watchTasks } from './main-thread.ts';

/** The tasks of a page while a file is read. */
export interface FileReading extends Tasks {
  readonly name: string;
  /** Milliseconds from the choice of the file until its text stands in the field or the choice of parts is open. */
  readonly time: number;
  /** Further figures, in words. */
  readonly note: string;
}

const SIXTY_PAGES = join(import.meta.dirname, '../packages/documents/corpus/pdf/sixty-pages.pdf');
const SENTENCE = 'The moon pulls on the sea, and the water rises on the side that faces it. ';
const PATH = '/tools/flashcard-creator';

/** Adds long files to a form, one visit each, and measures the tasks of the main thread. */
export async function fileReadings(browser: Browser, origin: string): Promise<readonly FileReading[]> {
  const folder = mkdtempSync(join(tmpdir(), 'marginalia-bench-'));
  try {
    const text = join(folder, 'megabyte.txt');
    writeFileSync(text, SENTENCE.repeat(1_000_000 / SENTENCE.length));
    const manual = join(folder, 'manual.pdf');
    writeFileSync(manual, longPdf(1000));
    const visit = <Measured>(measure: (visited: Visited) => Promise<Measured>): Promise<Measured> => inVisit(browser, origin, measure);
    return [
      await visit((visited) => landed(visited, text, 'text of 1 MB')),
      await visit((visited) => landed(visited, SIXTY_PAGES, 'PDF of 60 pages', `pdftotext ${pdftotextTime(SIXTY_PAGES)}, `)),
      await visit((visited) => cancelled(visited, manual)),
      await visit((visited) => chosen(visited, manual)),
    ];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

interface Visited {
  readonly page: Page;
  readonly devtools: CDPSession;
}

async function inVisit<Measured>(browser: Browser, origin: string, measure: (visited: Visited) => Promise<Measured>): Promise<Measured> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ignoreHTTPSErrors: true });
  try {
    const page = await context.newPage();
    await page.goto(origin + PATH, { waitUntil: 'networkidle' });
    await page.waitForTimeout(1000);
    return await measure({ page, devtools: await context.newCDPSession(page) });
  } finally {
    await context.close();
  }
}

const FIELD = 'textarea[name="material"]';

/** Chooses a file, and measures until something is true in the page. */
async function measured(
  { page, devtools }: Visited,
  path: string,
  until: () => Promise<unknown>,
): Promise<Tasks & { readonly time: number }> {
  const tasks = await watchTasks(devtools);
  const began = performance.now();
  await page.locator('input[type="file"]').first().setInputFiles(path);
  await until();
  const time = performance.now() - began;
  // The measurement includes the work that follows the text, such as the draft.
  await page.waitForTimeout(1500);
  return { ...(await tasks()), time };
}

async function landed(visited: Visited, path: string, name: string, note = ''): Promise<FileReading> {
  const isThere = (field: string): boolean => (document.querySelector<HTMLTextAreaElement>(field)?.value ?? '') !== '';
  const figures = await measured(visited, path, () => visited.page.waitForFunction(isThere, FIELD, { polling: 10 }));
  return { ...figures, name, note: `${note}the same text in a bare text area: ${Math.round(await bareTask(visited))} ms` };
}

/** The longest task when the text of the field goes into a text area without any style: the share of the browser itself. */
async function bareTask({ page, devtools }: Visited): Promise<number> {
  const text = await page.locator(FIELD).inputValue();
  await page.evaluate(() => document.body.replaceChildren(document.createElement('textarea')));
  await page.waitForTimeout(500);
  const tasks = await watchTasks(devtools);
  await page.evaluate((all) => Object.assign(document.querySelector('textarea') ?? {}, { value: all }), text);
  await page.waitForTimeout(1500);
  return (await tasks()).longest;
}

async function cancelled(visited: Visited, path: string): Promise<FileReading> {
  const { page } = visited;
  let said = '';
  let waited = 0;
  const half = async (): Promise<void> => {
    const bar = page.locator('.m-files progress');
    const isHalf = (): boolean => Number(document.querySelector('.m-files progress')?.getAttribute('value')) >= 50;
    await page.waitForFunction(isHalf, undefined, { polling: 10, timeout: 120_000 });
    said = (await bar.getAttribute('aria-valuetext')) ?? '';
    const pressed = performance.now();
    await page.getByRole('button', { name: 'Cancel reading' }).click();
    await bar.waitFor({ state: 'detached' });
    waited = performance.now() - pressed;
  };
  const figures = await measured(visited, path, half);
  const left = await page.locator(FIELD).inputValue();
  const note = `Cancel at “${said}” took ${Math.round(waited)} ms; the field holds ${left.length} characters; readers left: ${page.workers().filter((worker) => worker.url().includes('reader')).length}`;
  return { ...figures, name: 'PDF of 1,000 pages, Cancel', note };
}

async function chosen(visited: Visited, path: string): Promise<FileReading> {
  const { page } = visited;
  const figures = await measured(visited, path, () => page.getByRole('dialog').getByRole('checkbox').first().waitFor({ timeout: 120_000 }));
  const tasks = await watchTasks(visited.devtools);
  await page.getByRole('radio', { name: 'By page' }).check({ force: true });
  const boxes = page.getByRole('dialog').getByRole('checkbox');
  await boxes.first().check();
  await page.waitForTimeout(1000);
  const { longest } = await tasks();
  return {
    ...figures,
    name: 'PDF of 1,000 pages, choice of parts',
    note: `choosing by page: ${Math.round(longest)} ms, ${await boxes.count()} rows`,
  };
}

/** Seconds of `pdftotext`, where it is installed. */
function pdftotextTime(path: string): string {
  const began = performance.now();
  try {
    execFileSync('pdftotext', [path, '-'], { maxBuffer: 2 ** 28, stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return 'is not installed';
  }
  return `${Math.round(performance.now() - began)} ms`;
}

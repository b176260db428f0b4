import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { HOSTILE } from '../packages/documents/files-test/hostile-files.ts';

/** The outcome for one hostile file. */
export interface HostileReading {
  readonly name: string;
  /** Milliseconds from the choice of the file to the answer. */
  readonly time: number;
  /** The most memory that the page's process took beyond what it had before; undefined where the system does not report it. */
  readonly megabytes: number | undefined;
  readonly outcome: 'refused' | 'read';
  readonly isFormKept: boolean;
  readonly policyReports: number;
  /** Requests for anything but the site's own code. */
  readonly requests: number;
}

const MINE = 'Mine.';
const FIELD = 'textarea[name="material"]';

/** Adds each hostile file to the form of one page. */
export async function hostileReadings(browser: Browser, origin: string): Promise<readonly HostileReading[]> {
  const folder = mkdtempSync(join(tmpdir(), 'marginalia-hostile-'));
  const context = await browser.newContext({ ignoreHTTPSErrors: true });
  try {
    const page = await context.newPage();
    await page.addInitScript(() => {
      window.policyReports = 0;
      document.addEventListener('securitypolicyviolation', () => {
        window.policyReports = (window.policyReports ?? 0) + 1;
      });
    });
    await page.goto(`${origin}/tools/flashcard-creator`, { waitUntil: 'networkidle' });
    await page.locator(FIELD).fill(MINE);
    const process = await processOf(browser, page);
    const readings: HostileReading[] = [];
    for (const { name, make } of HOSTILE) {
      const path = join(folder, name);
      writeFileSync(path, make());
      readings.push({ name, ...(await reading(page, path, name, process)) });
    }
    return readings;
  } finally {
    await context.close();
    rmSync(folder, { recursive: true });
  }
}

async function reading(page: Page, path: string, name: string, process: number | undefined): Promise<Omit<HostileReading, 'name'>> {
  const foreign: string[] = [];
  const note = (request: { url(): string }): void => {
    if (!/\/assets\/[\w./-]+\.(?:css|js)$/.test(request.url())) foreign.push(request.url());
  };
  page.on('request', note);
  const before = memoryOf(process, true);
  const began = performance.now();
  await page.locator('input[type="file"]').first().setInputFiles(path);
  const answer = await page.waitForFunction(
    ({ field, text, title }) => {
      const value = document.querySelector<HTMLTextAreaElement>(field)?.value ?? '';
      if (value !== text) return { outcome: 'read' as const, value };
      return (
        document.querySelector('.m-files')?.textContent?.includes(`“${title}” was not added`) && { outcome: 'refused' as const, value }
      );
    },
    { field: FIELD, text: MINE, title: name },
    { polling: 20, timeout: 60_000 },
  );
  const time = performance.now() - began;
  const peak = memoryOf(process);
  page.off('request', note);
  const { outcome, value } = (await answer.jsonValue()) || { outcome: 'refused' as const, value: '' };
  await page.locator(FIELD).fill(MINE);
  return {
    time,
    outcome,
    megabytes: before === undefined || peak === undefined ? undefined : (peak - before) / 1024,
    isFormKept: value.startsWith(MINE),
    policyReports: await page.evaluate(() => window.policyReports ?? 0),
    requests: foreign.length,
  };
}

/** The process of the page, which its workers share: the one that grows when the page is given work. */
async function processOf(browser: Browser, page: Page): Promise<number | undefined> {
  const devtools = await browser.newBrowserCDPSession();
  const all = async (): Promise<ReadonlyMap<number, number>> => {
    const { processInfo } = await devtools.send('SystemInfo.getProcessInfo');
    return new Map(processInfo.filter(({ type }) => type === 'renderer').map(({ id, cpuTime }) => [id, cpuTime]));
  };
  const before = await all();
  await page.evaluate(() => {
    const end = performance.now() + 500;
    while (performance.now() < end);
  });
  const grown = [...(await all())].map(([id, time]) => [id, time - (before.get(id) ?? 0)] as const);
  return grown.sort(([, one], [, other]) => other - one)[0]?.[0];
}

/** The most kilobytes that a process has used since the last call with `anew`. Only Linux reports it. */
function memoryOf(process: number | undefined, anew = false): number | undefined {
  try {
    if (anew) writeFileSync(`/proc/${process}/clear_refs`, '5');
    const status = readFileSync(`/proc/${process}/status`, 'utf8');
    return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]);
  } catch {
    return undefined;
  }
}

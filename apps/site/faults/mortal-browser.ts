import { type ChildProcess, spawn } from 'node:child_process';
import { type Browser, chromium, type Page } from '@playwright/test';
import { launchOptions } from '../../../scripts/browser.ts';
import { storeUrl } from './tabs.ts';

/** A browser in a process group of its own, with a profile that outlives it. */
export interface MortalBrowser {
  readonly process: ChildProcess;
  readonly browser: Browser;
  readonly page: Page;
}

export async function start(profile: string): Promise<MortalBrowser> {
  const { executablePath = chromium.executablePath(), args } = launchOptions();
  const child = spawn(
    executablePath,
    [...args, '--headless', '--no-sandbox', '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'],
    { detached: true, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const address = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stderr.on('data', (part: Buffer) => {
      said += String(part);
      const found = /DevTools listening on (ws:\S+)/.exec(said)?.[1];
      if (found !== undefined) resolve(found);
    });
    child.once('exit', () => reject(new Error(`The browser did not start: ${said}`)));
  });
  const browser = await chromium.connectOverCDP(address);
  const page = await (browser.contexts()[0] ?? (await browser.newContext())).newPage();
  return { process: child, browser, page };
}

/** Ends the browser and all of its processes at once, as a power cut does. */
export async function kill({ process: child, browser }: MortalBrowser): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  process.kill(-(child.pid as number), 'SIGKILL');
  await ended;
  await browser.close().catch(() => undefined);
}

/** Saves one record and returns as soon as that is confirmed. */
export function save(page: Page, title: string): Promise<void> {
  return page.evaluate(
    async ({ url, name }) => {
      interface Work {
        save(store: string, record: (id: number) => object): Promise<string>;
      }
      const module = (await import(url)) as Record<string, (clock: { now: () => Date }) => Work>;
      const work = (Object.values(module)[0] as (clock: { now: () => Date }) => Work)({ now: () => new Date() });
      await work.save('saved_content', (id) => ({ id, title: name, content: 'word — '.repeat(2_000), type: 'Kill' }));
    },
    { url: storeUrl, name: title },
  );
}

import { type ChildProcess, spawn } from 'node:child_process';
import { type Browser, chromium, type Page } from '@playwright/test';
import { launchOptions } from '../../../scripts/browser.ts';

/** A browser in a process group of its own, with a profile that outlives it. */
export interface KilledBrowser {
  readonly page: Page;
  /** Ends the browser and all of its processes at once, as a power cut does. */
  kill(): Promise<void>;
}

export async function startBrowser(profile: string): Promise<KilledBrowser> {
  const { executablePath = chromium.executablePath(), args } = launchOptions();
  const flags = [...args, '--headless', '--no-sandbox', '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'];
  const child = spawn(executablePath, flags, { detached: true, stdio: ['ignore', 'ignore', 'pipe'] });
  const browser = await chromium.connectOverCDP(await addressOf(child));
  const context = browser.contexts()[0] ?? (await browser.newContext());
  return { page: await context.newPage(), kill: () => kill(child, browser) };
}

function addressOf(child: ChildProcess): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let said = '';
  child.stderr?.on('data', (part: Buffer) => {
    said += String(part);
    const found = /DevTools listening on (ws:\S+)/.exec(said)?.[1];
    if (found !== undefined) resolve(found);
  });
  child.once('exit', () => reject(new Error(`The browser did not start: ${said}`)));
  return promise;
}

async function kill(child: ChildProcess, browser: Browser): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  process.kill(-(child.pid as number), 'SIGKILL');
  await ended;
  await browser.close().catch(() => undefined);
}

import { chromium, type Page } from '@playwright/test';
import { launchOptions } from '../../../scripts/browser.ts';
import { startProcess } from './mortal-process.ts';

/** A browser with a profile that outlives it. */
export interface KilledBrowser {
  readonly page: Page;
  kill(): Promise<void>;
}

export async function startBrowser(profile: string): Promise<KilledBrowser> {
  const { executablePath = chromium.executablePath(), args } = launchOptions();
  const child = startProcess(executablePath, [
    ...args,
    '--headless',
    '--no-sandbox',
    '--remote-debugging-port=0',
    `--user-data-dir=${profile}`,
    'about:blank',
  ]);
  const browser = await chromium.connectOverCDP(await child.said(/DevTools listening on (ws:\S+)/));
  const context = browser.contexts()[0] ?? (await browser.newContext());
  // A browser that was connected to has no time limits of the configuration.
  context.setDefaultTimeout(60_000);
  return {
    page: await context.newPage(),
    async kill() {
      await child.kill();
      await browser.close().catch(() => undefined);
    },
  };
}

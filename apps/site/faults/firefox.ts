import puppeteer from 'puppeteer-core';
import { startProcess } from './mortal-process.ts';
import type { OtherBrowser } from './other-browser.ts';

/** Debian's package firefox-esr. */
export const FIREFOX = '/usr/bin/firefox-esr';

/** Starts Firefox with a profile that outlives it. */
export async function startFirefox(profile: string): Promise<OtherBrowser> {
  const child = startProcess(FIREFOX, ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', profile]);
  const address = await child.said(/WebDriver BiDi listening on (ws:\S+)/);
  const browser = await puppeteer.connect({ browserWSEndpoint: `${address}/session`, protocol: 'webDriverBiDi' });
  const kill = async (): Promise<void> => {
    await child.kill();
    await browser.disconnect().catch(() => undefined);
  };
  return {
    async open(url) {
      const page = await browser.newPage();
      await page.goto(url);
      return { evaluate: (work, given) => page.evaluate(work as (given: unknown) => Promise<never>, given) };
    },
    kill,
    close: kill,
  };
}

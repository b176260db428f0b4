import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import puppeteer from 'puppeteer-core';
import type { OtherBrowser } from './other-browser.ts';

/** Debian's package firefox-esr. */
export const FIREFOX = '/usr/bin/firefox-esr';

/** Starts Firefox with a profile that outlives it. */
export async function startFirefox(profile: string): Promise<OtherBrowser> {
  // Puppeteer saves this file of a profile that has been used, and removes it when the browser ends.
  writeFileSync(join(profile, 'user.js'), '', { flag: 'a' });
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath: FIREFOX, headless: true, userDataDir: profile });
  return {
    async open(url) {
      const page = await browser.newPage();
      await page.goto(url);
      return { evaluate: (work, given) => page.evaluate(work as (given: unknown) => Promise<never>, given) };
    },
    async kill() {
      const child = browser.process();
      const ended = new Promise((resolve) => child?.once('exit', resolve));
      child?.kill('SIGKILL');
      await ended;
    },
    close: () => browser.close(),
  };
}

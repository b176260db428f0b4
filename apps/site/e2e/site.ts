import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';

/** Every test of the site also asserts that nothing left its origin, and that the console stayed clean. */
export const test = base.extend<{ quiet: undefined }>({
  quiet: [
    async ({ page, baseURL }, use) => {
      const strangers: string[] = [];
      const errors: string[] = [];
      page.on('request', (request) => {
        if (!/^(data|blob):/.test(request.url()) && new URL(request.url()).origin !== baseURL) strangers.push(request.url());
      });
      page.on('console', (message) => {
        if (message.type() === 'error' && !isOwn404(message.text(), message.location().url, page)) errors.push(message.text());
      });
      page.on('pageerror', (error) => errors.push(String(error)));
      await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) =>
          // biome-ignore lint/suspicious/noConsole: the page's console is where the fixture listens
          console.error(`CSP: ${event.violatedDirective} ${event.blockedURI}`),
        );
      });
      await use(undefined);
      expect(strangers, 'requests that left the origin').toEqual([]);
      expect(errors, 'errors in the console').toEqual([]);
    },
    { auto: true },
  ],
});

// Chromium reports the answer 404 of the page itself as an error; for an unknown path it is the right answer.
function isOwn404(text: string, url: string, page: Page): boolean {
  return text.includes('status of 404') && (url === page.url() || page.url() === 'about:blank');
}

export { expect };

/** Values of a form from the corpus of sample texts. */
export function sample(name: string): Record<string, string> {
  const file = join(import.meta.dirname, '../../../packages/on-device/corpus', `${name}.json`);
  return (JSON.parse(readFileSync(file, 'utf8')) as { values: Record<string, string> }).values;
}

/** Fills the fields of a tool by their names in the definition. */
export async function fillForm(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const field = page.locator(`form [name="${name}"]`);
    const isSelect = await field.evaluate((element) => element instanceof HTMLSelectElement);
    await (isSelect ? field.selectOption(value) : field.fill(value));
  }
}

/** What a download holds. */
export async function downloaded(page: Page, press: () => Promise<void>): Promise<{ name: string; text: string }> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return { name: download.suggestedFilename(), text: readFileSync(await download.path(), 'utf8') };
}

export function storedIn(page: Page, key: string): Promise<unknown> {
  return page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null') as unknown, key);
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';

export interface Quiet {
  readonly quiet: undefined;
  /** The one other origin that a test brings into play: the stand-in of a service. */
  readonly mayCall: string | undefined;
  /** What the browser says in the console of a failure that a test brings about. */
  readonly mayComplain: RegExp | undefined;
}

/** Every test of the site also asserts that nothing left its origin, and that the console stayed clean. */
export const test = base.extend<Quiet>({
  mayCall: [undefined, { option: true }],
  mayComplain: [undefined, { option: true }],
  quiet: [
    async ({ page, baseURL, mayCall, mayComplain }, use) => {
      const strangers: string[] = [];
      const errors: string[] = [];
      page.on('request', (request) => {
        const { protocol, origin } = new URL(request.url());
        if (!['data:', 'blob:'].includes(protocol) && ![baseURL, mayCall].includes(origin)) strangers.push(request.url());
      });
      page.on('console', (message) => {
        const text = message.text();
        if (message.type() !== 'error' || mayComplain?.test(text)) return;
        if (!isOwn404(text, message.location().url, page)) errors.push(text);
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

/**
 * Opens a page and waits until its script has taken over: a press on a button that comes sooner is lost, as on every prerendered
 * page. What is deferred on it has not loaded yet.
 */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await takenOver(page);
}

/**
 * Waits until React has the page, which it notes at the root element as it begins, and until the page listens to keys: it takes
 * the mark off the root element when its effects have run.
 */
export async function takenOver(page: Page): Promise<void> {
  const alive = () => {
    const root = document.getElementById('root');
    return root?.dataset['part'] === undefined && Object.keys(root ?? {}).some((name) => name.startsWith('__reactContainer'));
  };
  await expect.poll(() => page.evaluate(alive), 'the script has taken the page over').toBe(true);
}

/** Turns to a page that was opened, and waits until all of it is alive: header, what is deferred, footer. */
export async function wake(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  // Each part takes its mark off when its effects have run.
  await expect(page.locator('[data-part="waiting"]'), 'parts of the page that are not alive').toHaveCount(0);
}

/** Writes to this browser's storage as something else would: now, or just before the first page is opened. Texts go in as they are. */
export async function write(page: Page, records: Readonly<Record<string, unknown>>): Promise<void> {
  const texts = Object.entries(records).map(([key, value]) => [key, typeof value === 'string' ? value : JSON.stringify(value)] as const);
  const put = (all: typeof texts): void => {
    // An init script runs again with every page.
    if (sessionStorage.getItem('written') !== null) return;
    for (const [key, text] of all) localStorage.setItem(key, text);
    sessionStorage.setItem('written', '');
  };
  if (page.url() === 'about:blank') await page.addInitScript(put, texts);
  else await page.evaluate(put, texts);
}

/** Serves a `config.json` of a deployment. */
export async function deploy(page: Page, config: Readonly<Record<string, unknown>>): Promise<void> {
  await page.route('**/config.json', (route) => route.fulfill({ json: { version: 1, ...config } }));
}

/** Puts a mark on the page's window: it is gone after a reload. */
export async function mark(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { marked: true }));
}

export function isMarked(page: Page): Promise<boolean> {
  return page.evaluate(() => 'marked' in window);
}

/** Waits until what fades in stands as it will stay: a colour that is half there has another contrast. */
async function settled(page: Page): Promise<void> {
  const moving = () => document.getAnimations().filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime)).length;
  await expect.poll(() => page.evaluate(moving), 'parts of the page that move').toBe(0);
}

/** What axe finds wrong, one line a rule. */
export async function axeFindings(page: Page, tags?: readonly string[]): Promise<string[]> {
  await settled(page);
  const axe = new AxeBuilder({ page });
  const { violations } = await (tags ? axe.withTags([...tags]) : axe).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);
}

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

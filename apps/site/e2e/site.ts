import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Locator, type Page } from '@playwright/test';

export interface GuardOptions {
  readonly guard: undefined;
  /** The only other origins that a test may call: a fake service. */
  readonly allowedOrigins: readonly string[];
  /** Messages of the browser in the console that a test causes on purpose. */
  readonly expectedErrors: RegExp | undefined;
}

/** Every test of the site also asserts that no request left its origin and that the console stayed clean. */
export const test = base.extend<GuardOptions>({
  allowedOrigins: [[], { option: true }],
  expectedErrors: [undefined, { option: true }],
  guard: [
    async ({ page, context, baseURL, allowedOrigins, expectedErrors }, use) => {
      // Playwright resets everything else of the shared context that a test here changes.
      await context.setOffline(false);
      const otherOrigins: string[] = [];
      const errors: string[] = [];
      page.on('request', (request) => {
        const { protocol, origin } = new URL(request.url());
        if (!['data:', 'blob:'].includes(protocol) && ![baseURL, ...allowedOrigins].includes(origin)) otherOrigins.push(request.url());
      });
      page.on('console', (message) => {
        const text = message.text();
        if (message.type() !== 'error' || expectedErrors?.test(text)) return;
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
      expect(otherOrigins, 'requests that left the origin').toEqual([]);
      expect(errors, 'errors in the console').toEqual([]);
    },
    { auto: true },
  ],
});

// Chromium logs the status 404 of the page itself as an error, but it is the right status for an unknown path.
function isOwn404(text: string, url: string, page: Page): boolean {
  return text.includes('status of 404') && (url === page.url() || page.url() === 'about:blank');
}

export { expect };

/** Opens a page and waits until React has hydrated it. The code that the page defers has not loaded yet. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}

/**
 * Waits until the page is hydrated. React marks the root element when hydration begins, and the site removes its own attribute from it
 * when the key listeners are attached.
 */
export async function waitForHydration(page: Page): Promise<void> {
  const isHydrated = () => {
    const root = document.getElementById('root');
    return root?.dataset['part'] === undefined && Object.keys(root ?? {}).some((name) => name.startsWith('__reactContainer'));
  };
  await expect.poll(() => page.evaluate(isHydrated), 'the page is hydrated').toBe(true);
}

/** Presses a key on an open page, which loads the deferred code, and waits until header, content and footer are hydrated. */
export async function loadDeferredCode(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  // Each of these areas removes its attribute when its effects have run.
  await expect(page.locator('[data-part="waiting"]'), 'areas of the page that are not hydrated').toHaveCount(0);
}

/** A headless browser may send a pointer event of its own, from the place where the pointer stood in an earlier test. */
export async function ignorePointer(page: Page): Promise<void> {
  await page.addInitScript(() => addEventListener('pointerover', (event) => event.stopImmediatePropagation(), true));
}

/** Delays every script that is requested from now on. @returns a function that lets them load */
export async function holdScripts(page: Page): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await gate.promise;
    await route.continue();
  });
  return gate.resolve;
}

/** Writes to local storage: now, or just before the first page opens. A text is stored as it is, anything else as JSON. */
export async function write(page: Page, records: Readonly<Record<string, unknown>>): Promise<void> {
  const texts = Object.entries(records).map(([key, value]) => [key, typeof value === 'string' ? value : JSON.stringify(value)] as const);
  const put = (all: typeof texts): void => {
    // An init script runs on every page that opens.
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

/** Sets a mark on the page's window, which a reload removes. */
export async function markWindow(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { marked: true }));
}

export function isMarked(page: Page): Promise<boolean> {
  return page.evaluate(() => 'marked' in window);
}

/** Waits until animations have ended, because colours have another contrast during a fade. */
async function waitForAnimations(page: Page): Promise<void> {
  const moving = () => document.getAnimations().filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime)).length;
  await expect.poll(() => page.evaluate(moving), 'animations that run').toBe(0);
}

/** The rules about colours. Only these can give other findings in the second theme, because the elements are the same. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * The findings of axe in the light theme, and of its colour rules in the dark theme: one line for each rule.
 * @param tags sets of rules. Default: the default rules of axe.
 */
export async function axeFindings(page: Page, tags?: readonly string[]): Promise<string[]> {
  const findings: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await waitForAnimations(page);
    // Omits the thousands of nodes that pass.
    const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
    if (colorScheme === 'dark') axe.withRules(COLOUR_RULES);
    else if (tags) axe.withTags([...tags]);
    const { violations } = await axe.analyze();
    findings.push(...violations.map(({ id, nodes }) => `${colorScheme}: ${id}: ${nodes.map((node) => node.html).join(' ')}`));
  }
  await page.emulateMedia({ colorScheme: 'light' });
  return findings;
}

/** The number of pixels by which the page can be scrolled sideways. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** The form values of a sample from the corpus. */
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

/** Sets a long text at once, because typing it would only test Playwright. */
export function paste(field: Locator, text: string): Promise<void> {
  return field.evaluate((element: HTMLTextAreaElement, value) => {
    element.focus();
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(element, value);
    element.dispatchEvent(new Event('input', { bubbles: true }));
  }, text);
}

/** The name and text of the file that `press` downloads. */
export async function downloaded(page: Page, press: () => Promise<void>): Promise<{ name: string; text: string }> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return { name: download.suggestedFilename(), text: readFileSync(await download.path(), 'utf8') };
}

export function storedIn(page: Page, key: string): Promise<unknown> {
  return page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null') as unknown, key);
}

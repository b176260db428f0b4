import type { Page } from '@playwright/test';
import { main, palette, settings, settingsButton } from './frame.ts';
import { expect, loadDeferredCode, overflow, test, waitForHydration } from './site.ts';

const PAGES = [
  '/tools',
  '/tools/ntcc-report-creator',
  '/tools/career-path',
  '/dashboard',
  '/contact',
  '/blog',
  '/blog/complete-guide-ntcc-reports',
  '/privacy',
  '/nope',
  '/',
] as const;

/** Doubles the text size in the settings of the browser, which rem in media queries follows too. */
async function doubleText(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
}

/** Elements outside the window that no scrolling can reach. */
function elementsOutsideWindow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const edge = document.documentElement.clientWidth;
    const scope = document.querySelector('dialog[open]') ?? document.body;
    const scrolls = (element: Element): boolean =>
      element.parentElement !== null &&
      (['auto', 'scroll'].includes(getComputedStyle(element.parentElement).overflowX) || scrolls(element.parentElement));
    return [...scope.querySelectorAll('a, button, input, select, textarea, h1, h2, h3, p')]
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        const { clipPath, visibility } = getComputedStyle(element);
        const seen = width > 1 && clipPath === 'none' && visibility === 'visible' && element.closest('[aria-hidden="true"]') === null;
        return seen && (right > edge + 1 || (left < -1 && right > 0)) && !scrolls(element);
      })
      .map((element) => element.outerHTML.slice(0, 120));
  });
}

async function fits(page: Page, what: string): Promise<void> {
  expect(await overflow(page), `${what}: pixels to scroll sideways`).toBe(0);
  expect(await elementsOutsideWindow(page), `${what}: cut off`).toEqual([]);
}

/** The narrowest phone and a laptop. */
const WIDTHS = [320, 1280];

test.describe('At twice the text size', () => {
  test.use({ expectedErrors: /404/ });

  // The page would keep the large text for the next test, so it is closed.
  test.afterEach(({ page }) => page.close());

  test('no page scrolls sideways or loses a control, and menu, command palette and settings are completely visible', async ({ page }) => {
    await doubleText(page);
    const menu = main(page).getByRole('button', { name: 'Menu' });
    for (const path of PAGES) {
      await page.goto(path);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        await fits(page, `${path}, ${width} pixels wide`);
        await expect(menu).toBeInViewport({ ratio: 1 });
      }
    }
    await waitForHydration(page);
    await loadDeferredCode(page);
    for (const width of WIDTHS)
      await test.step(`${width} pixels wide`, async () => {
        await page.setViewportSize({ width, height: 800 });
        await menu.click();
        await fits(page, 'menu');
        await menu.click();
        await page.keyboard.press('ControlOrMeta+k');
        await expect(palette(page)).toBeVisible();
        await fits(page, 'command palette');
        await page.keyboard.press('Escape');
        await settingsButton(page).click();
        await expect(settings(page)).toBeVisible();
        await fits(page, 'settings');
        for (const kind of ['Google Gemini', 'OpenAI-compatible server']) {
          await settings(page).getByRole('radio', { name: kind }).check();
          await fits(page, `settings, ${kind}`);
        }
        await page.keyboard.press('Escape');
      });
  });
});

import type { Locator, Page } from '@playwright/test';
import { RECORDS } from './saved-records.ts';
import { axeFindings, expect, open, storedIn, takenOver, test, wake, write } from './site.ts';

const main = (page: Page): Locator => page.getByRole('navigation', { name: 'Main' });
const title = (page: Page, name: string): Locator => page.getByRole('heading', { level: 1, name });
const settingsButton = (page: Page): Locator => page.getByRole('button', { name: /^Settings/ });
const settings = (page: Page): Locator => page.getByRole('dialog', { name: 'Settings' });
const palette = (page: Page): Locator => page.getByRole('dialog', { name: 'Command palette' });

const CURRENT = [
  ['/', 'Home'],
  ['/tools', 'Tools'],
  ['/tools/mock-interview', 'Tools'],
  ['/tools/career-path', 'Tools'],
  ['/blog', 'Blog'],
  ['/blog/complete-guide-ntcc-reports', 'Blog'],
  ['/dashboard', 'Dashboard'],
] as const;

test('The header says which page is the current one', async ({ page }) => {
  for (const [path, label] of CURRENT) {
    await page.goto(path);
    await expect(main(page).locator('a[aria-current="page"]'), path).toHaveText([label]);
  }
  await page.goto('/privacy');
  await expect(main(page).locator('a[aria-current]')).toHaveCount(0);
  await expect(page.getByRole('banner').getByText('Beta', { exact: true })).toBeVisible();
});

test.describe('Quick Access', () => {
  const button = (page: Page): Locator => page.getByRole('button', { name: 'Quick Access' });
  const list = (page: Page): Locator => page.getByRole('list', { name: 'Quick Access' });
  const FEATURED = ['NTCC Report Creator', 'Research Paper Explainer', 'Smart Study Planner', 'AI Flashcard Creator'];

  test('opens on hover with the featured tools, and closes when the pointer leaves', async ({ page }) => {
    await open(page, '/terms');
    await button(page).hover();
    await expect(list(page)).toBeVisible();
    await expect(list(page).getByRole('listitem')).toContainText([...FEATURED, 'All tools']);
    await list(page).getByRole('link', { name: 'Smart Study Planner' }).hover();
    await expect(list(page)).toBeVisible();
    await page.mouse.move(5, 600);
    await expect(list(page)).toBeHidden();
  });

  test('opens on focus, and Escape closes it and keeps the focus', async ({ page }) => {
    await open(page, '/tools');
    await main(page).getByRole('link', { name: 'Dashboard' }).focus();
    await page.keyboard.press('Tab');
    await expect(button(page)).toBeFocused();
    await expect(list(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(list(page).getByRole('link', { name: 'NTCC Report Creator' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(list(page)).toBeHidden();
    await expect(button(page)).toBeFocused();
    await expect(button(page)).toHaveAttribute('aria-expanded', 'false');
  });

  for (const key of ['Enter', 'Space']) {
    test(`opens on ${key}, and a choice leads to its tool`, async ({ page }) => {
      await open(page, '/dashboard');
      await wake(page);
      await button(page).focus();
      await page.keyboard.press('Escape');
      await expect(list(page)).toBeHidden();
      await page.keyboard.press(key);
      await expect(list(page)).toBeVisible();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(title(page, 'NTCC Report Creator')).toBeFocused();
      await expect(list(page)).toBeHidden();
    });
  }

  test('opens and closes on a press', async ({ page }) => {
    await open(page, '/');
    await wake(page);
    await button(page).click();
    await expect(button(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(list(page)).toBeVisible();
    await button(page).click();
    await expect(list(page)).toBeHidden();
    await button(page).click();
    await page.mouse.click(5, 600);
    await expect(list(page)).toBeHidden();
  });
});

test.describe('On a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const menu = (page: Page): Locator => page.getByRole('button', { name: 'Menu' });
  const link = (page: Page, name: string): Locator => main(page).getByRole('link', { name, exact: true });

  test('the menu opens, and closes when a link is chosen', async ({ page }) => {
    await open(page, '/');
    await expect(link(page, 'Dashboard')).toBeHidden();
    await expect(menu(page)).toHaveAttribute('aria-expanded', 'false');
    await menu(page).tap();
    await expect(menu(page)).toHaveAttribute('aria-expanded', 'true');
    for (const name of ['Home', 'Tools', 'Blog', 'Dashboard', 'AI Flashcard Creator']) await expect(link(page, name).first()).toBeVisible();
    await link(page, 'Dashboard').tap();
    await expect(title(page, 'Dashboard')).toBeVisible();
    await expect(menu(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(link(page, 'Dashboard')).toBeHidden();
  });

  test('Escape closes the menu and gives the focus back, and so does the page that is open', async ({ page }) => {
    await open(page, '/blog');
    await menu(page).tap();
    await link(page, 'Tools').focus();
    await page.keyboard.press('Escape');
    await expect(link(page, 'Tools')).toBeHidden();
    await expect(menu(page)).toBeFocused();
    await menu(page).tap();
    await link(page, 'Blog').tap();
    await expect(link(page, 'Blog')).toBeHidden();
    await expect(menu(page)).toBeFocused();
  });

  test('the menu leads to settings and to the search', async ({ page }) => {
    await open(page, '/blog');
    await menu(page).tap();
    await main(page)
      .getByRole('button', { name: /^Settings/ })
      .tap();
    await expect(settings(page)).toBeVisible();
    await settings(page).getByRole('button', { name: 'Close settings' }).tap();
    await expect(settings(page)).toBeHidden();
    await main(page)
      .getByRole('button', { name: /^Search tools/ })
      .tap();
    await expect(palette(page)).toBeVisible();
  });
});

test.describe('Settings', () => {
  test('is a dialog with the generator, which is kept when it is saved', async ({ page }) => {
    await open(page, '/tools');
    await settingsButton(page).click();
    const generator = settings(page).getByRole('radiogroup', { name: 'Generator' });
    await expect(generator.getByRole('radio', { name: 'On this device', exact: true })).toBeChecked();
    await settings(page).getByRole('button', { name: 'Save settings' }).click();
    await expect(settings(page)).toBeHidden();
    expect(await storedIn(page, 'generation_settings')).toMatchObject({ kind: 'on-device' });
    await expect(settingsButton(page)).toBeFocused();
  });

  test('closes on Escape and gives the focus back', async ({ page }) => {
    await open(page, '/tools');
    await settingsButton(page).focus();
    await page.keyboard.press('Enter');
    await expect(settings(page).getByRole('radio', { name: 'On this device' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(settings(page)).toBeHidden();
    await expect(settingsButton(page)).toBeFocused();
    expect(await storedIn(page, 'generation_settings')).toBeNull();
  });

  test('keeps the focus inside as long as it is open', async ({ page }) => {
    await open(page, '/tools');
    await settingsButton(page).click();
    await expect(settings(page)).toBeVisible();
    const inside = () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null;
    for (let presses = 0; presses < 12; presses += 1) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(inside)).toBe(true);
    }
  });

  test('applies Dark at once, and on the next visit before any other script has run', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await open(page, '/tools');
    const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    const light = await background();
    await settingsButton(page).click();
    const dark = settings(page).getByRole('radio', { name: 'Dark', exact: true });
    await settings(page).getByText('Dark', { exact: true }).click();
    await expect(dark).toBeChecked();
    await expect.poll(background).not.toBe(light);
    const chosen = await background();

    const gate = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await gate.promise;
      await route.continue();
    });
    await page.reload({ waitUntil: 'commit' });
    await expect(title(page, 'Tools')).toBeVisible();
    expect(await background()).toBe(chosen);
    gate.resolve();
    await takenOver(page);
    await settingsButton(page).click();
    await expect(dark).toBeChecked();
    await settings(page).getByText('System', { exact: true }).click();
    await expect.poll(background).toBe(light);
  });
});

test.describe('The command palette', () => {
  const field = (page: Page): Locator => palette(page).getByRole('combobox', { name: 'Search tools, pages and saved work' });
  const found = (page: Page): Locator => palette(page).getByRole('option');

  test('opens with Control K out of a field, finds a tool and opens it with Enter', async ({ page }) => {
    await open(page, '/tools');
    await page.getByRole('searchbox', { name: 'Search tools' }).focus();
    await page.keyboard.press('ControlOrMeta+k');
    await expect(field(page)).toBeFocused();
    await field(page).fill('flash');
    await expect(found(page)).toContainText(['AI Flashcard Creator']);
    await page.keyboard.press('Enter');
    await expect(title(page, 'AI Flashcard Creator')).toBeFocused();
    await expect(palette(page)).toBeHidden();
  });

  test('closes on Escape and gives the focus back to the field', async ({ page }) => {
    await open(page, '/tools');
    const search = page.getByRole('searchbox', { name: 'Search tools' });
    await search.fill('report');
    await page.keyboard.press('ControlOrMeta+k');
    await expect(field(page)).toBeFocused();
    await field(page).fill('plan');
    await page.keyboard.press('Escape');
    await expect(palette(page)).toBeHidden();
    await expect(search).toBeFocused();
    await expect(search).toHaveValue('report');
  });

  test('opens by its button, and finds pages and saved work', async ({ page }) => {
    await write(page, RECORDS);
    await open(page, '/terms');
    const button = page.getByRole('banner').getByRole('button', { name: /^Search tools/ });
    await button.click();
    await field(page).fill('tides');
    await expect(found(page)).toContainText(['Tides - Debrief']);
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    await button.click();
    await field(page).fill('blog');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(title(page, 'Blog')).toBeFocused();
  });

  test('leads to what is saved, however far down it is', async ({ page }) => {
    const many = Array.from({ length: 40 }, (_, id) => ({
      ...RECORDS.saved_content[0],
      id,
      title: `Debrief ${id}`,
      createdAt: '2026-11-19',
    }));
    await write(page, { ...RECORDS, saved_content: many });
    await open(page, '/');
    await page.keyboard.press('ControlOrMeta+k');
    await field(page).fill('library kiosk');
    await expect(found(page)).toContainText(['Library kiosk']);
    await page.keyboard.press('Enter');
    const record = page.locator('summary', { hasText: 'Library kiosk' });
    await expect(record).toBeFocused();
    await expect(record).toBeInViewport();
  });

  test('says when nothing matches', async ({ page }) => {
    await open(page, '/');
    await page.keyboard.press('ControlOrMeta+k');
    await field(page).fill('zebra');
    await expect(palette(page).getByText('No match for "zebra"')).toBeVisible();
    await expect(found(page)).toHaveCount(0);
  });
});

test('A tooltip names an icon button on hover and on focus, and Escape hides it', async ({ page }) => {
  await write(page, RECORDS);
  await open(page, '/dashboard');
  const download = page.getByRole('button', { name: 'Download Tides - Debrief' });
  const tooltip = page.getByRole('tooltip');
  await download.hover();
  await expect(tooltip).toHaveText('Download');
  await page.keyboard.press('Escape');
  await expect(tooltip).toBeHidden();
  await page.mouse.move(1, 1);
  await download.focus();
  await page.keyboard.press('Tab');
  await expect(tooltip).toHaveText('Delete');
  await page.keyboard.press('Shift+Tab');
  await expect(tooltip).toHaveText('Download');
  await page.keyboard.press('Escape');
  await expect(tooltip).toBeHidden();
  await expect(download).toBeFocused();
});

test('The first Tab offers to skip to the content, on a tool to the result too', async ({ page }) => {
  await open(page, '/tools/mock-interview');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to result' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#result')).toBeFocused();
  await open(page, '/blog');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('Another page has its own title and the focus on its heading, and back restores the place', async ({ page }) => {
  await open(page, '/blog/complete-guide-ntcc-reports');
  await wake(page);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Disclaimer' });
  await link.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(500);
  await link.click();
  await expect(title(page, 'Disclaimer')).toBeFocused();
  await expect(page).toHaveTitle(/^Disclaimer/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(title(page, 'A complete guide to NTCC reports')).toBeFocused();
  await expect(page).toHaveTitle(/^A complete guide to NTCC reports/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
});

test.describe('When the code of a page does not arrive', () => {
  test.use({ mayComplain: /ERR_FAILED|Failed to fetch dynamically imported module/ });
  test('the page says so, and loading it again helps', async ({ page }) => {
    await open(page, '/');
    await wake(page);
    const code = /\/assets\/contact-[^/]+\.js/;
    await page.route(code, (route) => route.abort());
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
    await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
    await page.unroute(code);
    await page.getByRole('button', { name: 'Reload the page' }).click();
    await expect(title(page, 'Contact Us')).toBeVisible();
  });
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  const PAGES = [
    ['/', /^(?!Dashboard)/],
    ['/tools', 'Tools'],
    ['/tools/mock-interview', 'Mock Interview AI'],
    ['/dashboard', 'Dashboard'],
    ['/blog', 'Blog'],
    ['/contact', 'Contact Us'],
    ['/terms', 'Terms of Service'],
  ] as const;
  test('every page has its heading, its text and its links', async ({ page }) => {
    for (const [path, name] of PAGES) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(name);
      await expect(main(page).getByRole('link', { name: 'Dashboard' })).toBeVisible();
      await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy');
      expect((await page.getByRole('main').textContent())?.length, path).toBeGreaterThan(100);
    }
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy');
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`In the ${colorScheme} theme axe finds nothing wrong`, () => {
    test.use({ colorScheme });

    test('with Quick Access, settings and the palette open', async ({ page }) => {
      await open(page, '/tools');
      await wake(page);
      await page.getByRole('button', { name: 'Quick Access' }).click();
      await expect(page.getByRole('list', { name: 'Quick Access' })).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
      await settingsButton(page).click();
      await expect(settings(page)).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await page.keyboard.press('ControlOrMeta+k');
      await expect(palette(page).getByRole('option').first()).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
    });

    test('with a notice and a tooltip', async ({ page }) => {
      await open(page, '/tools/mock-interview');
      await page.getByLabel('Job role').fill('Data Analyst');
      await page.getByRole('button', { name: 'Start Mock Interview' }).click();
      await expect(page.getByText('Success!', { exact: true })).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
      await write(page, RECORDS);
      await open(page, '/dashboard');
      await page.getByRole('button', { name: 'Delete Tides - Debrief' }).hover();
      await expect(page.getByRole('tooltip')).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
    });

    test('with the menu of a phone open', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await open(page, '/tools');
      await page.getByRole('button', { name: 'Menu' }).click();
      await expect(main(page).getByRole('link', { name: 'Dashboard' })).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
    });
  });
}

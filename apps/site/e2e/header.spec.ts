import type { Locator } from '@playwright/test';
import { main, title } from './frame.ts';
import { expect, holdScripts, open, test } from './site.ts';

const CURRENT = [
  ['/', 'Home'],
  ['/tools', 'Tools'],
  ['/tools/mock-interview', 'Tools'],
  ['/blog/complete-guide-ntcc-reports', 'Blog'],
  ['/dashboard', 'Dashboard'],
] as const;

const withoutTags = (html: string): string => html.replace(/<[^>]+>/g, '');

// The component marks it anew at each navigation: header.test.tsx.
test('The HTML of a page marks the current page in the header', async ({ request }) => {
  const headerOf = async (path: string): Promise<string> => /<header.*?<\/header>/s.exec(await (await request.get(path)).text())?.[0] ?? '';
  const currentIn = (html: string): string[] =>
    [...html.matchAll(/<a(?=[^>]*aria-current="page")[^>]*>(.*?)<\/a>/gs)].map(([, name = '']) => withoutTags(name));
  for (const [path, label] of CURRENT) expect(currentIn(await headerOf(path)), path).toEqual([label]);
  const privacy = await headerOf('/privacy');
  expect(currentIn(privacy)).toEqual([]);
  expect(withoutTags(privacy)).toContain('Beta');
});

test('Quick Access opens by a press, the pointer, focus and keys, and closes again', async ({ page }) => {
  const button = page.getByRole('button', { name: 'Quick Access' });
  const list = page.getByRole('list', { name: 'Quick Access' });
  const link = (name: string): Locator => list.getByRole('link', { name });
  await open(page, '/terms');

  await test.step('a press before its code has loaded is not lost, and a press elsewhere closes it', async () => {
    const release = await holdScripts(page);
    await button.click();
    release();
    await expect(list).toBeVisible();
    // The focus of the held press opens the panel, and its click a moment later, so that a press between the two closes nothing.
    await expect(async () => {
      await page.mouse.click(5, 600);
      await expect(list).toBeHidden({ timeout: 1_000 });
    }).toPass();
  });

  await test.step('the pointer opens the featured tools, and closes them when it leaves', async () => {
    await button.hover();
    await expect(list).toBeVisible();
    const featured = ['NTCC Report Creator', 'Research Paper Explainer', 'Smart Study Planner', 'AI Flashcard Creator'];
    await expect(list.getByRole('listitem')).toContainText([...featured, 'All tools']);
    await link('Smart Study Planner').hover();
    await expect(list).toBeVisible();
    await page.mouse.move(5, 600);
    await expect(list).toBeHidden();
  });

  await test.step('focus opens it, and Escape closes it without moving the focus', async () => {
    await main(page).getByRole('link', { name: 'Dashboard' }).focus();
    await page.keyboard.press('Tab');
    await expect(button).toBeFocused();
    await expect(list).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(link('NTCC Report Creator')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
    await expect(button).toBeFocused();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  await test.step('Enter and Space open it, and the chosen entry opens its tool', async () => {
    for (const key of ['Enter', 'Space']) {
      await page.keyboard.press(key);
      await expect(list).toBeVisible();
      if (key === 'Enter') await page.keyboard.press('Escape');
    }
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(title(page, 'NTCC Report Creator')).toBeFocused();
    await expect(list).toBeHidden();
  });
});

import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { beginStudy, cardsOf, openTool, rate, study, wordsShown, write } from './cards.ts';

const YEAR = 365 * 86_400_000;

/** Each page of the context has the time of this machine and what `setClock` adds. */
async function withClock(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const Real = Date;
    const now = (): number => Real.now() + Number(sessionStorage.getItem('clock') ?? 0);
    const moved: ProxyHandler<DateConstructor> = {
      construct: (_, given: [] | [string]) => (given.length === 0 ? new Real(now()) : new Real(...given)),
      get: (date, name) => (name === 'now' ? now : Reflect.get(date, name)),
    };
    globalThis.Date = new Proxy(Real, moved);
  });
}

const setClock = (page: Page, milliseconds: number) => page.evaluate((by) => sessionStorage.setItem('clock', String(by)), milliseconds);

test('A clock that is set back by a year takes nothing: the last result, the session of study and "Due today" go on', async ({
  context,
}) => {
  await withClock(context);
  const page = await context.newPage();
  await openTool(page);
  for (let nth = 0; nth < 10; nth += 1) {
    await setClock(page, nth * 60_000);
    await write(page, cardsOf(2, `thing${nth}`));
    await expect.poll(() => wordsShown(page)).toContain(`thing${nth} 1?`);
  }
  await setClock(page, -YEAR);
  await write(page, cardsOf(4, 'tide'));
  await expect.poll(() => wordsShown(page)).toContain('tide 1?');
  await page.reload();
  await expect.poll(() => wordsShown(page)).toContain('tide 1?');

  await setClock(page, 0);
  await expect(study(page)).toHaveText(/Study 4 cards/);
  await beginStudy(page);
  await rate(page, '1');
  await rate(page, '1');
  await setClock(page, -YEAR);
  for (const key of ['3', '3', '3', '3']) await rate(page, key);
  await expect(page.getByRole('dialog', { name: /^Study: / })).toContainText('4 cards done.');
  await page.keyboard.press('Escape');
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Due today' })).toBeVisible();
  await setClock(page, 0);
});

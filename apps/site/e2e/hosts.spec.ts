import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { palette } from './frame.ts';
import { HOSTS, type Host } from './hosts.ts';
import { expect, fillForm, loadDeferredCode, open, test as siteTest, waitForHydration } from './site.ts';

const test = siteTest.extend<{ host: Host | undefined }>({
  host: [undefined, { option: true }],
  baseURL: async ({ host }, use) => {
    if (!host) throw new Error('The test names no host');
    const running = await host.start();
    await use(running.origin);
    await running.stop();
  },
});

/** Every page that the build wrote. */
function pagesOf({ folder }: Host): string[] {
  const sitemap = readFileSync(join(folder, 'sitemap.xml'), 'utf8');
  return [...sitemap.matchAll(/<loc>(?:https?:\/\/[^/<]+)?([^<]+)<\/loc>/g)].map(([, path]) => path as string);
}

/** The addresses of this site in a page or a text: attributes, style sheets, the manifest, the feed. */
function addressesIn(text: string, page: URL): string[] {
  const found = text.matchAll(/(?:\b(?:href|src)="|url\(["']?|"(?:src|start_url)": "|<link>)([^"')<]+)/g);
  return [...found]
    .map(([, address]) => new URL((address as string).replaceAll('&amp;', '&'), page))
    .filter(({ origin }) => origin === page.origin)
    .map(({ pathname }) => pathname);
}

for (const host of HOSTS) {
  test.describe(`${host.name} serves`, () => {
    test.use({ host });
    const at = (path: string): string => host.base + path.slice(1);

    test('every page, and every file and page that one names', async ({ baseURL }) => {
      const named = new Set([...pagesOf(host), ...['/site.webmanifest', '/blog/rss.xml', '/robots.txt', '/config.json'].map(at)]);
      const wrong: string[] = [];
      for (const path of named) {
        const response = await fetch(new URL(path, baseURL));
        if (response.status !== 200) wrong.push(`${path}: ${response.status}`);
        if (!path.startsWith(host.base)) wrong.push(`${path} is not below ${host.base}`);
        const type = response.headers.get('Content-Type') ?? '';
        if (/html|xml|manifest/.test(type))
          for (const address of addressesIn(await response.text(), new URL(response.url))) named.add(address);
      }
      expect(wrong).toEqual([]);
      expect(named.size).toBeGreaterThan(60);
      const unknown = await fetch(new URL(at('/tools/constructor'), baseURL));
      expect(unknown.status).toBe(404);
      expect(await unknown.text()).toContain('Oops! Page not found');
    });

    if (host.sendsHeaders)
      test('the headers of the build', async ({ baseURL }) => {
        const headersOf = async (path: string) => (await fetch(new URL(at(path), baseURL))).headers;
        const script = /src="([^"]+\.js)"/.exec(readFileSync(join(host.folder, 'index.html'), 'utf8'))?.[1] ?? '';
        for (const path of ['/', '/tools', '/tools/mock-interview/', '/offline-worker.js', script.replace(host.base, '/')]) {
          const headers = await headersOf(path);
          expect(headers.get('Content-Security-Policy'), path).toMatch(
            /^default-src 'none'.*trusted-types marginalia; frame-ancestors 'none'$/,
          );
          expect(headers.get('X-Content-Type-Options'), path).toBe('nosniff');
          expect(headers.get('Cache-Control')?.includes('immutable') ?? false, path).toBe(path.startsWith('/assets/'));
        }
        expect((await headersOf('/storybook/')).get('Content-Security-Policy')).toBeNull();
      });

    if (!host.sendsHeaders)
      test('a page in a frame of another one, which says so and takes no input', async ({ page, baseURL }) => {
        await page.route('**/framing', (route) =>
          route.fulfill({
            contentType: 'text/html',
            body: `<iframe src="${at('/tools/mock-interview/')}" width="900" height="700"></iframe>`,
          }),
        );
        await page.goto('/framing');
        const frame = page.frameLocator('iframe');
        await expect(frame.getByText('takes no input here')).toBeVisible();
        const link = frame.getByRole('link', { name: 'Open it in its own tab' });
        await expect(link).toHaveAttribute('href', `${baseURL}${at('/tools/mock-interview/')}`);
        const role = frame.locator('[name="role"]');
        await role.focus();
        await page.keyboard.type('x');
        await expect(role).toHaveValue('');
        await frame.getByText('takes no input here').click();
        await page.keyboard.press('ControlOrMeta+k');
        await expect(frame.locator('dialog')).toHaveCount(0);
      });

    // offline.spec.ts has a build below a path without a network.
    if (!host.isVisitedElsewhere)
      test('pages that run: a tool, other pages, the command palette, the not-found page', async ({ page }) => {
        await open(page, at('/tools/mock-interview'));
        await fillForm(page, { role: 'Data Analyst' });
        await page.getByRole('button', { name: 'Start Mock Interview' }).click();
        await expect(page.getByText('Your mock interview has been generated')).toBeVisible();
        await page.getByRole('link', { name: 'Back to Tools' }).click();
        await expect(page.getByRole('heading', { level: 1, name: 'Tools' })).toBeFocused();
        await expect(page).toHaveURL(at('/tools'));
        await page.keyboard.press('ControlOrMeta+k');
        await palette(page).getByRole('combobox').fill('privacy');
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(at('/privacy'));
        await page.goBack();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tools');
        await page.reload();
        await waitForHydration(page);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tools');
        await open(page, at('/index.html'));
        await loadDeferredCode(page);
        await expect(page).toHaveURL(host.base);
        expect((await page.goto(at('/tools/constructor')))?.status()).toBe(404);
        await expect(page.getByText('Oops! Page not found')).toBeVisible();
        await page.getByRole('link', { name: 'Return to Home' }).click();
        await expect(page).toHaveURL(host.base);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(/show their work/);
      });
  });
}

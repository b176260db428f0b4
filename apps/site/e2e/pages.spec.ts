import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator } from '@playwright/test';
import { axeFindings, deploy, expect, loadDeferredCode, open, test, waitForHydration } from './site.ts';

// Every page that the build wrote, so that a new page is tested like the others.
const sitemap = readFileSync(join(import.meta.dirname, '../dist/client/sitemap.xml'), 'utf8');
const PAGES = [...sitemap.matchAll(/<loc>(?:https?:\/\/[^/<]+)?([^<]+)<\/loc>/g)].map(([, path]) => path as string);

// Includes the size of targets, which axe checks only on request. It wrongly reports a link under the sticky header of a scrolled page.
const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Pages of unlike structure. Axe checks every other page in its story, with the same frame around it. */
const STRUCTURES = ['/', '/blog/complete-guide-ntcc-reports'];

test('Every page is complete before any script runs, with a unique title and description', async ({ request }) => {
  const titles = new Set<string>();
  const inlineScripts = new Set<string>();
  for (const path of PAGES) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    const html = await response.text();
    expect(html.match(/<h1/g), path).toHaveLength(1);
    expect(html, path).toMatch(/<head>.*<meta name="description" content="[^"]+".*<\/head>/s);
    expect(html, path).toMatch(new RegExp(`<head>.*<link href="[^"]*${path}" rel="canonical"/>.*</head>`, 's'));
    expect(html, path).toMatch(/<head>.*<meta property="og:image" content="[^"]*\/og.png">.*<\/head>/s);
    expect(html, `${path} has an inline attribute that no hash can allow`).not.toMatch(/\sstyle="|\son\w+="/);
    expect(html.replace(/<[^>]+>/g, ' ').length, `${path} has its text in the HTML`).toBeGreaterThan(900);
    expect(html, `${path} names the feed`).toMatch(/<link(?=[^>]*type="application\/rss\+xml")[^>]*href="\/blog\/rss\.xml"/);
    inlineScripts.add([...html.matchAll(/<script>.*?<\/script>/gs)].join());
    titles.add(/<title>([^<]+)<\/title>/.exec(html)?.[1] ?? '');
  }
  expect(titles.size).toBe(PAGES.length);
  // The theme, the frame of another site, and the sentence for code that does not arrive.
  expect(inlineScripts.size, 'every page has the same code in its HTML').toBe(1);
});

test('The policy is strict, in the header and in the page', async ({ request }) => {
  const response = await request.get('/tools');
  for (const policy of [response.headers()['content-security-policy'], await response.text()]) {
    expect(policy).toMatch(/script-src 'self'(?: 'sha256-[^']+')+; style-src 'self'(?: 'sha256-[^']+')+; img-src 'self'/);
    expect(policy).toContain('trusted-types marginalia');
    expect(policy).not.toContain('unsafe');
  }
});

test('An unknown path has the status 404, is logged, and leads back to a page', async ({ page }) => {
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  for (const [path, words, back, to] of [
    ['/%3Cscript%3E', 'Oops! Page not found', 'Return to Home', '/'],
    ['/blog/no-such-post', 'Blog post not found', 'Back to Blog', '/blog'],
  ] as const) {
    warnings.length = 0;
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(404);
    await expect(page.getByText(words)).toBeVisible();
    if (path.startsWith('/blog')) await expect(page).toHaveTitle(/Blog post not found/);
    else await expect.poll(() => warnings.join()).toContain('Page not found');
    await page.getByRole('main').getByRole('link', { name: back }).click();
    await expect(page).toHaveURL(to);
  }
  for (const path of ['/tools/constructor', '/tools/flashcard-creator/more'])
    expect((await page.request.get(path)).status(), path).toBe(404);
});

test('The legal pages and the footer show the address of the deployment', async ({ page }) => {
  await deploy(page, { site: { email: 'team@example.org', repository: 'https://git.example.org/marginalia' } });
  await page.goto('/privacy');
  const footer = page.getByRole('contentinfo');
  const address = (where: Locator): Locator => where.getByRole('link', { name: 'team@example.org', exact: true });
  // The address is shown without any interaction.
  await expect(address(page.getByRole('main')).first()).toHaveAttribute('href', 'mailto:team@example.org');
  await expect(address(footer)).toHaveAttribute('href', 'mailto:team@example.org');
  await expect(footer.getByRole('link', { name: 'Source code' })).toHaveAttribute('href', 'https://git.example.org/marginalia');
  await waitForHydration(page);
  await loadDeferredCode(page);
  for (const name of ['Terms of Service', 'Disclaimer']) {
    await footer.getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(address(page.getByRole('main')).first(), name).toHaveAttribute('href', 'mailto:team@example.org');
  }
});

test('The legal pages and the footer link to the contact page where the deployment has no address', async ({ request }) => {
  for (const path of ['/privacy', '/terms', '/disclaimer']) {
    const html = await (await request.get(path)).text();
    const [, content = ''] = /<main(.*)<\/main>/s.exec(html) ?? [];
    const [, footer = ''] = /<footer(.*)<\/footer>/s.exec(html) ?? [];
    expect(content, path).toMatch(/<a [^>]*href="\/contact"[^>]*>the contact page<\/a>/);
    expect(footer, path).toMatch(/<a [^>]*href="\/contact"[^>]*>Contact<\/a>/);
    expect(html, path).not.toContain('mailto:');
  }
});

for (const path of STRUCTURES) {
  test(`${path} passes axe in both themes`, async ({ page }) => {
    await open(page, path);
    expect(await axeFindings(page, AXE_TAGS)).toEqual([]);
  });
}

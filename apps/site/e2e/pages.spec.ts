import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { axeFindings, expect, open, overflow, test } from './site.ts';

// Every page that the build wrote, so that a new page is tested like the others.
const sitemap = readFileSync(join(import.meta.dirname, '../dist/client/sitemap.xml'), 'utf8');
const PAGES = [...sitemap.matchAll(/<loc>(?:https?:\/\/[^/<]+)?([^<]+)<\/loc>/g)].map(([, path]) => path as string);

// Includes the size of targets, which axe checks only on request. It wrongly reports a link under the sticky header of a scrolled page.
const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Pages of unlike structure. Axe checks every other page in its story, with the same frame around it. */
const STRUCTURES = ['/', '/tools/ntcc-report-creator', '/blog/complete-guide-ntcc-reports', '/nowhere'];

test('Every page is complete before any script runs, with a unique title and description', async ({ request }) => {
  const titles = new Set<string>();
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
    titles.add(/<title>([^<]+)<\/title>/.exec(html)?.[1] ?? '');
  }
  expect(titles.size).toBe(PAGES.length);
});

test('The policy is strict, in the header and in the page', async ({ request }) => {
  const response = await request.get('/tools');
  for (const policy of [response.headers()['content-security-policy'], await response.text()]) {
    expect(policy).toMatch(/script-src 'self'(?: 'sha256-[^']+')+; style-src 'self'(?: 'sha256-[^']+')+; img-src 'self'/);
    expect(policy).toContain('trusted-types marginalia');
    expect(policy).not.toContain('unsafe');
  }
});

test('An unknown path shows the not-found page with a link to the home page', async ({ page }) => {
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  for (const path of ['/nowhere', '/tools/constructor', '/tools/flashcard-creator/more', '/%3Cscript%3E']) {
    warnings.length = 0;
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(404);
    await expect(page.getByRole('heading', { name: /Oops! Page not found|404/ }).first()).toBeVisible();
    await expect(page.getByText('Oops! Page not found')).toBeVisible();
    await expect.poll(() => warnings.join(), path).toContain('Page not found');
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL('/');
  }
});

for (const path of STRUCTURES) {
  test(`${path} passes axe in both themes`, async ({ page }) => {
    await open(page, path);
    expect(await axeFindings(page, AXE_TAGS)).toEqual([]);
  });
}

test('No page of a tool scrolls sideways at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  // large-text.spec.ts tests every other kind of page at this width.
  for (const path of PAGES.filter((one) => one.startsWith('/tools/'))) {
    await page.goto(path);
    expect(await overflow(page), path).toBe(0);
  }
});

test('A page is the same with a slash at the end of its address', async ({ page }) => {
  await page.goto('/tools/mock-interview/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mock Interview AI');
  await expect(page.getByLabel('Job role')).toBeEnabled();
  await expect(page.getByRole('link', { name: 'Skip to result' })).toBeAttached();
});

test('Going to another page moves the focus to its heading and changes the title', async ({ page }) => {
  await open(page, '/tools');
  await page.getByRole('link', { name: 'Use Tool: Smart Study Planner' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Smart Study Planner' })).toBeFocused();
  await expect(page).toHaveTitle(/Smart Study Planner/);
  await page.getByRole('link', { name: 'Back to Tools' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tools' })).toBeFocused();
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, isMarked, mark, open, storedIn, test } from './site.ts';

const folder = join(import.meta.dirname, '../content/posts');

/** The posts as written: slug, title, and one sentence from the middle of the text. */
const POSTS = readdirSync(folder).map((file) => {
  const text = readFileSync(join(folder, file), 'utf8');
  const plain = text.split('\n').filter((line) => /^[A-Z][\w ,]{30,}/.test(line));
  return {
    slug: file.replace(/\.md$/, ''),
    title: /^title: (.+)$/m.exec(text)?.[1] ?? '',
    featured: /^featured: true$/m.test(text),
    date: /^date: (.+)$/m.exec(text)?.[1] ?? '',
    sentence: /^[\w ,]{30,}/.exec(plain[Math.floor(plain.length / 2)] ?? '')?.[0] ?? '',
  };
});
const SLUG = 'ai-revolutionizing-academic-writing';

test('The list shows the featured post first and large, then the others with the newest first', async ({ page }) => {
  await page.goto('/blog');
  const featured = POSTS.filter((post) => post.featured);
  const others = POSTS.filter((post) => !post.featured).sort((a, b) => b.date.localeCompare(a.date));
  expect([featured.length, others.length]).toEqual([1, 4]);
  const cards = page.getByRole('article');
  await expect(cards.getByRole('heading', { level: 2 })).toHaveText([...featured, ...others].map(({ title }) => title));
  for (const { title, slug } of POSTS) await expect(cards.getByRole('link', { name: title })).toHaveAttribute('href', `/blog/${slug}`);
  const widths = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().width));
  expect(Math.min(...widths), 'the banner is the widest').toBeLessThan((widths[0] ?? 0) / 1.5);
  for (const fact of ['Writing', 'The Marginalia Team', '12 Nov 2026', /^\d+ min read$/]) {
    await expect(cards.first().getByText(fact, typeof fact === 'string' ? { exact: true } : {})).toBeVisible();
  }
});

test('The HTML of each post contains its 700 words or more', async ({ request }) => {
  for (const { slug, sentence } of POSTS) {
    const html = await (await request.get(`/blog/${slug}`)).text();
    const article = /<article.*?<\/article>/s.exec(html)?.[0] ?? '';
    expect(sentence, slug).not.toBe('');
    expect(article, slug).toContain(sentence);
    expect(article.replace(/<[^>]+>/g, ' ').split(/\s+/).length, slug).toBeGreaterThan(700);
    for (const text of ['About the Author', 'Article Stats', '2.3k', '142', '89', 'Stay Updated']) expect(html, slug).toContain(text);
  }
});

test('Share copies the link where there is no share sheet', async ({ page, baseURL }) => {
  await page.addInitScript(() => {
    delete (Navigator.prototype as { share?: unknown }).share;
  });
  await page.goto(`/blog/${SLUG}?from=mail#top`);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('Link copied to clipboard', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}/blog/${SLUG}`);
});

test('Share passes the post to the share sheet where there is one', async ({ page, baseURL }) => {
  await page.addInitScript(() => {
    Object.assign(Navigator.prototype, {
      share: async (what: unknown) => {
        document.documentElement.dataset['shared'] = JSON.stringify(what);
      },
    });
  });
  await page.goto(`/blog/${SLUG}`);
  await page.getByRole('button', { name: 'Share' }).click();
  const title = POSTS.find(({ slug }) => slug === SLUG)?.title;
  await expect(page.locator('html')).toHaveAttribute('data-shared', JSON.stringify({ title, url: `${baseURL}/blog/${SLUG}` }));
  await expect(page.getByText('Link copied to clipboard')).toHaveCount(0);
});

test('Save stores a bookmark that shows after a reload, on the post and in the list', async ({ page }) => {
  await page.goto(`/blog/${SLUG}`);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const saved = page.getByRole('button', { name: 'Saved', exact: true });
  await expect(saved).toHaveAttribute('aria-pressed', 'true');
  expect(await storedIn(page, 'blog_bookmarks')).toEqual([SLUG]);
  await page.reload();
  await expect(saved).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/blog');
  await expect(page.getByRole('article').filter({ hasText: 'Saved' })).toHaveCount(1);
  await page.goto(`/blog/${SLUG}`);
  await saved.click();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toHaveAttribute('aria-pressed', 'false');
  expect(await storedIn(page, 'blog_bookmarks')).toEqual([]);
});

test('An unknown slug has the status 404 and a page with a way back', async ({ page }) => {
  const response = await page.goto('/blog/no-such-post');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Blog post not found' })).toBeVisible();
  await expect(page).toHaveTitle(/Blog post not found/);
  await page.getByRole('main').getByRole('link', { name: 'Back to Blog' }).click();
  await expect(page).toHaveURL('/blog');
});

test('A link inside a post opens its page without a reload after the pointer has moved over the page', async ({ page }) => {
  await open(page, `/blog/${SLUG}`);
  await mark(page);
  const link = page.locator('article a[href="/tools/assignment-improver"]').first();
  await link.hover();
  await expect(page.locator('main [data-part]')).toHaveAttribute('data-part', 'alive');
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Assignment Improver AI' })).toBeFocused();
  expect(await isMarked(page)).toBe(true);
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the list leads to the posts, and their links to the tools', async ({ page }) => {
    await page.goto('/blog');
    await page.getByRole('link', { name: POSTS.find(({ slug }) => slug === SLUG)?.title ?? '' }).click();
    await expect(page).toHaveURL(`/blog/${SLUG}`);
    await page.locator('article a[href="/tools/assignment-improver"]').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Assignment Improver AI');
  });
});

test('The feed is XML with an item for each post, and every page names it', async ({ page, request }) => {
  const response = await request.get('/blog/rss.xml');
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toMatch(/xml/);
  const xml = await response.text();
  const { root, items } = await page.evaluate((text) => {
    const feed = new DOMParser().parseFromString(text, 'text/xml');
    const of = (item: Element, name: string): string => item.querySelector(name)?.textContent ?? '';
    return {
      root: feed.documentElement.nodeName,
      items: [...feed.querySelectorAll('item')].map((item) => ({
        title: of(item, 'title'),
        link: of(item, 'link'),
        date: of(item, 'pubDate'),
      })),
    };
  }, xml);
  expect(root).toBe('rss');
  expect(items.map(({ title }) => title).sort()).toEqual(POSTS.map(({ title }) => title).sort());
  for (const { slug, date } of POSTS) {
    const item = items.find(({ link }) => link.endsWith(`/blog/${slug}`));
    expect(new Date(item?.date ?? '').toISOString().slice(0, 10)).toBe(date);
  }
  await page.goto('/');
  await expect(page.locator('link[type="application/rss+xml"]')).toHaveAttribute('href', '/blog/rss.xml');
});

test('Every file that crawlers and home screens request exists', async ({ page, request }) => {
  await page.goto('/');
  const named = await page
    .locator('link[rel~="icon"], link[rel="apple-touch-icon"], link[rel="manifest"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(named.length).toBeGreaterThanOrEqual(3);
  const manifest = (await (await request.get('/site.webmanifest')).json()) as { icons: { src: string }[]; start_url: string };
  const files = [
    ...named,
    ...manifest.icons.map(({ src }) => src),
    manifest.start_url,
    '/sitemap.xml',
    '/robots.txt',
    '/og.png',
    '/config.json',
  ];
  for (const path of files) expect((await request.get(path)).status(), path).toBe(200);
  const sitemap = await (await request.get('/sitemap.xml')).text();
  for (const { slug } of POSTS) expect(sitemap).toContain(`/blog/${slug}</loc>`);
});

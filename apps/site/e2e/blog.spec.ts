import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, holdScripts, ignorePointer, open, storedIn, test } from './site.ts';

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

test('A post is shared and saved with a press that its code need not wait for, and is marked in the list', async ({ page, baseURL }) => {
  const title = POSTS.find(({ slug }) => slug === SLUG)?.title ?? '';
  await ignorePointer(page);
  await page.addInitScript(() => {
    delete (Navigator.prototype as { share?: unknown }).share;
  });
  await open(page, `/blog/${SLUG}?from=mail#top`);

  await test.step('a press on Save before its code has loaded is not lost', async () => {
    const release = await holdScripts(page);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    expect(await storedIn(page, 'blog_bookmarks')).toBeNull();
    release();
    await expect(page.getByRole('button', { name: 'Saved', exact: true })).toHaveAttribute('aria-pressed', 'true');
    expect(await storedIn(page, 'blog_bookmarks')).toEqual([SLUG]);
  });

  await test.step('Share copies the link where there is no share sheet', async () => {
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(page.getByText('Link copied to clipboard', { exact: true })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}/blog/${SLUG}`);
  });

  await test.step('Share passes the post to the share sheet where there is one', async () => {
    await page.evaluate(() => navigator.clipboard.writeText('another text'));
    await page.evaluate(() => {
      Object.assign(Navigator.prototype, {
        share: async (what: unknown) => {
          document.documentElement.dataset['shared'] = JSON.stringify(what);
        },
      });
    });
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-shared', JSON.stringify({ title, url: `${baseURL}/blog/${SLUG}` }));
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('another text');
  });

  await test.step('the list shows the bookmark, the featured post first and large, then the others with the newest first', async () => {
    await open(page, '/blog');
    const featured = POSTS.filter((post) => post.featured);
    const others = POSTS.filter((post) => !post.featured).sort((a, b) => b.date.localeCompare(a.date));
    expect([featured.length, others.length]).toEqual([1, 4]);
    const cards = page.getByRole('article');
    await expect(cards.getByRole('heading', { level: 2 })).toHaveText([...featured, ...others].map((post) => post.title));
    for (const post of POSTS) await expect(cards.getByRole('link', { name: post.title })).toHaveAttribute('href', `/blog/${post.slug}`);
    const widths = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().width));
    expect(Math.min(...widths), 'the banner is the widest').toBeLessThan((widths[0] ?? 0) / 1.5);
    for (const fact of ['Writing', 'The Marginalia Team', '12 Nov 2026', /^\d+ min read$/]) {
      await expect(cards.first().getByText(fact, typeof fact === 'string' ? { exact: true } : {})).toBeVisible();
    }
    await page.keyboard.press('Shift');
    await expect(cards.filter({ hasText: 'Saved' })).toHaveCount(1);
  });

  await test.step('the bookmark is there when the post is opened again, and a second press removes it', async () => {
    await page.getByRole('article').getByRole('link', { name: title }).click();
    const saved = page.getByRole('button', { name: 'Saved', exact: true });
    await expect(saved).toHaveAttribute('aria-pressed', 'true');
    await saved.click();
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toHaveAttribute('aria-pressed', 'false');
    expect(await storedIn(page, 'blog_bookmarks')).toEqual([]);
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
  expect(await (await request.get('/')).text()).toMatch(/<link(?=[^>]*type="application\/rss\+xml")[^>]*href="\/blog\/rss\.xml"/);
});

test('Every file that crawlers and home screens request exists', async ({ request }) => {
  const links = (await (await request.get('/')).text()).match(/<link [^>]*rel="(?:icon|apple-touch-icon|manifest)"[^>]*>/g) ?? [];
  const named = links.map((link) => /href="([^"]+)"/.exec(link)?.[1] ?? '');
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

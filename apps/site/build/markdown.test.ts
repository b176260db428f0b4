import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import fc from 'fast-check';
import { type ComponentType, createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { markdownContent } from './markdown.ts';
import { readFrontMatter } from './markdown-front-matter.ts';
import { bodyModule } from './markdown-module.ts';
import { parseMarkdown } from './markdown-tree.ts';

/** Compiled modules import React: they must be in a folder from which React can be imported. */
let scratch: string;
let count = 0;

beforeAll(async () => {
  const folder = join(import.meta.dirname, '../node_modules/.markdown-test');
  await mkdir(folder, { recursive: true });
  scratch = await mkdtemp(join(folder, 'run-'));
});
afterAll(() => rm(scratch, { recursive: true }));

const COMPONENTS = {
  Link: ({ to, children }: { readonly to: string; readonly children: ReactNode }) => createElement('a', { 'data-to': to }, children),
  Email: () => 'ADDRESS',
};

/** The exports of `x.md?body`. */
interface Compiled {
  readonly default: ComponentType<{ readonly components: typeof COMPONENTS }>;
  readonly headings: readonly unknown[];
}

async function shown(text: string, email = false): Promise<string> {
  count += 1;
  const file = join(scratch, `body-${count}.mjs`);
  await writeFile(file, bodyModule(parseMarkdown(text), { email }));
  const { default: Body }: Compiled = await import(/* @vite-ignore */ pathToFileURL(file).href);
  return renderToStaticMarkup(createElement(Body, { components: COMPONENTS }));
}

describe('a compiled text', () => {
  it.each([
    ['braces and quotes', 'a {b} "c" \\`d` \u2028', '<p>a {b} &quot;c&quot; `d` \u2028</p>'],
    ['what looks like an entity', 'R&amp;D &lt;b&gt;', '<p>R&amp;D &lt;b&gt;</p>'],
    ['code', '`<i>{x}</i>`', '<p><code>&lt;i&gt;{x}&lt;/i&gt;</code></p>'],
    ['emphasis and breaks', '**a** *b*\nc', '<p><strong>a</strong> <em>b</em>\nc</p>'],
    ['lists', '1. a\n2. b', '<ol><li>a</li><li>b</li></ol>'],
  ])('keeps %s as written', async (_, text, html) => {
    expect(await shown(text)).toBe(html);
  });

  it('aligns table columns without a style attribute, in a named frame that scrolls', async () => {
    const html = await shown('| a | b |\n|---|--:|\n| 1 | 2 |');
    expect(html).toContain('<td data-align="right">2</td>');
    expect(html).toMatch(/^<div class="m-prose__table" role="group" aria-label="Table" tabindex="0"><table>/);
    expect(html).not.toContain('style');
  });

  it('keeps every word of every kind of Markdown', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: fc.constantFrom('a', '{', '}', '$', '"', "'", ',', '0', ')', '(') }), async (text) => {
        const html = await shown(`x${text}x`);
        const back = html.replaceAll('&quot;', '"').replaceAll('&#x27;', "'");
        expect(back).toBe(`<p>x${text}x</p>`);
      }),
      { numRuns: 50 },
    );
  });
});

describe('a link', () => {
  it.each([
    ['of this site goes through the router', '[a](/tools/x)', '<p><a data-to="/tools/x">a</a></p>'],
    ['with a place on a page is left to the browser', '[a](/blog/x#y)', '<p><a href="/blog/x#y">a</a></p>'],
    ['elsewhere tells nobody where it came from', '[a](https://x.org/)', '<p><a href="https://x.org/" rel="noopener noreferrer">a</a></p>'],
    ['without a protocol is one to elsewhere', '[a](//x.org)', '<p><a href="//x.org" rel="noopener noreferrer">a</a></p>'],
    ['that runs a script is dropped, its words stay', '[a](javascript:alert(1))', '<p>a</p>'],
    ['that holds a page is dropped, its words stay', '[a](data:text/html,x)', '<p>a</p>'],
  ])('%s', async (_, text, html) => {
    expect(await shown(text)).toBe(html);
  });

  it('A link that is left to the browser begins with the base path of the site', () => {
    const module = bodyModule(parseMarkdown('[a](/blog/x#y)'), { email: false, base: '/marginalia/' });
    expect(module).toContain('const BASE = "/marginalia/";');
  });
});

describe('the contact address', () => {
  it('replaces {email} in a legal text, but not in code', async () => {
    expect(await shown('To {email} or {email}: `{email}`', true)).toBe('<p>To ADDRESS or ADDRESS: <code>{email}</code></p>');
  });
  it('does not replace {email} in posts', async () => {
    expect(await shown('To {email}')).toBe('<p>To {email}</p>');
  });
  it('is not allowed as the address of a link', () => {
    expect(() => bodyModule(parseMarkdown('[a](mailto:{email})'), { email: true })).toThrow('not in the address of a link');
  });
});

describe('headings', () => {
  it('get unique ids that no other element of the page has', () => {
    const { headings } = parseMarkdown('## Main\n\n## What’s a “gap”?\n\n### Below\n\n## Main');
    expect(headings).toEqual([
      { id: 'main-2', text: 'Main' },
      { id: 'whats-a-gap', text: 'What’s a “gap”?' },
      { id: 'main-3', text: 'Main' },
    ]);
  });
});

describe('an error with the line number is thrown for a text that contains', () => {
  it.each([
    ['raw HTML', 'a\n\n<div>b</div>', 'line 3: raw HTML is not allowed'],
    ['raw HTML inside a line', 'a <b>c</b>', 'line 1: raw HTML is not allowed'],
    ['a second title', '# a', 'line 1: the title is the only heading of the first rank'],
    ['a rank left out', '## a\n\n#### b', 'line 3: a heading of rank 4 follows one of rank 2'],
    ['a picture', '![a](b.png)', 'line 1: pictures are not supported'],
  ])('%s', (_, text, message) => {
    expect(() => parseMarkdown(text)).toThrow(message);
  });
});

const POST = `title: A post
excerpt: What it says.
category: Study
author: The Marginalia Team
date: 2026-11-20
tags: [notes, exams]
cover: bars
tone: green`;

describe('front matter', () => {
  it.each([
    ['a field left out', 'excerpt: What it says.\n', '', 'excerpt: is missing; it must be text'],
    ['a field that does not exist', 'category:', 'subtitle: x\ncategory:', 'subtitle: is no field; there are title'],
    ['a date in another order', '2026-11-20', '20-11-2026', 'date: must be a date as YYYY-MM-DD'],
    ['a day that is not', '2026-11-20', '2026-02-30', 'date: 2026-02-30 is no day of the calendar'],
    ['tags that are no list', '[notes, exams]', 'notes', 'tags: must be a list of words'],
    ['an unknown drawing', 'bars', 'pie', 'cover: must be one of lines, bars, cards, target, path'],
    ['an unknown colour', 'green', 'red', 'tone: must be one of blue, green, purple'],
    ['a flag that is a word', 'tone:', 'featured: maybe\ntone:', 'featured: must be true or false'],
  ])('Front matter with %s throws an error that names the field', (_, from, to, message) => {
    expect(() => readFrontMatter(`---\n${POST.replace(from, to)}\n---\ntext`, 'posts')).toThrow(message);
  });

  it('reports all of its problems at once', () => {
    expect(() => readFrontMatter('---\ntitle: x\n---\ntext', 'legal')).toThrow(
      'description: is missing; it must be text\nupdated: is missing; it must be a date as YYYY-MM-DD',
    );
  });
});

describe('the plug-in', () => {
  let server: ViteDevServer;
  const posts = () => join(scratch, 'content/posts');
  const post = (name: string, more: string, text: string) => writeFile(join(posts(), name), `---\n${POST}\n${more}\n---\n${text}`);
  const load = (name: string) => server.ssrLoadModule(join(posts(), name));

  beforeAll(async () => {
    await mkdir(posts(), { recursive: true });
    await post('first.md', 'featured: true', '## Why\n\nBecause.');
    await post('long.md', '', 'word '.repeat(1_000));
    server = await createServer({
      root: scratch,
      configFile: false,
      logLevel: 'silent',
      appType: 'custom',
      server: { middlewareMode: true, ws: false, watch: null },
      plugins: [markdownContent()],
    });
  });
  afterAll(() => server.close());

  it('exports the summary of a post with its slug and reading time', async () => {
    expect((await load('long.md?meta'))['default']).toMatchObject({
      slug: 'long',
      title: 'A post',
      featured: false,
      readTime: '5 min read',
    });
    expect((await load('first.md?meta'))['default']).toMatchObject({ slug: 'first', featured: true, readTime: '1 min read' });
  });

  it('exports the text separately from the summary', async () => {
    const { default: Body, headings } = (await load('first.md?body')) as unknown as Compiled;
    expect(headings).toEqual([{ id: 'why', text: 'Why' }]);
    expect(renderToStaticMarkup(createElement(Body, { components: COMPONENTS }))).toBe('<h2 id="why">Why</h2><p>Because.</p>');
  });

  it('names the file in its errors', async () => {
    await writeFile(join(posts(), 'faulty.md'), '---\ntitle: x\n---\ntext');
    await expect(load('faulty.md?body')).rejects.toThrow('content/posts/faulty.md: excerpt: is missing');
    await rm(join(posts(), 'faulty.md'));
  });

  it('requires exactly one featured post', async () => {
    await post('second.md', 'featured: true', 'text');
    await expect(load('second.md?meta')).rejects.toThrow('exactly one post must have featured: true, but these have: first.md, second.md');
  });
});

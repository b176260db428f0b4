import { announced, tools } from '@marginalia/tool-defs';
import type { LegalMeta } from '@marginalia/ui';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { loadPost } from './load-post.ts';
import type { MarkdownBody } from './markdown-body.ts';
import { posts } from './posts.ts';

const legal = import.meta.glob<LegalMeta>('../../content/legal/*.md', { query: '?meta', import: 'default', eager: true });
const legalBodies = import.meta.glob<MarkdownBody>('../../content/legal/*.md', { query: '?body', import: 'default', eager: true });

const PAGES = ['/', '/tools', '/dashboard', '/blog', '/contact', '/privacy', '/terms', '/disclaimer'];
const known = new Set([
  ...PAGES,
  ...[...tools, ...announced].map((tool) => `/tools/${tool.slug}`),
  ...posts.map((post) => `/blog/${post.slug}`),
]);

/** The text as HTML, and where its links within the site lead. */
function read(Body: MarkdownBody): { readonly html: string; readonly links: readonly string[] } {
  const links: string[] = [];
  const Link = ({ to, children }: { readonly to: string; readonly children: ReactNode }) => {
    links.push(to);
    return children;
  };
  return { html: renderToStaticMarkup(createElement(Body, { components: { Link, Email: () => 'ADDRESS' } })), links };
}

describe('the posts', () => {
  it('are five, newest first', () => {
    expect(posts.map((post) => post.slug).sort()).toEqual([
      'ai-powered-learning-strategies',
      'ai-revolutionizing-academic-writing',
      'career-preparation-tech-students',
      'complete-guide-ntcc-reports',
      'research-paper-analysis-ai',
    ]);
    expect(posts.map((post) => post.date)).toEqual(posts.map((post) => post.date).sort((a, b) => b.localeCompare(a)));
  });

  it.each(posts)('$slug has 700 words or more, and its links lead to pages', async ({ slug }) => {
    const loaded = await loadPost(slug);
    const { html, links } = read(loaded?.Body ?? (() => null));
    expect(html.replaceAll(/<[^>]*>/g, ' ').split(/\s+/).length).toBeGreaterThan(700);
    expect(links.filter((link) => !known.has(link))).toEqual([]);
  });

  it('recommend three other posts, never themselves', async () => {
    for (const { slug } of posts) {
      const more = (await loadPost(slug))?.more.map((post) => post.slug) ?? [];
      expect(new Set(more).size).toBe(3);
      expect(more).not.toContain(slug);
    }
  });

  it.each(['no-such-post', '__proto__', '../legal/privacy', ''])('are not found at %j', async (slug) => {
    expect(await loadPost(slug)).toBeUndefined();
  });
});

describe('the legal texts', () => {
  it('have fixed titles', () => {
    expect(Object.values(legal).map(({ title }) => title)).toEqual(['Disclaimer', 'Privacy Policy', 'Terms of Service']);
  });

  it.each(Object.entries(legalBodies))('%s shows the contact address, and its links lead to pages', (_, Body) => {
    const { html, links } = read(Body);
    expect(html).toContain('ADDRESS');
    expect(html).not.toContain('{email}');
    expect(links.filter((link) => !known.has(link))).toEqual([]);
  });
});

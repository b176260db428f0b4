import type { PostSummary } from '@marginalia/ui';
import { describe, expect, it } from 'vitest';
import { blogFeed } from './feed.ts';

const post: PostSummary = {
  slug: 'a-post',
  title: 'R&D <notes> "quoted"',
  excerpt: 'Ends\u0000 here \ud800.',
  category: 'Study',
  author: 'The Marginalia Team',
  date: '2026-11-12',
  tags: ['notes'],
  featured: true,
  cover: 'lines',
  tone: 'green',
  readTime: '8 min read',
};

describe('the feed of the blog', () => {
  const feed = blogFeed([post, { ...post, slug: 'older', date: '2026-10-06' }], 'https://marginalia.example/');

  it('has an item for each post, with its whole address and its day', () => {
    expect([...feed.matchAll(/<link>(.*)<\/link>/g)].map(([, link]) => link)).toEqual([
      'https://marginalia.example/blog',
      'https://marginalia.example/blog/a-post',
      'https://marginalia.example/blog/older',
    ]);
    expect(feed).toContain('<pubDate>Thu, 12 Nov 2026 00:00:00 GMT</pubDate>');
    expect(feed).toContain('<lastBuildDate>Thu, 12 Nov 2026 00:00:00 GMT</lastBuildDate>');
  });

  it('names its own address', () => {
    expect(feed).toContain('<atom:link href="https://marginalia.example/blog/rss.xml" rel="self"');
  });

  it('escapes or removes characters that XML forbids', () => {
    expect(feed).toContain('<title>R&amp;D &lt;notes&gt; &quot;quoted&quot;</title>');
    expect(feed).toContain('<description>Ends here \ufffd.</description>');
  });

  it('has no items when there are no posts', () => {
    expect(blogFeed([], 'https://marginalia.example')).not.toContain('<item>');
  });
});

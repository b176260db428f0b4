import { escapeMarkup, withoutForbiddenCharacters } from '@marginalia/engine';
import type { PostSummary } from '@marginalia/ui';

/** The path of the feed on the site. */
export const FEED_PATH = '/blog/rss.xml';

/**
 * The blog as RSS 2.0.
 * @param posts the newest first
 * @param site the site's address, "https://marginalia.example" or "https://marginalia.example/path", with or without a slash at the end
 */
export function blogFeed(posts: readonly PostSummary[], site: string): string {
  const root = site.replace(/\/+$/, '');
  const [newest] = posts;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    element('title', 'Marginalia Blog'),
    element('link', `${root}/blog`),
    element('description', 'Short, practical writing on studying, reports and getting hired.'),
    element('language', 'en'),
    ...(newest ? [element('lastBuildDate', dateOf(newest))] : []),
    `<atom:link href="${escaped(root + FEED_PATH)}" rel="self" type="application/rss+xml"/>`,
    ...posts.map((post) => itemOf(post, `${root}/blog/${post.slug}`)),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}

function itemOf(post: PostSummary, address: string): string {
  return [
    '<item>',
    element('title', post.title),
    element('link', address),
    element('guid', address),
    element('description', post.excerpt),
    // RSS requires an email address as author; Dublin Core allows a name.
    element('dc:creator', post.author),
    element('pubDate', dateOf(post)),
    ...[post.category, ...post.tags].map((category) => element('category', category)),
    '</item>',
  ].join('\n');
}

/** The day as RFC 822 writes it. */
function dateOf({ date }: PostSummary): string {
  return new Date(date).toUTCString();
}

function element(name: string, text: string): string {
  return `<${name}>${escaped(text)}</${name}>`;
}

/** Text for an element or an attribute. */
function escaped(text: string): string {
  return escapeMarkup(withoutForbiddenCharacters(text));
}

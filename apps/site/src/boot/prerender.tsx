import { announced, tools } from '@marginalia/tool-defs';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { blogFeed, FEED_PATH } from '../content/feed.ts';
import { posts } from '../content/posts.ts';
import { loadAllDeferred } from '../deferred/deferred.tsx';
import { createSiteRouter } from './router.tsx';

const slugs = [...tools.map((tool) => tool.slug), ...announced.flatMap((tool) => tool.slug ?? [])];

/** Every path that is written as a page. */
export const paths: readonly string[] = [
  '/',
  '/tools',
  ...slugs.map((slug) => `/tools/${slug}`),
  '/dashboard',
  '/blog',
  ...posts.map(({ slug }) => `/blog/${slug}`),
  '/contact',
  '/privacy',
  '/terms',
  '/disclaimer',
];

/** Files beside the pages that depend on the posts. */
export const files = (siteUrl: string): Readonly<Record<string, string>> => ({ [FEED_PATH.slice(1)]: blogFeed(posts, siteUrl) });

// React renders title, meta and link elements first in its output.
const HEAD = /^(?:<title\b[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/;

export async function render(path: string): Promise<{ head: string; body: string; modules: string[] }> {
  const router = createSiteRouter({ history: createMemoryHistory({ initialEntries: [path] }) });
  await router.load();
  await loadAllDeferred();
  const html = renderToString(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
  const head = HEAD.exec(html)?.[0] ?? '';
  const route = router.state.matches.at(-1)?.routeId;
  return { head, body: html.slice(head.length), modules: route && route !== '__root__' ? modulesOf(route, path) : [] };
}

/** What a page loads beside the entry: the code of its route, and on a post's page or a tool's what the loader imports. */
function modulesOf(route: string, path: string): string[] {
  const file = route.replace(/\/$/, '/index').slice(1).replaceAll('/', '.');
  return [`src/routes/${file}.lazy.tsx`, ...(LOADED_BY[route]?.(path) ?? [])];
}

const LOADED_BY: Readonly<Record<string, (path: string) => string[]>> = {
  '/blog/$slug': () => ['src/content/post-part.tsx'],
  '/tools/$slug': (path) => {
    const tool = tools.find(({ slug }) => path === `/tools/${slug}`);
    return ['src/content/load-tool-page.ts', ...(tool ? [`../../packages/tool-defs/src/tools/${tool.slug}.tool.ts?tool`] : [])];
  },
};

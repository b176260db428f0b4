import { announced, tools } from '@marginalia/tool-defs';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { blogFeed, FEED_PATH } from '../content/feed.ts';
import { posts } from '../content/posts.ts';
import { loadAllDeferred } from '../deferred/deferred.tsx';
import { withBase } from '../navigation/with-base.ts';
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
export const files = (siteAddress: string): Readonly<Record<string, string>> => ({ [FEED_PATH.slice(1)]: blogFeed(posts, siteAddress) });

// React renders title, meta and link elements first in its output.
const HEAD = /^(?:<title\b[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/;

/** A page as HTML, and the source modules that it loads beside the entry: `RenderedPage` of build/write-pages.ts. */
export async function render(path: string) {
  const router = createSiteRouter({ history: createMemoryHistory({ initialEntries: [withBase(path)] }) });
  await router.load();
  await loadAllDeferred();
  const html = renderToString(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
  const head = HEAD.exec(html)?.[0] ?? '';
  const page = { head, body: html.slice(head.length) };
  const route = router.state.matches.at(-1)?.routeId;
  if (!route || route === '__root__') return { ...page, modules: [] };
  const file = route.replace(/\/$/, '/index').slice(1).replaceAll('/', '.');
  const modules = [`src/routes/${file}.lazy.tsx`, ...(LOADED_BY[route] ?? [])];
  const slug = tools.find((tool) => path === `/tools/${tool.slug}`)?.slug;
  if (slug === undefined) return { ...page, modules };
  const module = `../../packages/tool-defs/src/tools/${slug}.tool.ts?tool`;
  return { ...page, modules: [...modules, module], tool: { slug, module } };
}

/** The modules that the loader of a route imports. */
const LOADED_BY: Readonly<Record<string, readonly string[]>> = {
  '/blog/$slug': ['src/content/post-part.tsx'],
  '/tools/$slug': ['src/content/load-tool-page.ts'],
};

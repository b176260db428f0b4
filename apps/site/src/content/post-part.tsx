import { notFound } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { type Deferred, deferred } from '../deferred/deferred.tsx';
import { hasBookmarks } from './has-bookmarks.ts';

const parts = new Map<string, Deferred>();

/** The page of a post, including its text, as one deferred component. Loading throws the router's not-found for an unknown slug. */
export function postPart(slug: string): Deferred {
  const part = parts.get(slug) ?? deferred(() => loadScreen(slug), hasBookmarks);
  parts.set(slug, part);
  return part;
}

/** Preloads a post before its page is shown. Throws the router's not-found for an unknown slug. */
export function preloadPost(slug: string): Promise<void> {
  return postPart(slug).preload();
}

async function loadScreen(slug: string): Promise<ComponentType> {
  const [{ PostScreen }, { loadPost }] = await Promise.all([import('./PostScreen.tsx'), import('./load-post.ts')]);
  const post = await loadPost(slug);
  if (!post) throw notFound();
  return () => <PostScreen {...post} />;
}

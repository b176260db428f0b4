import type { ComponentType } from 'react';
import { type Deferred, deferred } from '../boot/deferred.tsx';
import { hasBookmarks } from './has-bookmarks.ts';

const parts = new Map<string, Deferred>();

/** The page of a post, with its text, as one deferred part. Its loading throws `NoSuchPost` for a slug that no file has. */
export function postPart(slug: string): Deferred {
  const part = parts.get(slug) ?? deferred(() => loadScreen(slug), hasBookmarks);
  parts.set(slug, part);
  return part;
}

async function loadScreen(slug: string): Promise<ComponentType> {
  const [{ PostScreen }, { loadPost }] = await Promise.all([import('./PostScreen.tsx'), import('./load-post.ts')]);
  const post = await loadPost(slug);
  if (!post) throw new NoSuchPost(slug);
  return () => <PostScreen {...post} />;
}

export class NoSuchPost extends Error {
  override readonly name = 'NoSuchPost';
}

import type { PostSummary, TextHeading } from '@marginalia/ui';
import type { MarkdownBody, MarkdownModule } from './markdown-body.ts';
import { posts } from './posts.ts';

export interface Post {
  readonly post: PostSummary;
  readonly Body: MarkdownBody;
  readonly headings: readonly TextHeading[];
  /** Posts to read next: the next older ones, then from the newest on. */
  readonly more: readonly PostSummary[];
}

const MORE = 3;

const bodies = import.meta.glob<MarkdownModule>('../../content/posts/*.md', { query: '?body' });

/** Loads a post with its text by its slug; undefined for an unknown slug. */
export async function loadPost(slug: string): Promise<Post | undefined> {
  const place = posts.findIndex((post) => post.slug === slug);
  const post = posts[place];
  const load = bodies[`../../content/posts/${slug}.md`];
  if (!post || !load) return undefined;
  const { default: Body, headings } = await load();
  const more = [...posts.slice(place + 1), ...posts.slice(0, place)].slice(0, MORE);
  return { post, Body, headings, more };
}

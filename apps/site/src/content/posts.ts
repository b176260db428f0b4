import type { PostSummary } from '@marginalia/ui';

const found = import.meta.glob<PostSummary>('../../content/posts/*.md', { query: '?meta', import: 'default', eager: true });

/** Every post, the newest first, without its text. Found by its file; no list is kept. */
export const posts: readonly PostSummary[] = Object.values(found).sort(
  (a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug),
);

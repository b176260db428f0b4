import type { PostSummary } from '@marginalia/ui';

const found = import.meta.glob<PostSummary>('../../content/posts/*.md', { query: '?meta', import: 'default', eager: true });

/** Every post without its text, newest first, collected from the files in content/posts. */
export const posts: readonly PostSummary[] = Object.values(found).sort(
  (a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug),
);

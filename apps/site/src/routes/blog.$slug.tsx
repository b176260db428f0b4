import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/blog/$slug')({
  loader: async ({ params: { slug } }) => (await import('../content/post-part.tsx')).preloadPost(slug),
});

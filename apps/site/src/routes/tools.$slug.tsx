import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/tools/$slug')({
  // Other pages do not need the list of the tools' modules.
  loader: async ({ params: { slug } }) => (await import('../content/load-tool-page.ts')).loadToolPage(slug),
});

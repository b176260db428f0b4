import { announced, loadTool } from '@marginalia/tool-defs';
import { notFound } from '@tanstack/react-router';

/** Loads the tool or the announced tool of /tools/{slug}. Throws the router's not-found for any other slug. */
export async function loadToolPage(slug: string) {
  const tool = await loadTool(slug);
  if (tool) return { tool };
  const coming = announced.find((candidate) => candidate.slug === slug);
  if (coming) return { coming };
  throw notFound();
}

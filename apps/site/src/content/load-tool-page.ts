import { loadTool } from '@marginalia/tool-defs';
import { notFound } from '@tanstack/react-router';

/** Loads the tool or the announced tool of /tools/{slug}. Throws the router's not-found for any other slug. */
export async function loadToolPage(slug: string) {
  const tool = await loadTool(slug, moduleInPage(slug));
  if (tool) return { tool };
  // No tool's own page needs the list of announced tools.
  const { announced } = await import('@marginalia/tool-defs/announced');
  const coming = announced.find((candidate) => candidate.slug === slug);
  if (coming) return { coming };
  throw notFound();
}

/** The address of a tool's module, which the HTML of its page names (build/write-pages.ts): the page then needs no list of all tools. */
function moduleInPage(slug: string): string | undefined {
  if (import.meta.env.SSR) return undefined;
  return document.querySelector<HTMLLinkElement>(`link[data-tool="${CSS.escape(slug)}"]`)?.href;
}

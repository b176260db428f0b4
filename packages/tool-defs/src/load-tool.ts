import type { Tool } from '@marginalia/engine';

const loaders = import.meta.glob<Tool>('./tools/*.tool.ts', { query: '?tool', import: 'default' });

/** A tool by its slug, ready to run; nothing for a slug that no definition has. */
export async function loadTool(slug: string): Promise<Tool | undefined> {
  const path = `./tools/${slug}.tool.ts`;
  return Object.hasOwn(loaders, path) ? loaders[path]?.() : undefined;
}

import type { Tool } from '@marginalia/engine';

/**
 * A tool by its slug, ready to run; undefined for a slug that no definition has.
 * @param address the URL of the tool's compiled module, if the page knows it. Without it, the list of all tools' modules is loaded
 *   first, whose size grows with their number.
 */
export async function loadTool(slug: string, address?: string): Promise<Tool | undefined> {
  if (address !== undefined) return ((await import(/* @vite-ignore */ address)) as { readonly default: Tool }).default;
  const { default: loaders } = await import('./tools?loaders');
  const load = Object.hasOwn(loaders, slug) ? loaders[slug] : undefined;
  return load && (await load()).default;
}

/** Every tool, ready to run, in the order of their modules. */
export async function loadTools(): Promise<readonly Tool[]> {
  const { default: loaders } = await import('./tools?loaders');
  const modules = await Promise.all(Object.values(loaders).map((load) => load()));
  return modules.map(({ default: tool }) => tool);
}

import type { ToolIdentity } from '@marginalia/engine';
import { categories } from './categories.ts';

const identities = import.meta.glob<ToolIdentity>('./tools/*.tool.ts', { query: '?identity', import: 'default', eager: true });
const place = (tool: ToolIdentity): number => categories.findIndex((category) => category.id === tool.category) * 1000 + tool.order;

/** Every tool that there is, in catalogue order. Found by its file; no list is kept. */
export const tools: readonly ToolIdentity[] = Object.values(identities).sort((a, b) => place(a) - place(b));

/** The featured tools, in their order. */
export const featuredTools: readonly ToolIdentity[] = tools
  .filter((tool) => tool.featured !== undefined)
  .sort((a, b) => (a.featured ?? 0) - (b.featured ?? 0));

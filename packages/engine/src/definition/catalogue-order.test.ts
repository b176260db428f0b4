import { describe, expect, it } from 'vitest';
import { exampleTool } from '../testing/index.ts';
import { inCatalogueOrder, toolOverview } from './catalogue-order.ts';
import type { ToolIdentity } from './identity.ts';
import { identityOf } from './tool.ts';

const tool = (slug: string, parts: Partial<ToolIdentity> = {}): ToolIdentity => ({
  ...identityOf(exampleTool().definition),
  slug,
  name: slug.toUpperCase(),
  ...parts,
});

describe('The catalogue', () => {
  it('lists tools by category, then by their position in it', () => {
    const tools = [tool('a', { category: 'career' }), tool('b', { order: 2 }), tool('c', { order: 1 }), tool('d', { category: 'writing' })];
    expect(inCatalogueOrder(tools).map(({ slug }) => slug)).toEqual(['d', 'c', 'b', 'a']);
  });

  it('gives an overview of the same size for any number of tools', () => {
    const many = Array.from({ length: 50 }, (_, index) => tool(`t${index + 1}`, { order: index + 1, featured: 50 - index }));
    const { count, featured, categories } = toolOverview(many);
    expect(count).toBe(50);
    expect(featured.map(({ slug }) => slug)).toEqual(['t50', 't49', 't48', 't47']);
    expect(categories.map(({ id, count: all, first }) => [id, all, first.length])).toEqual([
      ['writing', 0, 0],
      ['study', 50, 5],
      ['career', 0, 0],
    ]);
    expect(categories[1]?.first[0]).toEqual({ slug: 't1', name: 'T1' });
  });

  it('features only tools with a `featured` position', () => {
    expect(toolOverview([tool('a'), tool('b', { featured: 1 })]).featured.map(({ slug }) => slug)).toEqual(['b']);
  });
});

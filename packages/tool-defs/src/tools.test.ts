import { globSync } from 'node:fs';
import { join } from 'node:path';
import { describeTool } from '@marginalia/engine/testing/contract';
import { inProcessGenerator } from '@marginalia/on-device';
import { describe, expect, it } from 'vitest';
import { leadingTools, toolCount } from './featured.ts';
import { announced, categories, featuredTools, loadTool, tools } from './index.ts';

const loaded = await Promise.all(tools.map(({ slug }) => loadTool(slug)));
const generator = inProcessGenerator();
const definitions = globSync('*.tool.ts', { cwd: join(import.meta.dirname, 'tools') });

for (const tool of loaded) if (tool) describeTool(await tool.whole(), generator);

describe('The collection of tools', () => {
  it('contains every definition file, in the order of the categories', () => {
    expect(tools.map(({ slug }) => `${slug}.tool.ts`).sort()).toEqual(definitions.sort());
    expect(loaded.every(Boolean)).toBe(true);
    expect([...new Set(tools.map((tool) => tool.category))]).toEqual(categories.map(({ id }) => id));
  });

  it('gives every page the number of tools, four featured ones and the first of each category', () => {
    expect(toolCount).toBe(tools.length);
    expect(featuredTools.length).toBe(4);
    expect(leadingTools.map(({ id }) => id)).toEqual(categories.map(({ id }) => id));
    for (const { id, count, first } of leadingTools) {
      const all = tools.filter((tool) => tool.category === id);
      expect(count).toBe(all.length);
      // The engine's catalogue-order.test.ts tests how many those are at most.
      expect(first.length).toBeGreaterThan(0);
      expect(first).toEqual(all.slice(0, first.length).map(({ slug, name }) => ({ slug, name })));
    }
  });

  it('has no tool that is also announced', () => {
    const coming = announced.flatMap((tool) => tool.slug ?? []);
    expect(tools.filter((tool) => coming.includes(tool.slug)).map((tool) => `${tool.slug}: take it off the announced list`)).toEqual([]);
  });

  it('features four, in the order of the product', () => {
    expect(featuredTools.map((tool) => tool.name)).toEqual([
      'NTCC Report Creator',
      'Research Paper Explainer',
      'Smart Study Planner',
      'AI Flashcard Creator',
    ]);
  });

  it('returns no tool for an unknown slug', async () => {
    expect(await loadTool('constructor')).toBeUndefined();
    expect(await loadTool('../announced')).toBeUndefined();
  });
});

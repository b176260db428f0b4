import { describeTool } from '@marginalia/engine/testing/contract';
import { inProcessGenerator } from '@marginalia/on-device';
import { describe, expect, it } from 'vitest';
import { announced, categories, featuredTools, loadTool, tools } from './index.ts';

const loaded = await Promise.all(tools.map(({ slug }) => loadTool(slug)));
const generator = inProcessGenerator();

for (const tool of loaded) if (tool) describeTool(tool, generator);

describe('The collection of tools', () => {
  it('is found by its files, each tool once', () => {
    expect(tools.length).toBeGreaterThanOrEqual(11);
    expect(loaded.every(Boolean)).toBe(true);
    expect(new Set(tools.map((tool) => tool.counter)).size).toBe(tools.length);
  });

  it('has no tool that is also announced', () => {
    const coming = announced.flatMap((tool) => tool.slug ?? []);
    expect(tools.filter((tool) => coming.includes(tool.slug)).map((tool) => `${tool.slug}: take it off the announced list`)).toEqual([]);
  });

  it('puts every tool in a category', () => {
    const known = categories.map((category) => category.id);
    expect(tools.filter((tool) => !known.includes(tool.category))).toEqual([]);
  });

  it('features four, in the order of the product', () => {
    expect(featuredTools.slice(0, 4).map((tool) => tool.name)).toEqual([
      'NTCC Report Creator',
      'Research Paper Explainer',
      'Smart Study Planner',
      'AI Flashcard Creator',
    ]);
  });

  it('answers an unknown slug with nothing', async () => {
    expect(await loadTool('constructor')).toBeUndefined();
    expect(await loadTool('../announced')).toBeUndefined();
  });
});

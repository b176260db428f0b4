import { expect, it } from 'vitest';
import { loadTool } from './load-tool.ts';
import { starts } from './starts.ts';

it('every tool that Home starts with notes has a field for them, and asks for nothing else that notes cannot give', async () => {
  expect(starts.map(({ label }) => label)).toEqual(['Make flashcards', 'Debrief', 'Find gaps']);
  for (const { tool: named } of starts) {
    const tool = await loadTool(named.slug);
    expect(tool?.fields.filter(({ material, required }) => material && required)).toHaveLength(1);
    const others = tool?.fields.filter(({ required, initial, material }) => required && initial === '' && !material) ?? [];
    expect(others.every(({ control }) => control === 'text')).toBe(true);
  }
});

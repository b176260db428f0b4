import { runByHand } from '@marginalia/engine/testing';
import { textFor } from '@marginalia/fake-model';
import { expect, it } from 'vitest';
import { loadTool, tools } from './index.ts';

it.each(tools.map(({ slug }) => slug))('A pasted answer is the result of %s', async (slug) => {
  const tool = await loadTool(slug);
  if (!tool) throw new Error(`No tool ${slug}`);
  const { examples } = (await tool.whole()).definition;
  const { context, notices } = await runByHand(tool, examples[0].values, (prompt) => textFor(prompt, [], 120));
  expect(notices.map(({ title }) => title)).toEqual(['Success!']);
  expect(context.result?.source).toBe('pasted');
});

import { runByHand } from '@marginalia/engine/testing';
import { textFor } from '@marginalia/fake-model';
import { expect, it } from 'vitest';
import { loadTool, tools } from './index.ts';

// paste.spec.ts of the site has the report, which takes several answers.
const slugs = tools.map(({ slug }) => slug).filter((slug) => slug !== 'ntcc-report-creator');

it.each(slugs)('A pasted answer is the result of %s', async (slug) => {
  const tool = await loadTool(slug);
  if (!tool) throw new Error(`No tool ${slug}`);
  const { examples } = (await tool.whole()).definition;
  const { context, notices } = await runByHand(tool, examples[0].values, (prompt) => textFor(prompt, [], 120));
  expect(notices.map(({ title }) => title)).toEqual(['Success!']);
  expect(context.result?.source).toBe('pasted');
});

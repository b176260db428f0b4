import { countWords, resultText } from '@marginalia/engine';
import { runByHand } from '@marginalia/engine/testing';
import { textFor } from '@marginalia/fake-model';
import { expect, it } from 'vitest';
import { loadTool, tools } from './index.ts';

// The report takes several answers.
const slugs = tools.map(({ slug }) => slug).filter((slug) => slug !== 'ntcc-report-creator');

it.each(slugs)('A pasted answer is the result of %s', async (slug) => {
  const tool = await loadTool(slug);
  if (!tool) throw new Error(`No tool ${slug}`);
  const { examples } = (await tool.whole()).definition;
  const { context, notices } = await runByHand(tool, examples[0].values, (prompt) => textFor(prompt, [], 120));
  expect(notices.map(({ title }) => title)).toEqual(['Success!']);
  expect(context.result?.source).toBe('pasted');
});

it('The longest report takes at most nine answers, and has its 20,000 words', async () => {
  const tool = await loadTool('ntcc-report-creator');
  if (!tool) throw new Error('No report');
  const { examples } = (await tool.whole()).definition;
  let answers = 0;
  const { context } = await runByHand(tool, { ...examples[0].values, pages: '35-40' }, (prompt) => {
    answers += 1;
    return textFor(prompt, [], 120);
  });
  expect(answers).toBeLessThanOrEqual(9);
  expect(countWords(context.result ? resultText(context.result) : '')).toBeGreaterThan(0.95 * 20_000);
});

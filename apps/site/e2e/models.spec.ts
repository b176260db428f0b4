import { savedSentence } from '@marginalia/engine';
import type { Page } from '@playwright/test';
import { EXPECTED_TOOLS, type ExpectedTool } from './expected-tools.ts';
import { downloaded, fillForm, storedIn } from './site.ts';
import { allStoredText } from './stored.ts';
import { copied, expect, KEY, PROTOCOLS, seed, test, wordsOf } from './with-model.ts';

const CLOSING = 'Please write a comprehensive, professional response that can be used as it is.';

/**
 * One tool with each protocol: one with a date and lists of options, one that saves. The contract of tools (`describeTool`) checks the
 * prompt of every tool, and model-report.spec.ts has a report in sections.
 */
const SLUGS = ['study-planner', 'lecture-debrief'];

for (const [index, protocol] of PROTOCOLS.entries()) {
  const tool = EXPECTED_TOOLS.find(({ slug }) => slug === SLUGS[index]);
  if (!tool) throw new Error('No such tool');
  test(`${protocol.name} receives the whole form of ${tool.name}, and the key is sent only in its header`, async ({ page, fake }) => {
    const heard: string[] = [];
    page.on('console', (message) => heard.push(message.text()));
    page.on('request', (request) => heard.push(request.url()));
    await seed(page, protocol, fake);

    await page.goto(`/tools/${tool.slug}`);
    const inputs = await fillAll(page, tool);
    await page.getByRole('button', { name: tool.button }).click();
    const notices = page.getByRole('status');
    await expect(notices.getByText(tool.success, { exact: true })).toBeVisible();
    await expect(page.locator('#result').getByText('AI draft by fake. Check every fact and citation before you submit.')).toBeVisible();

    const { requests } = fake;
    expect(requests.length).toBeGreaterThan(0);
    for (const { prompt, keyIn, key, protocol: spoken, headers } of requests) {
      expect([spoken, keyIn, key]).toEqual([protocol.kind, 'header', KEY]);
      expect(headers[protocol.header]).toContain(KEY);
      for (const input of inputs) expect(prompt).toContain(input);
      expect(prompt).toMatch(/^Tone: \S.*$/m);
      expect(prompt).toMatch(/^Target Audience: \S.*$/m);
      expect(prompt).toContain(CLOSING);
      expect(prompt).not.toContain(KEY);
    }

    const text = await copied(page);
    expect(wordsOf(text).join(' ')).toBe(wordsOf(requests[0]?.answer ?? '').join(' '));
    expect(text).not.toContain('AI draft by');

    if (tool.saved) {
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(notices.getByText(savedSentence(tool.noun), { exact: true })).toBeVisible();
      const list = (await storedIn(page, tool.saved.key)) as Record<string, unknown>[];
      expect(list.find(({ content }) => content === text)).toMatchObject({ source: 'fake' });
    }
    const file = await downloaded(page, () => page.getByRole('button', { name: 'Download', exact: true }).click());
    expect(file.text).toBe(text);
    await expect.poll(() => storedIn(page, 'tool_analytics')).toMatchObject({ [tool.counter]: 1 });
    expect(await allStoredText(page)).not.toContain(KEY);

    expect(await page.evaluate(() => sessionStorage.getItem('generation_key'))).toContain(KEY);
    const elsewhere = () => Object.entries(sessionStorage).filter(([name]) => name !== 'generation_key');
    expect(JSON.stringify(await page.evaluate(elsewhere))).not.toContain(KEY);
    expect(await storedIn(page, 'generation_settings')).toMatchObject({
      kind: protocol.kind === 'openai' ? 'openai-compatible' : 'gemini',
    });
    expect(heard.join('\n')).not.toContain(KEY);
  });
}

/** Fills every field of the form. @returns what the prompt must contain: texts as they are, options by their labels */
async function fillAll(page: Page, { values }: ExpectedTool): Promise<string[]> {
  const fields = await page.locator('form [name]').evaluateAll((elements) =>
    elements.map((element) => {
      const { name, type } = element as HTMLInputElement;
      const options = element instanceof HTMLSelectElement ? [...element.options].filter(({ value }) => value !== '') : [];
      return { name, type, options: options.map(({ value, text }) => ({ value, text })) };
    }),
  );
  const inputs: string[] = [];
  const filled: Record<string, string> = {};
  for (const { name, type, options } of fields) {
    // The last option is not the default.
    const option = options.at(-1);
    const value = option?.value ?? values[name] ?? (type === 'date' ? '2026-12-18' : `Own words on ${name}`);
    filled[name] = value;
    inputs.push(option?.text ?? value);
  }
  await fillForm(page, filled);
  return inputs;
}

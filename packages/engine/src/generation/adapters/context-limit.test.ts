import { startFakeModel } from '@marginalia/fake-model';
import { afterAll, describe, expect, it } from 'vitest';
import { collect, generationRequest } from '../../testing/generation-request.ts';
import { stubFetch } from '../../testing/stub-fetch.ts';
import { createRefusedParameters } from '../http/refused-parameters.ts';
import type { ModelOptions } from './model-generator.ts';
import { openAiCompatibleGenerator } from './openai-compatible.ts';

const TEXT = 'data: {"choices":[{"delta":{"content":"Tides."},"finish_reason":"stop"}]}\n\n';
const OLLAMA = 'http://localhost:11434/v1';
const ELSEWHERE = 'https://models.example/v1';
const words = (count: number): string => 'word '.repeat(count);

async function ask(prompt: string, read: number | undefined, options: Partial<ModelOptions> = {}, earlier = '') {
  const usage = read === undefined ? [] : [`data: {"choices":[],"usage":{"prompt_tokens":${read},"completion_tokens":2}}\n\n`];
  const stub = stubFetch({ chunks: [TEXT, ...usage, 'data: [DONE]\n\n'] });
  const generator = openAiCompatibleGenerator({
    baseUrl: OLLAMA,
    model: 'm',
    fetch: stub.fetch,
    refusedParameters: createRefusedParameters(),
    ...options,
  });
  const events = await collect(generator.generate(generationRequest({ prompt, ...(earlier && { resume: { text: earlier } }) })));
  return { end: events.at(-1), sent: stub.calls[0]?.body, capabilities: generator.capabilities };
}

const WHOLE = { type: 'finish', reason: 'stop' };
const IN_PART = { ...WHOLE, readInPart: true };

describe('A prompt that may exceed the context', () => {
  it('is sent whole if the context is only assumed', async () => {
    const { sent, capabilities } = await ask(words(12_000), 16_000);
    expect(sent).toMatchObject({ messages: [{ content: words(12_000) }], max_tokens: 8192 });
    expect(capabilities).toMatchObject({ assumedContextTokens: 4096 });
    expect(capabilities).not.toHaveProperty('contextTokens');
  });

  it.each([
    ['as many tokens as the words take', 3000, 4000, WHOLE],
    ['more tokens than the assumed context', 12_000, 16_000, WHOLE],
    // Ollama truncates to half of its context plus two tokens.
    ['fewer tokens than words', 12_000, 2050, IN_PART],
    ['fewer tokens than words, of a prompt just over the context', 3100, 2050, IN_PART],
    ['zero tokens, as older servers do for a cached prompt', 3000, 0, WHOLE],
    ['zero tokens, of a prompt over the assumed context', 5000, 0, IN_PART],
    ['no tokens, of a prompt within the assumed context', 3000, undefined, WHOLE],
    ['no tokens, of a prompt over the assumed context', 5000, undefined, IN_PART],
  ])('is recognised as truncated or whole if the server reports %s', async (_, sent, read, end) => {
    expect((await ask(words(sent), read)).end).toEqual(end);
  });

  it('is measured together with the text to continue', async () => {
    expect((await ask(words(500), 700, {}, words(600))).end).toEqual(IN_PART);
    expect((await ask(words(300), 1400, {}, words(600))).end).toEqual(WHOLE);
  });

  it('counts as truncated only by the reported tokens on a server without an assumed context', async () => {
    expect((await ask(words(50_000), undefined, { baseUrl: ELSEWHERE })).end).toEqual(WHOLE);
    expect((await ask(words(5000), 2050, { baseUrl: ELSEWHERE })).end).toEqual(IN_PART);
  });

  it('is refused if it exceeds a known context', async () => {
    await expect(ask(words(12_000), 1, { capabilities: { contextTokens: 4096 } })).rejects.toMatchObject({ kind: 'bad-request' });
    expect((await ask(words(4000), 5400, { capabilities: { contextTokens: 4096 } })).end).toEqual(WHOLE);
  });

  it.each([
    ['limits the answer to the rest of a known context', 'x'.repeat(6000), 8192, 8192 - 2000],
    ['leaves at least 256 tokens for the answer', 'x'.repeat(12_000), 4096, 256],
    ['does not limit the answer in a long context', 'x'.repeat(6000), 131_072, 8192],
  ])('%s', async (_, prompt, contextTokens, tokens) => {
    const { sent } = await ask(prompt, undefined, { capabilities: { contextTokens } });
    expect(sent).toMatchObject({ max_tokens: tokens });
  });
});

describe('A truncated prompt, over HTTP', async () => {
  const fake = await startFakeModel();
  afterAll(() => fake.close());
  const generator = openAiCompatibleGenerator({ baseUrl: `${fake.url}/open/v1`, model: 'fake' });

  it('is reported; a prompt that was read is not', async () => {
    fake.fault('cut-prompt');
    expect((await collect(generator.generate(generationRequest()))).at(-1)).toEqual(IN_PART);
    expect((await collect(generator.generate(generationRequest()))).at(-1)).toEqual(WHOLE);
  });
});

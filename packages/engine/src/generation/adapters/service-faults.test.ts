import { type Fault, startFakeModel } from '@marginalia/fake-model';
import { afterAll, describe, expect, it } from 'vitest';
import { generationRequest } from '../../testing/generation-request.ts';
import type { GenerationError } from '../generation-error.ts';
import { createRefusedParameters } from '../http/refused-parameters.ts';
import type { GenerationEvent } from '../text-generator.ts';
import { geminiGenerator } from './gemini.ts';
import type { ModelOptions } from './model-generator.ts';
import { openAiCompatibleGenerator } from './openai-compatible.ts';

const KEY = 'test-key-4711-secret';

const PROTOCOLS = [
  ['Gemini', geminiGenerator],
  ['OpenAI-compatible', openAiCompatibleGenerator],
] as const;

describe.each(PROTOCOLS)('%s, when the service fails', async (_, make) => {
  const fake = await startFakeModel({ retryAfter: 20 });
  afterAll(() => fake.close());

  async function run(faults: readonly Fault[], options: Partial<ModelOptions> = {}) {
    const before = fake.requests.length;
    fake.fault(...faults);
    const common = { baseUrl: fake.url, model: 'fake', key: () => KEY, refusedParameters: createRefusedParameters(), random: () => 0.01 };
    const events: GenerationEvent[] = [];
    let error: GenerationError | undefined;
    try {
      for await (const event of make({ ...common, ...options }).generate(generationRequest())) events.push(event);
    } catch (thrown) {
      error = thrown as GenerationError;
    }
    const requests = fake.requests.slice(before);
    return {
      text: events.map((event) => (event.type === 'delta' ? event.text : '')).join(''),
      end: events.at(-1),
      waits: events.flatMap((event) => (event.type === 'progress' && event.wait !== undefined ? [event.wait] : [])),
      requests,
      error,
    };
  }

  it.each<Fault>([
    '429-minute',
    '429-wrapped',
    '429',
    '500',
    '503',
    '502-html',
    'drop-before',
    ['drop-mid', 'thinking-only'],
    'thinking-only',
    'rejects-temperature',
    'rejects-stream_options',
  ])('retries after one %s and receives the whole text', async (fault) => {
    const { text, end, requests, error } = await run([fault]);
    expect(error).toBeUndefined();
    expect(end).toMatchObject({ type: 'finish', reason: 'stop' });
    expect(text).toBe(requests.at(-1)?.answer);
    expect(requests.map(({ violation }) => violation).filter(Boolean)).toEqual([]);
  });

  it.each<[Fault, string]>([
    ['401', 'auth'],
    ['403', 'auth'],
    ['leaked-key', 'auth'],
    ['bad-key', 'auth'],
    ['referrer-blocked', 'permission'],
    ['404', 'not-found'],
    ['prompt-too-long', 'bad-request'],
    ['429-day', 'quota'],
    ['html-200', 'protocol'],
    ['empty-body', 'empty'],
    ['empty', 'empty'],
    ['no-candidates', 'empty'],
    ['prompt-blocked', 'blocked'],
  ])('fails after %s with the kind %s, without a retry', async (fault, kind) => {
    const { error, text, requests } = await run([fault]);
    expect(error).toMatchObject({ kind });
    expect(text).toBe('');
    expect(requests).toHaveLength(1);
    expect(`${error?.message}${error?.stack}`).not.toContain(KEY);
  });

  it('does not retry when the model is outside the tier or the credit is used up', async () => {
    const { error, requests } = await run(['429-zero']);
    expect(['permission', 'quota']).toContain(error?.kind);
    expect(requests).toHaveLength(1);
  });

  it.each<[Fault, string]>([
    ['drop-mid', 'interrupted'],
    ['truncated-chunk', 'interrupted'],
    ['malformed-chunk', 'interrupted'],
    ['no-finish', 'interrupted'],
    ['max-tokens', 'length'],
    ['safety', 'blocked'],
    ['recitation', 'blocked'],
  ])('keeps the text after %s and finishes with %s', async (fault, reason) => {
    const { text, end, requests } = await run([fault]);
    expect(end).toMatchObject({ type: 'finish', reason });
    expect(text).not.toBe('');
    expect(requests.at(-1)?.answer.startsWith(text)).toBe(true);
    expect(requests).toHaveLength(1);
  });

  it.each<Fault>(['error-mid', 'error-mid-status'])('keeps the text after %s and does not retry', async (fault) => {
    const { text, error, requests } = await run([fault]);
    expect(error?.kind).toBe('overloaded');
    expect(text).not.toBe('');
    expect(requests).toHaveLength(1);
  });

  it.each<Fault>(['hang-before', 'hang-mid'])('times out after %s', async (fault) => {
    const { error } = await run([fault], { idleTimeout: 60 });
    expect(error?.kind).toBe('timeout');
  });

  it('does not follow a redirect, which would send the key elsewhere', async () => {
    const { error, requests } = await run(['redirect'], { attempts: 1 });
    expect(error?.kind).toBe('network');
    expect(requests).toHaveLength(1);
  });

  it('waits as long as the service asks for, and reports the wait', async () => {
    const { waits, requests } = await run(['429-minute']);
    expect(requests).toHaveLength(2);
    expect(waits).toHaveLength(1);
    expect(waits[0]).toBeGreaterThan(0);
    expect(waits[0]).toBeLessThanOrEqual(20);
  });

  it('gives up after four tries', async () => {
    const { error, requests } = await run(['503', '503', '503', '503', 'ok']);
    expect(error).toMatchObject({ kind: 'overloaded', status: 503 });
    expect(requests).toHaveLength(4);
    await run([]);
  });
});

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

describe.each(PROTOCOLS)('%s, when the service is at fault', async (_, make) => {
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
  ])('%s once: it is asked again and the text is whole', async (fault) => {
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
  ])('%s: %s, and no second try', async (fault, kind) => {
    const { error, text, requests } = await run([fault]);
    expect(error).toMatchObject({ kind });
    expect(text).toBe('');
    expect(requests).toHaveLength(1);
    expect(`${error?.message}${error?.stack}`).not.toContain(KEY);
  });

  it('a model outside the tier, or credit that is used up, is not asked again', async () => {
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
  ])('%s: what was written stays, and it ends with %s', async (fault, reason) => {
    const { text, end, requests } = await run([fault]);
    expect(end).toMatchObject({ type: 'finish', reason });
    expect(text).not.toBe('');
    expect(requests.at(-1)?.answer.startsWith(text)).toBe(true);
    expect(requests).toHaveLength(1);
  });

  it.each<Fault>(['error-mid', 'error-mid-status'])('%s: what was written stays, nothing is asked twice', async (fault) => {
    const { text, error, requests } = await run([fault]);
    expect(error?.kind).toBe('overloaded');
    expect(text).not.toBe('');
    expect(requests).toHaveLength(1);
  });

  it.each<Fault>(['hang-before', 'hang-mid'])('%s: it gives up when nothing has come for long', async (fault) => {
    const { error } = await run([fault], { idleTimeout: 60 });
    expect(error?.kind).toBe('timeout');
  });

  it('a redirect is not followed: the key stays here', async () => {
    const { error, requests } = await run(['redirect'], { attempts: 1 });
    expect(error?.kind).toBe('network');
    expect(requests).toHaveLength(1);
  });

  it('a pause that the service asks for is kept, and told', async () => {
    const { waits, requests } = await run(['429-minute']);
    expect(requests).toHaveLength(2);
    expect(waits).toHaveLength(1);
    expect(waits[0]).toBeGreaterThan(0);
    expect(waits[0]).toBeLessThanOrEqual(20);
  });

  it('four tries are all', async () => {
    const { error, requests } = await run(['503', '503', '503', '503', 'ok']);
    expect(error).toMatchObject({ kind: 'overloaded', status: 503 });
    expect(requests).toHaveLength(4);
    await run([]);
  });
});

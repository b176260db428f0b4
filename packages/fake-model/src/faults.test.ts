import { describe, expect, it } from 'vitest';
import { FAULTS, type FaultMode } from './index.ts';
import { ANSWER_FAULTS, REFUSALS, STREAM_FAULTS } from './models/faults.ts';
import { askGemini, askOpenAi, outcome, serviceForTest } from './test-client.ts';

const PROMPT = 'Write about 300 words.';
const MODES = Object.keys(FAULTS) as (keyof typeof FAULTS)[];

interface Expected {
  readonly status: number;
  readonly gemini?: RegExp;
  readonly openai?: RegExp;
}

const errors: [FaultMode, Expected, Expected][] = [
  ['401', { status: 401, gemini: /"ACCESS_TOKEN_TYPE_UNSUPPORTED"/ }, { status: 401, openai: /"invalid_api_key"/ }],
  ['403', { status: 403, gemini: /Consumer 'api_key:test-key' has been suspended/ }, { status: 403, openai: /API key test-key/ }],
  [
    'leaked-key',
    { status: 403, gemini: /Your API key was reported as leaked\. Please use another API key\./ },
    { status: 401, openai: /leaked/ },
  ],
  ['referrer-blocked', { status: 403, gemini: /"API_KEY_HTTP_REFERRER_BLOCKED"/ }, { status: 403, openai: /origin/ }],
  [
    'bad-key',
    { status: 400, gemini: /API key not valid.*"API_KEY_INVALID"/s },
    { status: 401, openai: /Incorrect API key provided: test-key/ },
  ],
  ['404', { status: 404, gemini: /models\/fake is not found for API version v1beta/ }, { status: 404, openai: /"model_not_found"/ }],
  [
    'prompt-too-long',
    { status: 400, gemini: /The input token count \(1048577\) exceeds/ },
    { status: 400, openai: /"context_length_exceeded"/ },
  ],
  [
    '429-minute',
    { status: 429, gemini: /Please retry in 2\.5s\..*PerMinutePer.*"retryDelay": "2\.5s"/s },
    { status: 429, openai: /try again in 2\.5s/ },
  ],
  [
    '429-day',
    { status: 429, gemini: /Please retry in 10h17m5\.7s\..*PerDayPer.*"retryDelay": "37025s"/s },
    { status: 429, openai: /per day \(RPD\)/ },
  ],
  ['429-zero', { status: 429, gemini: /limit: 0, model: fake/ }, { status: 429, openai: /"insufficient_quota"/ }],
  ['429', { status: 429, gemini: /"RESOURCE_EXHAUSTED"/ }, { status: 429, openai: /"rate_limit_exceeded"/ }],
  ['429-wrapped', { status: 429, gemini: /^\[\{.*" @type".*\}\]$/s }, { status: 429, openai: /^\[\{/ }],
  ['500', { status: 500, gemini: /"INTERNAL"/ }, { status: 500, openai: /"server_error"/ }],
  ['502-html', { status: 502, gemini: /^<html>/ }, { status: 502, openai: /^<html>/ }],
  ['503', { status: 503, gemini: /experiencing high demand.*"UNAVAILABLE"/s }, { status: 503, openai: /overloaded/ }],
  ['html-200', { status: 200, gemini: /^<html>/ }, { status: 200, openai: /^<html>/ }],
  ['empty-body', { status: 200, gemini: /^$/ }, { status: 200, openai: /^$/ }],
  ['prompt-blocked', { status: 200, gemini: /"blockReason":"PROHIBITED_CONTENT"/ }, { status: 400, openai: /"content_filter"/ }],
  [
    'rejects-top_p',
    { status: 400, gemini: /Unknown name \\"topP\\": Cannot find field/ },
    { status: 400, openai: /'top_p' is not supported/ },
  ],
];

describe('A refusal', () => {
  it.each(errors)('%s has the status and the body of the real service', async (fault, gemini, openai) => {
    const fake = await serviceForTest({ retryAfter: 2500 });
    fake.fault(fault, fault);
    const first = await outcome(askGemini(fake, PROMPT, { config: { topP: 0.8 } }));
    expect([first.status, first.raw]).toEqual([gemini.status, expect.stringMatching(gemini.gemini ?? /^$/)]);
    const second = await outcome(askOpenAi(fake, PROMPT, { body: { top_p: 0.8 } }));
    expect([second.status, second.raw]).toEqual([openai.status, expect.stringMatching(openai.openai ?? /^$/)]);
    expect(fake.requests.map(({ faults, violation }) => [faults, violation])).toEqual([
      [[fault], undefined],
      [[fault], undefined],
    ]);
  });

  it('has a JSON body with status and details in the Gemini protocol', async () => {
    const fake = await serviceForTest();
    fake.fault('429-minute');
    const body = JSON.parse((await outcome(askGemini(fake, PROMPT))).raw);
    expect(body.error).toMatchObject({ code: 429, status: 'RESOURCE_EXHAUSTED' });
    expect(body.error.details.map((detail: Record<string, string>) => detail['@type']?.split('.').at(-1))).toEqual([
      'Help',
      'QuotaFailure',
      'RetryInfo',
    ]);
  });

  it('has retry headers in the OpenAI-compatible protocol', async () => {
    const fake = await serviceForTest({ retryAfter: 2500 });
    fake.fault('429-minute');
    const { headers } = await askOpenAi(fake, PROMPT);
    expect([headers.get('retry-after'), headers.get('retry-after-ms')]).toEqual(['3', '2500']);
  });
});

describe('A fault of the connection', () => {
  it('hang-before never answers', async () => {
    const fake = await serviceForTest();
    fake.fault('hang-before');
    const stop = new AbortController();
    const response = askGemini(fake, PROMPT, { signal: stop.signal });
    await expect.poll(() => fake.requests.length).toBe(1);
    stop.abort();
    await expect(response).rejects.toThrow();
    await expect.poll(() => fake.requests[0]?.abortedAt).toBeGreaterThan(0);
    expect(fake.requests[0]?.status).toBeUndefined();
  });

  it('drop-before closes the connection, which is not logged as an abort of the client', async () => {
    const fake = await serviceForTest();
    fake.fault('drop-before');
    await expect(askOpenAi(fake, PROMPT)).rejects.toThrow();
    expect(fake.requests[0]).toMatchObject({ status: undefined, abortedAt: undefined });
  });

  it('redirect points to another host, and logs a client that follows', async () => {
    const fake = await serviceForTest();
    fake.fault('redirect', 'redirect');
    const body = { method: 'POST', body: '{}' };
    const address = `${fake.url}/v1/chat/completions`;
    const json = { 'content-type': 'application/json', authorization: 'Bearer test-key' };
    const valid = JSON.stringify({ model: 'fake', messages: [{ role: 'user', content: 'x' }], stream: true });
    await expect(fetch(address, { ...body, body: valid, headers: json, redirect: 'error' })).rejects.toThrow();
    expect(fake.requests).toHaveLength(1);
    await fetch(address, { ...body, body: valid, headers: json });
    expect(fake.requests.at(-1)).toMatchObject({ path: '/__elsewhere', violation: expect.stringContaining('redirect') });
    expect(fake.requests.at(-1)?.headers['host']).toMatch(/^localhost:/);
  });
});

describe('Faults', () => {
  it('have unique names', () => {
    const names = [REFUSALS, STREAM_FAULTS, ANSWER_FAULTS].flatMap(Object.keys);
    expect(new Set(names).size).toBe(names.length);
  });

  it('apply to the next generations in order, and not to requests of models', async () => {
    const fake = await serviceForTest();
    fake.fault('503', 'ok', '500');
    const models = () => fetch(`${fake.url}/v1/models`, { headers: { authorization: 'Bearer test-key' } });
    const statuses = [];
    for (const ask of [askGemini, models, askOpenAi, askGemini, askGemini]) statuses.push((await ask(fake, PROMPT)).status);
    expect(statuses).toEqual([503, 200, 200, 500, 200]);
    fake.faultModels('401');
    expect([(await askGemini(fake, PROMPT)).status, (await models()).status, (await models()).status]).toEqual([200, 401, 200]);
  });

  it('can be chosen by the name of the model', async () => {
    const fake = await serviceForTest();
    const status = async (model: string) => (await askGemini(fake, PROMPT, { model })).status;
    expect([await status('fake-503'), await status('fake-503'), await status('fake-lf+comments'), await status('fake-nonsense')]).toEqual([
      503, 503, 200, 404,
    ]);
    const rejects = 'fake-rejects-temperature';
    expect((await askOpenAi(fake, PROMPT, { model: rejects, body: { temperature: 0.7 } })).status).toBe(400);
    expect((await askOpenAi(fake, PROMPT, { model: rejects })).status).toBe(200);
  });

  it('can be queued at an address', async () => {
    const fake = await serviceForTest();
    expect((await fetch(`${fake.url}/__fault?mode=503&mode=crlf+comments`)).status).toBe(200);
    expect((await fetch(`${fake.url}/__fault?mode=401&on=models`)).status).toBe(200);
    expect((await fetch(`${fake.url}/__fault?mode=nonsense`)).status).toBe(400);
    expect((await askGemini(fake, PROMPT)).status).toBe(503);
    expect(await (await askGemini(fake, PROMPT)).text()).toContain(': PROCESSING');
    expect((await fetch(`${fake.url}/v1beta/models`, { headers: { 'x-goog-api-key': 'test-key' } })).status).toBe(401);
    const manual = await (await fetch(fake.url)).text();
    for (const mode of MODES) expect(manual).toContain(`  ${mode} `);
  });
});

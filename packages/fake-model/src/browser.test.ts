import { describe, expect, it } from 'vitest';
import { ASK, serviceForTest } from './test-client.ts';

const ORIGIN = 'https://study.example';
const GEMINI = '/v1beta/models/fake:streamGenerateContent';
const OPENAI = '/v1/chat/completions';

/** A preflight as a browser sends it. */
const preflight = (url: string, headers: string) =>
  fetch(url, {
    method: 'OPTIONS',
    headers: { origin: ORIGIN, 'access-control-request-method': 'POST', 'access-control-request-headers': headers },
  });

describe('A browser', () => {
  it.each([
    ['Gemini', GEMINI, 'content-type, x-goog-api-key', 'content-type,x-goog-api-key'],
    ['OpenAI-compatible', OPENAI, 'content-type, authorization', 'authorization,content-type'],
    ['a local server', '/open/v1/chat/completions', 'content-type', 'content-type'],
  ])('may send only the content type and the key header (%s)', async (_, path, allowed, asked) => {
    const fake = await serviceForTest();
    const { status, headers } = await preflight(fake.url + path, asked);
    expect([status, headers.get('access-control-allow-headers'), headers.get('access-control-allow-origin')]).toEqual([
      204,
      allowed,
      ORIGIN,
    ]);
    expect(fake.requests).toEqual([]);
    await preflight(fake.url + path, `${asked},x-stainless-lang`);
    expect(fake.requests).toMatchObject([{ method: 'OPTIONS', violation: 'The preflight asks for x-stainless-lang.' }]);
  });

  it('adds the headers of its preflight to the log', async () => {
    const fake = await serviceForTest();
    await preflight(fake.url + GEMINI, 'content-type,x-goog-api-key');
    const answer = await ASK.gemini(fake, 'x', { headers: { origin: ORIGIN } });
    expect(answer.headers.get('access-control-allow-origin')).toBe(ORIGIN);
    await ASK.gemini(fake, 'x');
    expect(fake.requests.map(({ preflight, origin }) => [preflight, origin])).toEqual([
      [['content-type', 'x-goog-api-key'], ORIGIN],
      [undefined, undefined],
    ]);
  });

  it('can read errors', async () => {
    const fake = await serviceForTest();
    fake.fault('503');
    expect((await ASK.openai(fake, 'x', { headers: { origin: ORIGIN } })).headers.get('access-control-allow-origin')).toBe(ORIGIN);
  });

  it('gets no access from the no-cors mount', async () => {
    const fake = await serviceForTest();
    const asked = await preflight(`${fake.url}/no-cors/v1/chat/completions`, 'content-type');
    const simple = await fetch(`${fake.url}/no-cors/v1/models`, { headers: { origin: ORIGIN } });
    for (const { status, headers } of [asked, simple]) expect([status, headers.get('access-control-allow-origin')]).toEqual([403, null]);
    expect((await fetch(`${fake.url}/no-cors/v1/models`)).status).toBe(200);
  });
});

describe('The log', () => {
  it('records when a client closed the connection, and when an answer was complete', async () => {
    const fake = await serviceForTest();
    const stop = new AbortController();
    const response = await ASK.openai(fake, 'Write about 3,000 words.', { model: 'fake-slow', signal: stop.signal });
    await response.body?.getReader().read();
    const before = Date.now();
    stop.abort();
    await expect.poll(() => fake.requests[0]?.abortedAt).toBeGreaterThanOrEqual(before);
    expect(fake.requests[0]?.endedAt).toBeUndefined();
    await (await ASK.openai(fake, 'Write about 30 words.')).text();
    await expect.poll(() => fake.requests[1]?.endedAt).toBeGreaterThan(0);
    expect(fake.requests[1]).toMatchObject({ abortedAt: undefined, status: 200, prompt: 'Write about 30 words.', model: 'fake' });
  });

  it('is passed to onEnd', async () => {
    const ended: string[] = [];
    const fake = await serviceForTest({ onEnd: ({ path, status }) => ended.push(`${status} ${path}`) });
    fake.fault('drop-before');
    await ASK.openai(fake, 'x').catch(() => undefined);
    await (await ASK.gemini(fake, 'x')).text();
    await expect.poll(() => ended).toEqual([`undefined ${OPENAI}`, `200 ${GEMINI}`]);
  });

  it('ends every open request when the service is closed', async () => {
    const fake = await serviceForTest();
    fake.fault('hang-before');
    const response = ASK.gemini(fake, 'x');
    response.catch(() => undefined);
    await expect.poll(() => fake.requests.length).toBe(1);
    await fake.close();
    await expect(response).rejects.toThrow();
  });
});

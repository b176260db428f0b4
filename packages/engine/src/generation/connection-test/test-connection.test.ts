import { afterEach, describe, expect, it, vi } from 'vitest';
import { type StubAnswer, stubFetch } from '../../testing/stub-fetch.ts';
import { type ConnectionPorts, type ConnectionTestOptions, testConnection } from './test-connection.ts';

const KEY = 'AQ.secret-key';
const json = (status: number, message: string): StubAnswer => ({
  status,
  headers: { 'content-type': 'application/json' },
  chunks: [JSON.stringify({ error: { code: status, message } })],
});
const NO_ANSWER: StubAnswer = { fails: 'rejects' };
const WELL: StubAnswer = { chunks: ['data: {"choices":[{"delta":{"content":"ready"}}]}\n\n'], ending: 'hangs' };
const ORIGIN = 'https://notes.example';

async function test(answers: readonly StubAnswer[], options: Partial<ConnectionTestOptions> = {}, ports: ConnectionPorts = {}) {
  const stub = stubFetch(...answers);
  const result = await testConnection(
    { kind: 'openai-compatible', baseUrl: 'https://models.example/v1', model: 'm', key: () => KEY, fetch: stub.fetch, ...options },
    { origin: ORIGIN, ...ports },
  );
  return { result, stub };
}

describe('testConnection', () => {
  it('succeeds at the first sign of an answer and closes the stream', async () => {
    const { result, stub } = await test([WELL]);
    expect(result).toEqual({ ok: true, milliseconds: expect.any(Number) });
    await stub.closed;
  });

  it.each<[ConnectionTestOptions['kind'], string, string, StubAnswer]>([
    [
      'gemini',
      'https://models.example/v1/models/m:streamGenerateContent?alt=sse',
      'x-goog-api-key',
      { chunks: ['data: {"candidates":[{"content":{"parts":[{"text":"a"}]}}]}\n\n'] },
    ],
    ['openai-compatible', 'https://models.example/v1/chat/completions', 'authorization', WELL],
  ])('uses the protocol of the kind (%s)', async (kind, url, header, answer) => {
    const { result, stub } = await test([answer], { kind });
    expect(result.ok).toBe(true);
    expect(stub.calls[0]?.url).toBe(url);
    expect(new Headers(stub.calls[0]?.init.headers).get(header)).toContain(KEY);
  });

  it.each<[ConnectionTestOptions['kind'], RegExp]>([
    ['gemini', /aistudio\.google\.com/],
    ['openai-compatible', /where you made this one/],
  ])('explains where to create a new key for the kind (%s)', async (kind, fix) => {
    const { result } = await test([json(401, 'API key not valid')], { kind });
    expect(result).toMatchObject({ kind: 'auth', fix: expect.stringMatching(fix) });
  });

  it.each<[string, StubAnswer, string, RegExp, RegExp]>([
    ['a bad key', json(401, `Incorrect API key provided: ${KEY}`), 'auth', /key was not accepted/, /copied whole/],
    ['a leaked key', json(403, 'Your API key was reported as leaked.'), 'auth', /blocked/, /new key/],
    ['a model that no longer exists', json(404, 'models/m is not found'), 'not-found', /no model "m"/, /another model/],
    ['an address without a service', { status: 404, chunks: ['Not here'] }, 'not-found', /Nothing is served/, /ends in \/v1/],
    ['a key for other sites', json(403, 'Requests from referer <empty> are blocked.'), 'permission', /from this site/, /allowed websites/],
    ['a country that is not served', json(400, 'User location is not supported'), 'permission', /where you are/, /another generator/],
    ['a model outside the tier', json(429, 'Quota exceeded, limit: 0, model: m'), 'permission', /not part of/, /another model/],
    ['too many requests', json(429, 'Slow down'), 'rate-limit', /key works/, /minute/],
    ['a used-up limit', json(429, 'requests per day'), 'quota', /used up/, /renewed/],
    ['a busy service', json(503, 'Busy'), 'overloaded', /503/, /moment/],
    ['a page', { headers: { 'content-type': 'text/html' }, chunks: ['<h1>Hello</h1>'] }, 'protocol', /not a model/, /base URL/],
    ['nothing', {}, 'empty', /without a text/, /another model/],
  ])('explains what is wrong and how to fix it: %s', async (_, answer, kind, reason, fix) => {
    const { result, stub } = await test([answer]);
    expect(result).toMatchObject({ ok: false, kind, reason: expect.stringMatching(reason), fix: expect.stringMatching(fix) });
    expect(JSON.stringify(result)).not.toContain(KEY);
    expect(stub.calls).toHaveLength(1);
  });

  it('sends nothing without a key', async () => {
    const { result, stub } = await test([WELL], { kind: 'gemini', key: () => '' });
    expect(result).toMatchObject({ ok: false, kind: 'auth', reason: 'There is no key.' });
    expect(stub.calls).toEqual([]);
  });

  it('recognises that the page is offline', async () => {
    const { result } = await test([NO_ANSWER], {}, { online: () => false });
    expect(result).toMatchObject({ kind: 'offline', reason: 'You are offline.' });
  });

  it('recognises an address that the Content Security Policy does not allow, by the event of the page', async () => {
    let watching = false;
    const watchPolicy = (listener: (uri: string) => void) => {
      watching = true;
      setTimeout(() => listener('https://models.example/v1/chat/completions'), 10);
      return () => {
        watching = false;
      };
    };
    const { result, stub } = await test([NO_ANSWER], {}, { watchPolicy });
    expect(result).toMatchObject({
      kind: 'policy',
      reason: expect.stringContaining('https://models.example'),
      fix: expect.stringContaining('CSP_CONNECT_EXTRA'),
    });
    expect(stub.calls).toHaveLength(1);
    expect(watching).toBe(false);
  });

  it('ignores a policy violation of another address', async () => {
    const watchPolicy = (listener: (uri: string) => void) => {
      listener('https://ads.example/x');
      return () => {};
    };
    expect((await test([NO_ANSWER], {}, { watchPolicy })).result).toMatchObject({ kind: 'network' });
  });

  it('recognises a server that runs but does not allow this site, without sending the key again', async () => {
    const { result, stub } = await test([NO_ANSWER, {}], { baseUrl: 'http://127.0.0.1:11434/v1' });
    expect(result).toMatchObject({
      kind: 'cors',
      reason: expect.stringContaining('Ollama runs'),
      fix: `Start it with OLLAMA_ORIGINS=${ORIGIN}.`,
    });
    expect(stub.calls[1]).toMatchObject({ url: 'http://127.0.0.1:11434', init: { mode: 'no-cors', credentials: 'omit' } });
    expect(JSON.stringify(stub.calls[1]?.init)).not.toContain(KEY);
  });

  it.each([
    ['http://localhost:1234/v1', 'lms server start --cors'],
    ['http://localhost:8080/v1', '--cors-origins https://notes.example'],
    ['http://localhost:8000/v1', `--allowed-origins '["https://notes.example"]'`],
    ['http://localhost:9999/v1', 'OLLAMA_ORIGINS=https://notes.example'],
  ])('explains how to start a server at %s that does not respond', async (baseUrl, words) => {
    const { result } = await test([NO_ANSWER], { baseUrl });
    expect(result).toMatchObject({ kind: 'network', fix: expect.stringContaining(words) });
  });

  it('explains the 403 of a server on this computer with its allowed origins', async () => {
    const { result } = await test([{ status: 403 }], { baseUrl: 'http://localhost:11434/v1' });
    expect(result).toMatchObject({ kind: 'permission', fix: expect.stringContaining('OLLAMA_ORIGINS') });
  });

  it('explains that a secure page cannot call an http address of another computer', async () => {
    const { result } = await test([NO_ANSWER], { baseUrl: 'http://192.168.1.5:11434/v1', key: () => undefined });
    expect(result).toMatchObject({ kind: 'network', reason: expect.stringContaining('secure page') });
  });

  it('sends no key to an http address of another computer, and says why', async () => {
    const { result, stub } = await test([WELL], { baseUrl: 'http://192.168.1.5:11434/v1' });
    expect(result).toMatchObject({ kind: 'auth', reason: expect.stringContaining('never sent'), fix: expect.stringContaining('https://') });
    expect(stub.calls).toEqual([]);
  });

  it('recognises a server of the same network that does not allow this site', async () => {
    const { result } = await test([{ status: 403 }], { baseUrl: 'http://192.168.1.5:11434/v1', key: () => undefined });
    expect(result).toMatchObject({ kind: 'permission', reason: 'The server does not let this site in.' });
  });

  it('recognises that llama.cpp is still loading its model', async () => {
    const { result, stub } = await test([json(503, 'Loading model')], { baseUrl: 'http://localhost:8080/v1' });
    expect(result).toMatchObject({ kind: 'overloaded', reason: 'The server is still loading its model.', fix: 'Test again in a minute.' });
    expect(stub.calls).toHaveLength(1);
  });

  it('reports a stopped test', async () => {
    const { result } = await test([WELL], { signal: AbortSignal.abort() });
    expect(result).toMatchObject({ ok: false, kind: 'aborted' });
  });
});

describe('testConnection without an answer', () => {
  afterEach(() => void vi.useRealTimers());

  const silent: StubAnswer = { fails: 'hangs' };
  /** Sends a keep-alive comment only. */
  const keptAlive: StubAnswer = { chunks: [': waiting\n\n'], ending: 'hangs' };

  it.each<[string, StubAnswer, string, number, RegExp]>([
    ['on this computer', silent, 'http://localhost:11434/v1', 120, /^It may still be loading: test again\..*ollama run m\)/],
    ['on this computer, with keep-alive comments', keptAlive, 'http://localhost:8080/v1', 120, /still be loading/],
    ['elsewhere', silent, 'https://models.example/v1', 30, /^Try again in a moment\.$/],
  ])('reports how long it waited and what to do: %s', async (_, answer, baseUrl, seconds, fix) => {
    vi.useFakeTimers();
    let came: unknown;
    void test([answer], { baseUrl }).then(({ result }) => {
      came = result;
    });
    await vi.advanceTimersByTimeAsync(seconds * 1000 - 1);
    expect(came).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    const reason = `The model did not answer within ${seconds} seconds.`;
    expect(came).toEqual({ ok: false, kind: 'timeout', reason, fix: expect.stringMatching(fix) });
  });

  it('leaves no timer running after an answer', async () => {
    vi.useFakeTimers();
    expect((await test([WELL])).result.ok).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('reports that it was stopped', async () => {
    const stop = new AbortController();
    const testing = test([silent], { baseUrl: 'http://localhost:11434/v1', signal: stop.signal });
    stop.abort();
    expect((await testing).result).toMatchObject({ kind: 'aborted' });
  });
});

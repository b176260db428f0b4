import { describe, expect, it } from 'vitest';
import { collect, generationRequest } from '../../testing/generation-request.ts';
import { type StubAnswer, stubFetch } from '../../testing/stub-fetch.ts';
import { createRefusedParameters } from '../http/refused-parameters.ts';
import type { GenerationEvent, GenerationRequest } from '../text-generator.ts';
import { type GeminiOptions, geminiGenerator } from './gemini.ts';

const part = (parts: readonly object[], candidate: object = {}): string =>
  `data: ${JSON.stringify({ candidates: [{ content: { parts, role: 'model' }, ...candidate }], modelVersion: 'gemini-x' })}\r\n\r\n`;
const answered = (text: string, finishReason = 'STOP', more: object = {}): StubAnswer => ({
  chunks: [part([{ text }], { finishReason, ...more })],
});
const refused = (status: number, message: string): StubAnswer => ({
  status,
  headers: { 'content-type': 'application/json' },
  chunks: [JSON.stringify({ error: { code: status, message, status: 'INVALID_ARGUMENT' } })],
});

function gemini(answers: readonly StubAnswer[], options: Partial<GeminiOptions> = {}) {
  const stub = stubFetch(...answers);
  const generator = geminiGenerator({
    model: 'gemini-3.5-flash-lite',
    key: () => 'AQ.key',
    fetch: stub.fetch,
    refusedParameters: createRefusedParameters(),
    attempts: 1,
    ...options,
  });
  const ask = async (request: Partial<GenerationRequest> = {}): Promise<GenerationEvent[]> =>
    collect(generator.generate(generationRequest(request)));
  return { ask, generator, calls: stub.calls };
}

const textOf = (events: readonly GenerationEvent[]): string => events.map((event) => (event.type === 'delta' ? event.text : '')).join('');

describe('geminiGenerator sends a request', () => {
  it('to the streaming address, with the usual settings and the key in a header only', async () => {
    const { ask, calls } = gemini([answered('Tides.')]);
    expect(await ask({ prompt: 'Write about \ud800tides.' })).toEqual([
      { type: 'start', model: 'gemini-x' },
      { type: 'delta', text: 'Tides.' },
      { type: 'finish', reason: 'stop' },
    ]);
    const [call] = calls;
    expect(call?.url).toBe('https://generativelanguage.googleapis.com/v1beta/models/gemini-3.5-flash-lite:streamGenerateContent?alt=sse');
    expect(call?.body).toEqual({
      contents: [{ role: 'user', parts: [{ text: 'Write about \ufffdtides.' }] }],
      generationConfig: { temperature: 0.7, topP: 0.8, topK: 40, maxOutputTokens: 8192, thinkingConfig: { thinkingLevel: 'minimal' } },
    });
    expect(call?.init).toMatchObject({
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'x-goog-api-key': 'AQ.key' },
      credentials: 'omit',
      redirect: 'error',
      cache: 'no-store',
      referrerPolicy: 'strict-origin',
    });
    expect(call?.url + String(call?.init.body)).not.toContain('AQ.key');
  });

  it.each([
    ['https://gate.example/', 'https://gate.example/v1beta/models/'],
    ['https://gate.example/v1beta', 'https://gate.example/v1beta/models/'],
    ['https://gate.example/gemini/v1/', 'https://gate.example/gemini/v1/models/'],
    ['/llm', '/llm/v1beta/models/'],
  ])('to an address from %s, which a model id cannot change', async (baseUrl, start) => {
    const { ask, calls } = gemini([answered('x')], { baseUrl, model: '../../evil?x=#' });
    await ask();
    expect(calls[0]?.url).toBe(`${start}..%2F..%2Fevil%3Fx%3D%23:streamGenerateContent?alt=sse`);
  });

  it('geminiGenerator sends a request with cookies of this site instead of a key, if the deployment says so', async () => {
    const { ask, calls } = gemini([answered('x')], { auth: 'cookie', baseUrl: '/llm' });
    await ask();
    expect(calls[0]?.init).toMatchObject({ credentials: 'same-origin', headers: { 'Content-Type': 'application/json' } });
    expect(calls[0]?.init.headers).not.toHaveProperty('x-goog-api-key');
  });

  it('only with a key', async () => {
    const { ask, calls, generator } = gemini([answered('x')], { key: () => ' ' });
    expect(await generator.availability()).toEqual({ state: 'needs-key' });
    await expect(ask()).rejects.toMatchObject({ kind: 'auth' });
    expect(calls).toEqual([]);
  });

  it.each(['AQ.ke…y', 'AQ.k\ney', 'AQ.k ey'])('only with a key that is valid in a header: not %j', async (key) => {
    const { ask, calls } = gemini([answered('x')], { key: () => key });
    await expect(ask()).rejects.toMatchObject({ kind: 'auth', message: expect.not.stringContaining('AQ') });
    expect(calls).toEqual([]);
  });

  it('geminiGenerator sends a request with an output limit that the model supports, and the lowest level of thinking', async () => {
    const { ask, calls } = gemini([answered('x')], { model: 'gemini-3.8-flash' });
    await ask({ maxOutputTokens: 1_000_000 });
    expect(calls[0]?.body['generationConfig']).toMatchObject({ maxOutputTokens: 65_536, thinkingConfig: { thinkingLevel: 'low' } });
  });

  it('geminiGenerator sends a request with the role and the rules as system instruction, and in front of the prompt if the model has none', async () => {
    const { ask, calls } = gemini([refused(400, 'Developer instruction is not enabled for models/gemma-3-27b-it'), answered('x')]);
    await ask({ system: 'You are a tutor.' });
    expect(calls.map(({ body }) => [body['systemInstruction'], body['contents']])).toEqual([
      [{ parts: [{ text: 'You are a tutor.' }] }, [{ role: 'user', parts: [{ text: 'Write about tides.' }] }]],
      [undefined, [{ role: 'user', parts: [{ text: 'You are a tutor.\n\nWrite about tides.' }] }]],
    ]);
  });

  it('geminiGenerator sends a request with more thinking and with a schema, where the request asks for them', async () => {
    const { ask, calls } = gemini([answered('{}')]);
    await ask({ effort: 'medium', schema: { type: 'object' } });
    expect(calls[0]?.body['generationConfig']).toMatchObject({
      thinkingConfig: { thinkingLevel: 'medium' },
      responseMimeType: 'application/json',
      responseJsonSchema: { type: 'object' },
    });
  });

  it('without parameters that the model has refused before', async () => {
    const refusedParameters = createRefusedParameters();
    const { ask, calls } = gemini(
      [
        refused(400, 'Invalid JSON payload received. Unknown name "temperature": Cannot find field.'),
        refused(400, 'top_p and top_k are not supported. Thinking level is not supported for this model.'),
        answered('Tides.'),
      ],
      { refusedParameters },
    );
    expect(textOf(await ask())).toBe('Tides.');
    await ask();
    expect(calls.map(({ body }) => Object.keys(body['generationConfig'] as object))).toEqual([
      ['temperature', 'topP', 'topK', 'maxOutputTokens', 'thinkingConfig'],
      ['topP', 'topK', 'maxOutputTokens', 'thinkingConfig'],
      ['maxOutputTokens'],
      ['maxOutputTokens'],
    ]);
    const other = gemini([answered('x')], { refusedParameters, model: 'gemini-3.8-flash' });
    await other.ask();
    expect(other.calls[0]?.body['generationConfig']).toHaveProperty('temperature');
  });

  it('A refusal of anything but a parameter is not answered by a second request', async () => {
    const { ask, calls } = gemini([refused(400, 'Contents are required.')]);
    await expect(ask()).rejects.toMatchObject({ kind: 'bad-request', status: 400 });
    expect(calls).toHaveLength(1);
  });

  it('to continue an answer with the text so far or with the token, never with both', async () => {
    const { ask, calls } = gemini([answered('x')]);
    await ask({ resume: { text: 'So far' } });
    expect(calls[0]?.body['contents']).toMatchObject([
      { role: 'user', parts: [{ text: 'Write about tides.' }] },
      { role: 'model', parts: [{ text: 'So far' }] },
      { role: 'user', parts: [{ text: expect.stringContaining('Continue exactly where you stopped') }] },
    ]);
    await ask({ resume: { text: 'So far', token: 'T' } });
    expect(calls[1]?.body).toMatchObject({ continuationToken: 'T', contents: [{ role: 'user' }] });
    await ask({ resume: { text: '' } });
    expect(calls[2]?.body['contents']).toHaveLength(1);
  });

  it('geminiGenerator sends a request with the text so far, if the service no longer knows the token', async () => {
    const { ask, calls } = gemini([refused(400, 'The continuation token has expired: continuationToken.'), answered('x')]);
    await ask({ resume: { text: 'So far', token: 'T' } });
    expect(calls[1]?.body['contents']).toHaveLength(3);
    expect(calls[1]?.body).not.toHaveProperty('continuationToken');
  });
});

describe('geminiGenerator reads an answer', () => {
  it('geminiGenerator reads an answer and joins every part that is not a thought', async () => {
    const { ask } = gemini([
      {
        chunks: [
          part([{ text: 'Hm.', thought: true }, { text: 'The ' }, { text: 'sea' }]),
          part([{ text: '', thoughtSignature: 'x' }], { finishReason: 'STOP' }),
        ],
      },
    ]);
    expect(textOf(await ask())).toBe('The sea');
  });

  it.each([
    ['STOP', 'stop'],
    ['MAX_TOKENS', 'length'],
    ['CONTINUATION', 'length'],
    ['SAFETY', 'blocked'],
    ['RECITATION', 'blocked'],
    ['BLOCKLIST', 'blocked'],
    ['PROHIBITED_CONTENT', 'blocked'],
    ['SPII', 'blocked'],
    ['LANGUAGE', 'other'],
    ['SOMETHING_NEW', 'other'],
  ])('geminiGenerator reads an answer and maps the finish reason %s to %s', async (reason, expected) => {
    const { ask } = gemini([answered('Half', reason)]);
    expect((await ask()).at(-1)).toEqual({ type: 'finish', reason: expected });
  });

  it('geminiGenerator reads an answer and returns its continuation token', async () => {
    const { ask } = gemini([answered('Half', 'CONTINUATION', { continuationToken: 'T' })]);
    expect((await ask()).at(-1)).toEqual({ type: 'finish', reason: 'length', continuation: 'T' });
  });

  it('geminiGenerator reads an answer and repeats the request once with twice the output limit if thinking has used it up', async () => {
    const nothing: StubAnswer = { chunks: [part([{ text: 'Hm.', thought: true }], { finishReason: 'MAX_TOKENS' })] };
    const repeated = gemini([nothing, answered('Tides.')]);
    const events = await repeated.ask();
    expect(events.map(({ type }) => type)).toEqual(['start', 'delta', 'finish']);
    expect(repeated.calls.map(({ body }) => (body['generationConfig'] as { maxOutputTokens: number }).maxOutputTokens)).toEqual([
      8192, 16_384,
    ]);
    const hopeless = gemini([nothing]);
    await expect(hopeless.ask()).rejects.toMatchObject({ kind: 'empty', message: 'No content generated by Gemini API' });
    expect(hopeless.calls).toHaveLength(2);
  });

  it.each<[string, StubAnswer, string]>([
    ['no candidates', { chunks: ['data: {"usageMetadata":{}}\r\n\r\n'] }, 'empty'],
    ['an empty text', answered(''), 'empty'],
    ['nothing at all', {}, 'empty'],
    ['a prompt that is declined', { chunks: ['data: {"promptFeedback":{"blockReason":"PROHIBITED_CONTENT"}}\r\n\r\n'] }, 'blocked'],
    ['a text that is declined at once', { chunks: [part([], { finishReason: 'SAFETY' })] }, 'blocked'],
  ])('geminiGenerator reads an answer and fails with "No content generated by Gemini API" for %s', async (_, answer, kind) => {
    const { ask } = gemini([answer]);
    await expect(ask()).rejects.toMatchObject({ kind, message: expect.stringMatching(/^No content generated by Gemini API/) });
  });

  it('geminiGenerator reads an answer of a gateway that does not stream but sends a JSON array', async () => {
    const chunk = (text: string, more: object = {}) => ({ candidates: [{ content: { parts: [{ text }] }, ...more }] });
    const { ask } = gemini([
      {
        headers: { 'content-type': 'application/json' },
        chunks: [JSON.stringify([chunk('The '), chunk('sea', { finishReason: 'STOP' })])],
      },
    ]);
    expect(textOf(await ask())).toBe('The sea');
  });
});

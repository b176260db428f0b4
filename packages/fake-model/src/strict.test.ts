import { describe, expect, it } from 'vitest';
import { askGemini, askOpenAi, type SentRequest, serviceForTest } from './test-client.ts';

const user = { role: 'user', parts: [{ text: 'x' }] };
const model = { role: 'model', parts: [{ text: 'y' }] };
const says = (...roles: string[]) => ({ messages: roles.map((role) => ({ role, content: 'x' })) });

const gemini: [string, SentRequest, RegExp][] = [
  ['the key in the address', { query: '?alt=sse&key=test-key' }, /never in the address/],
  ['two credentials', { headers: { authorization: 'Bearer test-key' } }, /Multiple authentication credentials/],
  ['a header of its own', { headers: { 'x-goog-api-client': 'genai-js' } }, /header x-goog-api-client/],
  ['a cookie', { headers: { cookie: 'a=b' } }, /header cookie/],
  ['another content type', { headers: { 'content-type': 'text/plain' } }, /content type/],
  ['no alt=sse', { query: '' }, /alt=sse/],
  ['more in the address', { query: '?alt=sse&debug=1' }, /"debug"/],
  ['an unknown field', { body: { model: 'x' } }, /Unknown name "model"/],
  ['an unknown setting', { config: { top_p: 1 } }, /Unknown name "top_p"/],
  ['a setting out of range', { config: { temperature: 4 } }, /temperature/],
  ['a setting that is no number', { config: { maxOutputTokens: '8192' } }, /maxOutputTokens/],
  ['two kinds of thinking', { config: { thinkingConfig: { thinkingLevel: 'low', thinkingBudget: 1 } } }, /thinkingBudget/],
  ['a level the model has not', { model: 'gemini-3.8-flash', config: { thinkingConfig: { thinkingLevel: 'minimal' } } }, /"minimal"/],
  ['no turn', { body: { contents: [] } }, /turn/],
  ['an empty text', { body: { contents: [{ role: 'user', parts: [{ text: '' }] }] } }, /not empty/],
  ['two turns of one side', { body: { contents: [user, user, user] } }, /alternate/],
  ['the model’s turn last', { body: { contents: [user, model] } }, /last turn/],
];

const openai: [string, SentRequest, RegExp][] = [
  ['the key in the address', { query: '?api_key=test-key' }, /never in the address/],
  ['two credentials', { headers: { 'x-goog-api-key': 'test-key' } }, /Multiple authentication credentials/],
  ['a key without Bearer', { headers: { authorization: 'test-key' } }, /"Bearer"/],
  ['a header of its own', { headers: { 'x-stainless-lang': 'js' } }, /header x-stainless-lang/],
  ['another content type', { headers: { 'content-type': 'text/plain' } }, /content type/],
  ['an address with a query', { query: '?alt=sse' }, /"alt"/],
  ['an unknown field', { body: { generationConfig: {} } }, /generationConfig/],
  ['no stream', { body: { stream: false } }, /stream/],
  ['no model', { body: { model: undefined } }, /'model'/],
  ['a setting out of range', { body: { top_p: 2 } }, /top_p/],
  ['two limits', { body: { max_tokens: 1, max_completion_tokens: 1 } }, /max_completion_tokens/],
  ['no turn', { body: says('system') }, /turn/],
  ['the model’s turn last', { body: says('system', 'user', 'assistant') }, /last turn/],
];

describe('The service refuses', () => {
  it.each(gemini)('%s (Gemini)', async (_, asked, violation) => {
    const fake = await serviceForTest();
    const response = await askGemini(fake, 'x', asked);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: { code: 400, status: 'INVALID_ARGUMENT', message: expect.any(String) } });
    expect(fake.requests[0]?.violation).toMatch(violation);
  });

  it.each(openai)('%s (OpenAI-compatible)', async (_, asked, violation) => {
    const fake = await serviceForTest();
    const response = await askOpenAi(fake, 'x', asked);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: { type: 'invalid_request_error', message: expect.any(String) } });
    expect(fake.requests[0]?.violation).toMatch(violation);
  });

  it('an unknown setting with the body of the real service', async () => {
    const fake = await serviceForTest();
    const body = await (await askGemini(fake, 'x', { config: { minP: 0.1 } })).json();
    const message = 'Invalid JSON payload received. Unknown name "minP": Cannot find field.';
    expect(body.error).toMatchObject({ message, details: [{ fieldViolations: [{ description: message }] }] });
  });

  it('bodies that are not JSON, wrong methods and unknown addresses', async () => {
    const fake = await serviceForTest();
    const post = { method: 'POST', headers: { 'content-type': 'application/json', 'x-goog-api-key': 'test-key' }, body: '{' };
    const stream = `${fake.url}/v1beta/models/fake:streamGenerateContent?alt=sse`;
    const statuses = [];
    for (const [url, init] of [
      [stream, post],
      [stream, { headers: post.headers }],
      [`${fake.url}/v1beta/models`, post],
      [`${fake.url}/v1beta/models/fake:generateContent`, post],
      [`${fake.url}/v1/models/models/../../v2`, {}],
    ] as const) {
      statuses.push((await fetch(url, init)).status);
    }
    expect(statuses).toEqual([400, 400, 400, 404, 404]);
    expect(fake.requests.map(({ violation }) => violation?.slice(0, 12))).toEqual([
      'The body is ',
      'Method GET w',
      'Method POST ',
      'There is not',
      'There is not',
    ]);
  });

  it('nothing that the engine sends', async () => {
    const fake = await serviceForTest();
    const config = { temperature: 0.7, topP: 0.8, topK: 40, maxOutputTokens: 8192, thinkingConfig: { thinkingLevel: 'low' } };
    expect((await askGemini(fake, 'x', { model: 'gemini-4-hydrogen', config })).status).toBe(200);
    const body = { ...says('system', 'user'), temperature: 0.7, top_p: 0.8, top_k: 40, max_tokens: 8192 };
    expect((await askOpenAi(fake, 'x', { body })).status).toBe(200);
    expect(fake.requests.map(({ violation }) => violation)).toEqual([undefined, undefined]);
  });
});

describe('A key', () => {
  it('is accepted if it begins with "test-", else refused as by the real services', async () => {
    const fake = await serviceForTest();
    const google = await askGemini(fake, 'x', { headers: { 'x-goog-api-key': 'AIza-old' } });
    expect([google.status, await google.text()]).toEqual([400, expect.stringContaining('API_KEY_INVALID')]);
    const other = await askOpenAi(fake, 'x', { headers: { authorization: 'Bearer sk-old' } });
    expect([other.status, await other.text()]).toEqual([401, expect.stringContaining('invalid_api_key')]);
    expect(fake.requests.map(({ keyIn, key, violation }) => [keyIn, key, violation])).toEqual([
      ['header', 'AIza-old', undefined],
      ['header', 'sk-old', undefined],
    ]);
  });

  it('must be in the header of its protocol', async () => {
    const fake = await serviceForTest();
    const google = (headers: Record<string, string>) => fetch(`${fake.url}/v1beta/models`, { headers });
    expect((await google({})).status).toBe(403);
    expect((await google({ authorization: 'Bearer test-key' })).status).toBe(401);
    expect((await fetch(`${fake.url}/v1/models`)).status).toBe(401);
    expect((await fetch(`${fake.url}/v1beta/models?key=test-key`)).status).toBe(400);
    expect(fake.requests.map(({ keyIn }) => keyIn)).toEqual(['none', 'none', 'none', 'query']);
    expect(fake.requests.every(({ violation }) => violation)).toBe(true);
  });

  it('is not needed under /open', async () => {
    const fake = await serviceForTest();
    expect((await fetch(`${fake.url}/open/v1/models`)).status).toBe(200);
    expect(fake.requests[0]).toMatchObject({ keyIn: 'none', violation: undefined, path: '/open/v1/models' });
  });
});

import { describe, expect, it } from 'vitest';
import { ASK, answerText, askGemini, askOpenAi, serviceForTest, streamEvents } from './test-client.ts';
import { countWords } from './text/count-words.ts';

const PROMPT = 'Write about 300 words.';

describe('The Gemini protocol', () => {
  it('streams events with CRLF, a running total of usage, and the finish reason in the last event only', async () => {
    const fake = await serviceForTest();
    const response = await askGemini(fake, PROMPT);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/event-stream']);
    const raw = await response.clone().text();
    expect(raw.replaceAll('\r\n', '')).not.toContain('\n');
    expect(raw).toMatch(/^data: \{.*\}\r\n\r\ndata: /);
    const events = (await streamEvents(response)).map((data) => JSON.parse(data));
    for (const event of events) {
      expect(event).toMatchObject({
        candidates: [{ content: { parts: [{ text: expect.any(String) }], role: 'model' }, index: 0 }],
        usageMetadata: { promptTokenCount: 6, promptTokensDetails: [{ modality: 'TEXT', tokenCount: 6 }] },
        modelVersion: 'fake',
        responseId: expect.any(String),
      });
    }
    const totals = events.map((event) => event.usageMetadata.candidatesTokenCount);
    expect(totals).toEqual([...totals].sort((a, b) => a - b));
    expect(totals.at(-1)).toBe(400);
    expect(events.map((event) => event.candidates[0].finishReason)).toEqual([...events.slice(1).map(() => undefined), 'STOP']);
    expect(countWords(answerText(events.map((event) => JSON.stringify(event))))).toBe(300);
  });

  it('marks thoughts, counts them towards the limit, and ends them with a signature', async () => {
    const fake = await serviceForTest();
    fake.fault('thinking', 'thinking-only');
    const events = (await streamEvents(await askGemini(fake, PROMPT))).map((data) => JSON.parse(data));
    expect(events[0].candidates[0].content.parts).toEqual([{ text: expect.stringContaining('Thinking'), thought: true }]);
    expect(events.at(-1).candidates[0].content.parts.at(-1)).toEqual({ text: '', thoughtSignature: expect.any(String) });
    expect(events.at(-1).usageMetadata.thoughtsTokenCount).toBeGreaterThan(10);
    const only = await streamEvents(await askGemini(fake, PROMPT, { config: { maxOutputTokens: 500 } }));
    expect(answerText(only)).toBe('');
    expect(JSON.parse(only.at(-1) ?? '')).toMatchObject({
      candidates: [{ finishReason: 'MAX_TOKENS' }],
      usageMetadata: { thoughtsTokenCount: 500 },
    });
  });

  it('gives a continuation token, and continues the same request with it', async () => {
    const fake = await serviceForTest();
    fake.fault('continuation');
    const first = await streamEvents(await askGemini(fake, PROMPT));
    const end = JSON.parse(first.at(-1) ?? '').candidates[0];
    expect(end.finishReason).toBe('CONTINUATION');
    const rest = await streamEvents(await askGemini(fake, PROMPT, { body: { continuationToken: end.continuationToken } }));
    const whole = await streamEvents(await askGemini(fake, PROMPT));
    expect(answerText(first) + answerText(rest)).toBe(answerText(whole));
  });

  it('lists its models in pages, and describes one model', async () => {
    const fake = await serviceForTest();
    const list = async (query: string) =>
      (await fetch(`${fake.url}/v1beta/models${query}`, { headers: { 'x-goog-api-key': 'test-key' } })).json();
    const first = await list('?pageSize=5');
    expect(first.models).toHaveLength(5);
    expect(first.models[1]).toMatchObject({ name: 'models/gemini-3.5-flash-lite', outputTokenLimit: 65_536, inputTokenLimit: 1_048_576 });
    expect(first.models[0].supportedGenerationMethods).not.toContain('generateContent');
    const next = await list(`?pageSize=1000&pageToken=${first.nextPageToken}`);
    expect(next.models.map((model: { name: string }) => model.name)).toContain('models/fake-503');
    expect(next.nextPageToken).toBeUndefined();
    expect(await list('/gemini-4-hydrogen')).toMatchObject({ name: 'models/gemini-4-hydrogen' });
    expect(await list('/gemini-2.0-flash')).toMatchObject({ error: { code: 404, status: 'NOT_FOUND' } });
    expect(fake.requests.map(({ kind }) => kind)).toEqual(['models', 'models', 'model', 'model']);
  });
});

describe('The OpenAI-compatible protocol', () => {
  it('streams chunks of a chat completion, the finish reason, the usage and [DONE]', async () => {
    const fake = await serviceForTest();
    const events = await streamEvents(await askOpenAi(fake, PROMPT));
    expect(events.pop()).toBe('[DONE]');
    const chunks = events.map((data) => JSON.parse(data));
    const frame = { id: expect.stringMatching(/^chatcmpl-/), object: 'chat.completion.chunk', created: expect.any(Number), model: 'fake' };
    for (const chunk of chunks) expect(chunk).toMatchObject(frame);
    expect(chunks[0].choices).toEqual([{ index: 0, delta: { role: 'assistant', content: '' }, logprobs: null, finish_reason: null }]);
    expect(chunks.at(-2)).toMatchObject({ choices: [{ delta: {}, finish_reason: 'stop' }], usage: null });
    expect(chunks.at(-1)).toMatchObject({ choices: [], usage: { prompt_tokens: 6, completion_tokens: 400, total_tokens: 406 } });
    expect(countWords(answerText(events))).toBe(300);
  });

  it('sends no usage unless the request asks for it', async () => {
    const fake = await serviceForTest();
    const events = await streamEvents(await askOpenAi(fake, PROMPT, { body: { stream_options: undefined } }));
    expect(events.slice(0, -1).every((data) => !('usage' in JSON.parse(data)) && JSON.parse(data).choices.length === 1)).toBe(true);
  });

  it('sends thoughts in separate fields, under both names that servers use', async () => {
    const fake = await serviceForTest();
    fake.fault('thinking');
    const deltas = (await streamEvents(await askOpenAi(fake, PROMPT))).slice(1, 3).map((data) => JSON.parse(data).choices[0].delta);
    expect(deltas.map((delta) => Object.keys(delta))).toEqual([['reasoning_content'], ['reasoning']]);
  });

  it('lists its models, and describes one model', async () => {
    const fake = await serviceForTest();
    const list = async (path: string) =>
      (await fetch(`${fake.url}/v1/models${path}`, { headers: { authorization: 'Bearer test-key' } })).json();
    expect(await list('')).toMatchObject({
      object: 'list',
      data: expect.arrayContaining([expect.objectContaining({ id: 'fake', object: 'model' })]),
    });
    expect(await list('/fake')).toMatchObject({ id: 'fake', object: 'model' });
  });
});

describe('Both protocols', () => {
  it.each(['gemini', 'openai'] as const)('stop at the output limit and continue the text of the request (%s)', async (protocol) => {
    const fake = await serviceForTest();
    const limited = protocol === 'gemini' ? { config: { maxOutputTokens: 100 } } : { body: { max_tokens: 100 } };
    const first = await streamEvents(await ASK[protocol](fake, PROMPT, limited));
    expect(first.join('')).toMatch(/"finishReason":"MAX_TOKENS"|"finish_reason":"length"/);
    expect(countWords(answerText(first))).toBe(75);
    const rest = await streamEvents(await ASK[protocol](fake, PROMPT, { earlier: answerText(first) }));
    const whole = await streamEvents(await ASK[protocol](fake, PROMPT));
    expect(answerText(first) + answerText(rest)).toBe(answerText(whole));
    expect(fake.requests[1]).toMatchObject({ prompt: PROMPT, earlier: answerText(first) });
    expect(fake.requests.map(({ violation }) => violation)).toEqual([undefined, undefined, undefined]);
  });
});

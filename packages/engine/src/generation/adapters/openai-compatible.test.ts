import { describe, expect, it, vi } from 'vitest';
import { collect, generationRequest } from '../../testing/generation-request.ts';
import { type StubAnswer, stubFetch } from '../../testing/stub-fetch.ts';
import { createRefusedParameters } from '../http/refused-parameters.ts';
import type { GenerationEvent, GenerationRequest } from '../text-generator.ts';
import type { ModelOptions } from './model-generator.ts';
import { openAiCompatibleGenerator } from './openai-compatible.ts';

const chunk = (delta: object, finish: string | null = null): string =>
  `data: ${JSON.stringify({ model: 'm-1', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`;
const USAGE = 'data: {"choices":[],"usage":{"total_tokens":9}}\n\n';
const answered = (text: string, finish = 'stop'): StubAnswer => ({
  chunks: [chunk({ role: 'assistant', content: '' }), chunk({ content: text }), chunk({}, finish), USAGE, 'data: [DONE]\n\n'],
});
const refused = (message: string, status = 400): StubAnswer => ({ status, chunks: [JSON.stringify({ error: { message } })] });

function server(answers: readonly StubAnswer[], options: Partial<ModelOptions> = {}) {
  const stub = stubFetch(...answers);
  const generator = openAiCompatibleGenerator({
    baseUrl: 'http://localhost:11434/v1',
    model: 'm',
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

describe('openAiCompatibleGenerator sends a request', () => {
  it('for a streamed completion, without a key if there is none', async () => {
    const { ask, calls, generator } = server([answered('Tides.')]);
    expect(await generator.availability()).toEqual({ state: 'ready' });
    expect(await ask()).toEqual([
      { type: 'start', model: 'm-1' },
      { type: 'delta', text: 'Tides.' },
      { type: 'finish', reason: 'stop' },
    ]);
    expect(calls[0]?.url).toBe('http://localhost:11434/v1/chat/completions');
    expect(calls[0]?.init.headers).toEqual({ 'Content-Type': 'application/json' });
    expect(calls[0]?.body).toEqual({
      model: 'm',
      messages: [{ role: 'user', content: 'Write about tides.' }],
      stream: true,
      stream_options: { include_usage: true },
      temperature: 0.7,
      top_p: 0.8,
      max_tokens: 8192,
      reasoning_effort: 'none',
    });
  });

  it('openAiCompatibleGenerator sends a request with the role and the rules as a system turn, and in front of the prompt once the model has refused that role', async () => {
    const { ask, calls } = server([
      { status: 500, chunks: [JSON.stringify({ error: { message: 'Only user and assistant roles are supported, got system' } })] },
      answered('x'),
      answered('y'),
    ]);
    await ask({ system: 'You are a tutor.' });
    await ask({ system: 'You are a tutor.' });
    const inFront = [{ role: 'user', content: 'You are a tutor.\n\nWrite about tides.' }];
    expect(calls.map(({ body }) => body['messages'])).toEqual([
      [
        { role: 'system', content: 'You are a tutor.' },
        { role: 'user', content: 'Write about tides.' },
      ],
      inFront,
      inFront,
    ]);
  });

  it.each([
    ['https://api.openai.com/v1', { reasoning_effort: 'low' }, { reasoning_effort: 'medium' }],
    ['https://openrouter.ai/api/v1', { reasoning_effort: 'low' }, { reasoning_effort: 'medium' }],
    ['http://localhost:11434/v1', { reasoning_effort: 'none' }, { reasoning_effort: 'none' }],
    ['http://192.168.1.5:11434/v1', { reasoning_effort: 'none' }, { reasoning_effort: 'none' }],
    [
      'http://localhost:8000/v1',
      { chat_template_kwargs: { enable_thinking: false } },
      { chat_template_kwargs: { enable_thinking: false } },
    ],
    ['https://x.example/v1', {}, {}],
  ])(
    'openAiCompatibleGenerator sends a request with as little thinking as %s allows, and more where the task needs it',
    async (baseUrl, little, some) => {
      const { ask, calls } = server([answered('x'), answered('y')], { baseUrl });
      await ask();
      await ask({ effort: 'medium' });
      const thinking = calls.map(({ body }) =>
        Object.fromEntries(Object.entries(body).filter(([name]) => /reasoning|template/.test(name))),
      );
      expect(thinking).toEqual([little, some]);
    },
  );

  it('openAiCompatibleGenerator sends a request with the schema of the answer, to a server that is known to enforce one', async () => {
    const schema = { type: 'object' };
    const near = server([answered('{}')]);
    const unknown = server([answered('{}')], { baseUrl: 'https://x.example/v1' });
    await near.ask({ schema });
    await unknown.ask({ schema });
    expect(near.calls[0]?.body['response_format']).toEqual({
      type: 'json_schema',
      json_schema: { name: 'answer', strict: true, schema },
    });
    expect(unknown.calls[0]?.body).not.toHaveProperty('response_format');
    expect([near, unknown].map(({ generator }) => generator.capabilities.enforcesSchema)).toEqual([true, false]);
  });

  it.each([
    ['http://localhost:1234', 'http://localhost:1234/v1/chat/completions'],
    ['https://openrouter.ai/api/v1/', 'https://openrouter.ai/api/v1/chat/completions'],
    ['https://x.example/v1/chat/completions', 'https://x.example/v1/chat/completions'],
    ['/llm/v1', '/llm/v1/chat/completions'],
  ])('to the address from %s', async (baseUrl, url) => {
    const { ask, calls } = server([answered('x')], { baseUrl, key: () => 'sk-key' });
    await ask();
    expect(calls[0]?.url).toBe(url);
    expect(calls[0]?.init.headers).toMatchObject({ Authorization: 'Bearer sk-key' });
  });

  it.each(['none', 'cookie'] as const)('without the key, if the server identifies its callers otherwise (%s)', async (auth) => {
    const { ask, calls } = server([answered('x')], { auth, key: () => 'sk-key' });
    await ask();
    expect(calls[0]?.init.headers).not.toHaveProperty('Authorization');
  });

  it('openAiCompatibleGenerator sends a request with the new name of the output limit if the old one is refused, and without a limit if both are', async () => {
    const { ask, calls } = server([
      refused("Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead."),
      refused('Unsupported value: temperature, top_p and stream_options', 422),
      refused('max_completion_tokens is too large'),
      answered('x'),
    ]);
    await ask();
    const always = ['model', 'messages', 'stream', 'reasoning_effort'];
    expect(calls.map(({ body }) => Object.keys(body).filter((name) => !always.includes(name)))).toEqual([
      ['stream_options', 'temperature', 'top_p', 'max_tokens'],
      ['stream_options', 'temperature', 'top_p', 'max_completion_tokens'],
      ['max_completion_tokens'],
      [],
    ]);
  });

  it('openAiCompatibleGenerator sends a request with the parameters that OpenAI requires', async () => {
    const { ask, calls } = server([answered('x')], { baseUrl: 'https://api.openai.com/v1', key: () => 'sk-key' });
    await ask();
    expect(calls[0]?.body).toMatchObject({ max_completion_tokens: 8192, reasoning_effort: 'low' });
    expect(calls[0]?.body).not.toHaveProperty('max_tokens');
  });

  it('to continue an answer, with the text so far', async () => {
    const { ask, calls } = server([answered('x')]);
    await ask({ resume: { text: 'So far' } });
    expect(calls[0]?.body['messages']).toMatchObject([{ role: 'user' }, { role: 'assistant', content: 'So far' }, { role: 'user' }]);
  });

  it('only if the prompt fits the context, if that is known', async () => {
    const { ask, calls } = server([answered('x')], { capabilities: { contextTokens: 100 } });
    await expect(ask({ prompt: 'x'.repeat(1000) })).rejects.toMatchObject({ kind: 'bad-request' });
    expect(calls).toEqual([]);
  });
});

describe('openAiCompatibleGenerator reads an answer', () => {
  it.each([
    ['reasoning_content', [chunk({ reasoning_content: 'Hm.' }), chunk({ content: 'The sea' }, 'stop')]],
    ['reasoning', [chunk({ reasoning: 'Hm.', content: null }), chunk({ content: 'The sea' }, 'stop')]],
    ['a part', [chunk({ content: [{ type: 'thinking', text: 'Hm.' }] }), chunk({ content: [{ type: 'text', text: 'The sea' }] }, 'stop')]],
    ['tags', [chunk({ content: '<th' }), chunk({ content: 'ink>Hm.</think>\n' }), chunk({ content: 'The sea' }, 'stop')]],
  ])('openAiCompatibleGenerator reads an answer and removes thinking that comes as %s', async (_, chunks) => {
    expect(textOf(await server([{ chunks }]).ask())).toBe('The sea');
  });

  it.each([
    ['stop', 'stop'],
    ['length', 'length'],
    ['content_filter', 'blocked'],
    ['refusal', 'blocked'],
    ['error', 'interrupted'],
    ['tool_calls', 'other'],
  ])('openAiCompatibleGenerator reads an answer and maps the finish reason %s to %s', async (finish, reason) => {
    expect((await server([answered('Half', finish)]).ask()).at(-1)).toEqual({ type: 'finish', reason });
  });

  it('openAiCompatibleGenerator reads an answer that is refused in a field of its own', async () => {
    const { ask } = server([{ chunks: [chunk({ refusal: "I can't" }), chunk({ refusal: ' help.' }), chunk({}, 'stop')] }]);
    await expect(ask()).rejects.toMatchObject({ kind: 'blocked' });
  });

  it('openAiCompatibleGenerator reads an answer of one endless event only up to a limit', async () => {
    const { ask } = server([{ chunks: Array.from({ length: 10 }, (_, at) => (at === 0 ? 'data: ' : 'x'.repeat(1_000_000))) }]);
    await expect(ask()).rejects.toMatchObject({ kind: 'protocol' });
  });

  it('openAiCompatibleGenerator reads an answer that is complete without [DONE], and interrupted without a finish reason', async () => {
    expect((await server([{ chunks: [chunk({ content: 'x' }, 'stop')] }]).ask()).at(-1)).toEqual({ type: 'finish', reason: 'stop' });
    expect((await server([{ chunks: [chunk({ content: 'x' }), 'data: [DONE]\n\n'] }]).ask()).at(-1)).toEqual({
      type: 'finish',
      reason: 'interrupted',
    });
  });

  it('openAiCompatibleGenerator reads an answer that is complete although the connection breaks after the finish reason', async () => {
    const { ask } = server([{ chunks: [chunk({ content: 'x' }, 'stop')], ending: 'breaks' }]);
    expect((await ask()).at(-1)).toEqual({ type: 'finish', reason: 'stop' });
  });

  it('openAiCompatibleGenerator reads an answer that is complete although the connection stays open after the finish reason', async () => {
    vi.useFakeTimers();
    try {
      const { ask } = server([{ chunks: [chunk({ content: 'x' }, 'stop')], ending: 'hangs' }]);
      const events = ask();
      await vi.advanceTimersByTimeAsync(1000);
      expect((await events).at(-1)).toEqual({ type: 'finish', reason: 'stop' });
    } finally {
      vi.useRealTimers();
    }
  });

  it('openAiCompatibleGenerator reads an answer and repeats the request if the answer is cut off inside its first event', async () => {
    const { ask, calls } = server([{ chunks: ['data: {"choices":[{"del'] }, answered('The sea')], { attempts: 2, random: () => 0 });
    expect(textOf(await ask())).toBe('The sea');
    expect(calls).toHaveLength(2);
  });

  it('openAiCompatibleGenerator reads an answer of a server that does not stream but sends one message', async () => {
    const message = { choices: [{ message: { role: 'assistant', content: 'The sea' }, finish_reason: 'stop' }] };
    const { ask } = server([{ headers: { 'content-type': 'application/json' }, chunks: [JSON.stringify(message)] }]);
    expect(textOf(await ask())).toBe('The sea');
  });

  it('openAiCompatibleGenerator reads an answer and fails with `empty` if it has no text', async () => {
    await expect(server([answered('')]).ask()).rejects.toMatchObject({ kind: 'empty', message: 'No content generated' });
  });

  it('openAiCompatibleGenerator reads an answer and fails at an error event in the middle', async () => {
    const { ask } = server([{ chunks: [chunk({ content: 'Half' }), 'data: {"error":{"message":"Busy","type":"server_error"}}\n\n'] }]);
    await expect(ask()).rejects.toMatchObject({ kind: 'overloaded', status: 500 });
  });
});

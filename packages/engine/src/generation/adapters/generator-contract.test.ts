import { expect, it } from 'vitest';
import { type ContractAnswer, type ContractSetup, describeGenerator } from '../../testing/describe-generator.ts';
import { fakeGenerator } from '../../testing/fake-generator.ts';
import { generationRequest } from '../../testing/generation-request.ts';
import { cutAt, stubFetch } from '../../testing/stub-fetch.ts';
import type { TextGenerator } from '../text-generator.ts';
import { geminiGenerator } from './gemini.ts';
import { fromLanguageModel } from './language-model.ts';
import type { ModelOptions } from './model-generator.ts';
import { openAiCompatibleGenerator } from './openai-compatible.ts';

const KEY = 'test-key-4711-secret';

const geminiEvent = (text: string, more: object = {}, part: object = {}): string =>
  `data: ${JSON.stringify({ candidates: [{ content: { parts: [{ text, ...part }] }, ...more }], modelVersion: 'm' })}`;
const openAiEvent = (delta: object, finish: string | null = null): string =>
  `data: ${JSON.stringify({ model: 'm', choices: [{ delta, finish_reason: finish }] })}`;

const SERVICES = {
  Gemini: {
    make: geminiGenerator,
    events: ({ text, thinking }: ContractAnswer) => {
      const half = Math.ceil(text.length / 2);
      const thoughts = thinking === undefined ? [] : [geminiEvent(thinking, {}, { thought: true })];
      return [...thoughts, geminiEvent(text.slice(0, half)), geminiEvent(text.slice(half), { finishReason: 'STOP' })];
    },
  },
  'An OpenAI-compatible server': {
    make: openAiCompatibleGenerator,
    events: ({ text, thinking }: ContractAnswer) => {
      const half = Math.ceil(text.length / 2);
      const thoughts =
        thinking === undefined
          ? []
          : [openAiEvent({ reasoning_content: thinking }), openAiEvent({ content: `<think>${thinking}</think>` })];
      return [
        ...thoughts,
        openAiEvent({ content: text.slice(0, half) }),
        openAiEvent({ content: text.slice(half) }),
        openAiEvent({}, 'stop'),
        'data: [DONE]',
      ];
    },
  },
};

function stubService(make: (options: ModelOptions) => TextGenerator, events: (answer: ContractAnswer) => string[], end: string) {
  return (answer: ContractAnswer): ContractSetup => {
    const sent = events(answer).map((event) => event + end + end);
    const echo = JSON.stringify({ error: { message: `Consumer 'api_key:${KEY}' said: My grandmother Edith was born in 1931 in Leeds.` } });
    const stub = stubFetch(
      answer.refuses
        ? { status: 400, headers: { 'content-type': 'application/json' }, chunks: [echo] }
        : answer.hangs === 'before'
          ? { fails: 'hangs' }
          : answer.hangs
            ? { chunks: sent.slice(0, 1), ending: 'hangs' }
            : { chunks: cutAt(sent.join(''), answer.cuts ?? []) },
    );
    const generator = make({
      baseUrl: 'https://service.example',
      model: 'm',
      key: () => KEY,
      fetch: stub.fetch,
      now: Date.now,
      attempts: 1,
    });
    return { generator, closed: stub.closed, secrets: [KEY] };
  };
}

for (const [name, { make, events }] of Object.entries(SERVICES))
  for (const [end, word] of [
    ['\n', 'LF'],
    ['\r\n', 'CRLF'],
    ['\r', 'CR'],
  ] as const)
    describeGenerator(`${name} (${word})`, { setUp: stubService(make, events, end) });

describeGenerator('A language model of the AI SDK', {
  setUp: ({ text, thinking, hangs, refuses, cuts = [] }) => {
    const { promise: closed, resolve: close } = Promise.withResolvers<void>();
    const parts: object[] = thinking === undefined ? [] : [{ type: 'reasoning-delta', id: '0', delta: thinking }];
    const letters = [...text];
    const places = [...new Set(cuts.map((cut) => cut % letters.length))].sort((a, b) => a - b);
    for (const [index, end] of [...places, letters.length].entries())
      parts.push({ type: 'text-delta', id: '1', delta: letters.slice(places[index - 1] ?? 0, end).join('') });
    if (!hangs) parts.push({ type: 'finish', finishReason: { unified: 'stop', raw: 'STOP' } });
    const model = {
      modelId: 'm',
      doStream: async ({ abortSignal }: { abortSignal?: AbortSignal }) => {
        abortSignal?.addEventListener('abort', () => close());
        if (hangs === 'before') return new Promise<never>(() => undefined);
        if (refuses)
          throw Object.assign(new Error('No'), {
            statusCode: 400,
            url: 'x',
            responseBody: `{"error":"${KEY}: My grandmother Edith was born in 1931"}`,
          });
        return {
          stream: new ReadableStream<unknown>({
            start: (controller) => {
              for (const part of parts) controller.enqueue(part);
              if (!hangs) controller.close();
            },
          }),
        };
      },
    };
    return { generator: fromLanguageModel(model, { secrets: () => [KEY] }), closed, secrets: [KEY] };
  },
});

it('The fake generator emits its events in the same order', async () => {
  const types: string[] = [];
  for await (const event of fakeGenerator().generate(generationRequest())) types.push(event.type);
  expect(types).toEqual(['start', 'delta', 'delta', 'finish']);
});

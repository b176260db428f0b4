import { expect, it } from 'vitest';
import { collect, generationRequest } from '../../testing/generation-request.ts';
import { fromLanguageModel, type LanguageModelLike } from './language-model.ts';

it('A model of the AI SDK gets the role and the rules as a system message before the prompt', async () => {
  const asked: unknown[] = [];
  const model: LanguageModelLike = {
    modelId: 'm',
    doStream: async ({ prompt }) => {
      asked.push(...prompt);
      const stream = new ReadableStream<unknown>({
        start(controller) {
          controller.enqueue({ type: 'text-delta', delta: 'Tides.' });
          controller.enqueue({ type: 'finish', finishReason: 'stop' });
          controller.close();
        },
      });
      return { stream };
    },
  };
  await collect(fromLanguageModel(model).generate(generationRequest({ system: 'You are a tutor.' })));
  expect(asked).toEqual([
    { role: 'system', content: 'You are a tutor.' },
    { role: 'user', content: [{ type: 'text', text: 'Write about tides.' }] },
  ]);
});

import { startFakeModel } from '@marginalia/fake-model';
import { afterAll, describe, expect, it } from 'vitest';
import { generationRequest } from '../../testing/generation-request.ts';
import type { TextGenerator } from '../text-generator.ts';
import { geminiGenerator } from './gemini.ts';
import { openAiCompatibleGenerator } from './openai-compatible.ts';

const KEY = 'test-key-4711-secret';

describe('The generators, over HTTP', async () => {
  const fake = await startFakeModel();
  afterAll(() => fake.close());
  const services = [
    ['Gemini', (): TextGenerator => geminiGenerator({ baseUrl: fake.url, model: 'fake', key: () => KEY, attempts: 1 })],
    [
      'An OpenAI-compatible server',
      (): TextGenerator => openAiCompatibleGenerator({ baseUrl: fake.url, model: 'fake', key: () => KEY, attempts: 1 }),
    ],
  ] as const;

  for (const [name, make] of services) {
    it.each(['bytes', 'split-utf8', 'crlf', 'lf', 'cr', 'comments', 'one-chunk', 'no-done', 'no-last-blank', 'thinking', 'huge'] as const)(
      `${name}: reads the whole text, however it is sent (%s)`,
      async (mode) => {
        fake.fault(mode);
        let text = '';
        for await (const event of make().generate(generationRequest())) if (event.type === 'delta') text += event.text;
        expect(text).toBe(fake.requests.at(-1)?.answer);
        expect(fake.requests.at(-1)).toMatchObject({ violation: undefined, keyIn: 'header', abortedAt: undefined });
      },
    );

    it.each(['hang-before', 'hang-mid', 'slow'] as const)(`${name}: closes the socket when the request is stopped (%s)`, async (mode) => {
      fake.fault(mode);
      const stop = new AbortController();
      const generating = (async () => {
        for await (const event of make().generate(generationRequest({ signal: stop.signal }))) if (event.type === 'delta') stop.abort();
      })();
      if (mode === 'hang-before') setTimeout(() => stop.abort(), 100);
      await expect(generating).rejects.toMatchObject({ kind: 'aborted' });
      await expect.poll(() => fake.requests.at(-1)?.abortedAt).toBeTypeOf('number');
    });

    it(`${name}: closes the socket when the loop is left`, async () => {
      fake.fault('hang-mid');
      for await (const event of make().generate(generationRequest())) if (event.type === 'delta') break;
      await expect.poll(() => fake.requests.at(-1)?.abortedAt).toBeTypeOf('number');
    });
  }
});

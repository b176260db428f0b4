import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { generationRequest } from '../../testing/generation-request.ts';
import type { GenerationError } from '../generation-error.ts';
import { createRefusedParameters } from '../http/refused-parameters.ts';
import { openAiCompatibleGenerator } from './openai-compatible.ts';

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

const MINUTE = 60_000;
const NEAR = 'http://localhost:11434/v1';
const FAR = 'https://models.example/v1';
const chunk = (content: string, finish: string | null = null): string =>
  `data: ${JSON.stringify({ choices: [{ delta: { content }, finish_reason: finish }] })}\n\n`;

/** Asks a server that sends each text at its time, in milliseconds, and never closes the connection. */
function ask(baseUrl: string, sends: readonly (readonly [at: number, text: string])[]) {
  let calls = 0;
  const fetch = (async () => {
    calls += 1;
    const body = new ReadableStream<Uint8Array>({
      start: (to) => {
        for (const [at, text] of sends) setTimeout(() => to.enqueue(new TextEncoder().encode(text)), at);
      },
    });
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  }) as typeof globalThis.fetch;
  const generator = openAiCompatibleGenerator({ baseUrl, model: 'm', fetch, refusedParameters: createRefusedParameters() });
  const heard = { text: '', reason: '', error: undefined as GenerationError | undefined, calls: () => calls };
  void (async () => {
    try {
      for await (const event of generator.generate(generationRequest())) {
        if (event.type === 'delta') heard.text += event.text;
        if (event.type === 'finish') heard.reason = event.reason;
      }
    } catch (thrown) {
      heard.error = thrown as GenerationError;
    }
  })();
  return heard;
}

describe('The idle timeout', () => {
  it('is five minutes for a server on this computer before its text begins', async () => {
    const heard = ask(NEAR, [
      [4.5 * MINUTE, chunk('Tides.')],
      [4.6 * MINUTE, chunk('', 'stop')],
    ]);
    await vi.advanceTimersByTimeAsync(5 * MINUTE);
    expect(heard).toMatchObject({ text: 'Tides.', reason: 'stop', error: undefined });
  });

  it('is five minutes also after an empty first chunk', async () => {
    const heard = ask(NEAR, [
      [0, chunk('')],
      [4.5 * MINUTE, chunk('Tides.', 'stop')],
    ]);
    await vi.advanceTimersByTimeAsync(5 * MINUTE);
    expect(heard).toMatchObject({ text: 'Tides.', reason: 'stop' });
  });

  it('ends the request after five minutes, without a retry', async () => {
    const heard = ask(NEAR, []);
    await vi.advanceTimersByTimeAsync(5 * MINUTE - 1);
    expect(heard.error).toBeUndefined();
    await vi.advanceTimersByTimeAsync(30 * MINUTE);
    expect(heard.error?.kind).toBe('timeout');
    expect(heard.calls()).toBe(1);
  });

  it('is one minute for every server once its text has begun', async () => {
    const heard = ask(NEAR, [[0, chunk('Tides')]]);
    await vi.advanceTimersByTimeAsync(MINUTE - 1);
    expect(heard.error).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(heard).toMatchObject({ text: 'Tides', error: { kind: 'timeout' } });
  });

  it('is one minute for a server elsewhere', async () => {
    const heard = ask(FAR, []);
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(heard.error?.kind).toBe('timeout');
    expect(heard.calls()).toBe(1);
  });
});

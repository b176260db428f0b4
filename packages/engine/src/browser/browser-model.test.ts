import { describe, expect, it } from 'vitest';
import type { GenerationEvent } from '../generation/text-generator.ts';
import { describeGenerator } from '../testing/describe-generator.ts';
import { collect, generationRequest } from '../testing/generation-request.ts';
import { type BrowserLanguageModel, type BrowserModelSession, browserModelGenerator } from './browser-model.ts';

interface World {
  readonly chunks?: readonly string[];
  readonly hangs?: 'before' | 'during' | undefined;
  readonly fails?: unknown;
  /** The steps of the download, each from 0 to 1. */
  readonly downloads?: readonly number[];
  readonly availability?: Awaited<ReturnType<BrowserLanguageModel['availability']>>;
}

function browser({ chunks = ['The ', 'sea'], hangs, fails, downloads = [], availability = 'available' }: World = {}) {
  const { promise: closed, resolve: close } = Promise.withResolvers<void>();
  const seen = { prompts: [] as unknown[], destroyed: 0, closed };
  const session: BrowserModelSession = {
    promptStreaming: (input, { signal }) => {
      seen.prompts.push(input);
      signal.addEventListener('abort', () => close());
      return new ReadableStream<string>({
        start: (controller) => {
          if (fails) return controller.error(fails);
          if (hangs === 'before') return;
          for (const chunk of hangs ? chunks.slice(0, 1) : chunks) controller.enqueue(chunk);
          if (!hangs) controller.close();
        },
      });
    },
    destroy: () => {
      seen.destroyed += 1;
    },
  };
  const api: BrowserLanguageModel = {
    availability: async () => availability,
    create: async ({ monitor }) => {
      const target = new EventTarget();
      monitor(target);
      for (const loaded of downloads) {
        await new Promise((resolve) => setTimeout(resolve, 5));
        target.dispatchEvent(Object.assign(new Event('downloadprogress'), { loaded }));
      }
      if (downloads.length > 0) await new Promise((resolve) => setTimeout(resolve, 5));
      return session;
    },
  };
  return { api, seen };
}

const run = (api: BrowserLanguageModel | undefined, request = {}): Promise<GenerationEvent[]> =>
  collect(browserModelGenerator(api).generate(generationRequest(request)));

describe('browserModelGenerator', () => {
  it('writes a text and destroys its session', async () => {
    const { api, seen } = browser();
    expect(await run(api)).toEqual([
      { type: 'start' },
      { type: 'delta', text: 'The ' },
      { type: 'delta', text: 'sea' },
      { type: 'finish', reason: 'stop' },
    ]);
    expect(seen).toMatchObject({ destroyed: 1, prompts: [[{ role: 'user', content: 'Write about tides.' }]] });
  });

  it('reports the progress of its download', async () => {
    const events = await run(browser({ downloads: [0.25, 0.5, 1] }).api);
    expect(events.slice(0, 4)).toEqual([
      { type: 'progress', phase: 'download', ratio: 0.25 },
      { type: 'progress', phase: 'download', ratio: 0.5 },
      { type: 'progress', phase: 'load' },
      { type: 'start' },
    ]);
  });

  it('destroys a session that arrives after it was stopped', async () => {
    const { api, seen } = browser({ downloads: [0.5, 1] });
    const stop = new AbortController();
    setTimeout(() => stop.abort(), 1);
    await expect(run(api, { signal: stop.signal })).rejects.toMatchObject({ kind: 'aborted' });
    await expect.poll(() => seen.destroyed).toBe(1);
  });

  it('continues the text so far', async () => {
    const { api, seen } = browser();
    await run(api, { resume: { text: 'So far' } });
    expect(seen.prompts[0]).toMatchObject([{ role: 'user' }, { role: 'assistant', content: 'So far' }, { role: 'user' }]);
  });

  it.each([
    ['available', 'ready'],
    ['downloadable', 'needs-download'],
    ['downloading', 'needs-download'],
    ['unavailable', 'unavailable'],
  ] as const)('maps the availability %s to %s', async (availability, state) => {
    expect(await browserModelGenerator(browser({ availability }).api).availability()).toMatchObject({ state });
  });

  it('is unavailable in a browser without a model', async () => {
    expect(await browserModelGenerator(undefined).availability()).toMatchObject({ state: 'unavailable' });
    await expect(run(undefined)).rejects.toMatchObject({ kind: 'unavailable' });
  });

  it.each([
    ['QuotaExceededError', 'bad-request'],
    ['NotAllowedError', 'unavailable'],
    ['NotSupportedError', 'unavailable'],
    ['NotReadableError', 'blocked'],
    ['NetworkError', 'network'],
    ['AbortError', 'aborted'],
    ['SomethingError', 'unknown'],
  ])('turns %s into the error %s', async (name, kind) => {
    const { api, seen } = browser({ fails: new DOMException('My private notes', name) });
    const error = await run(api).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ kind, message: expect.not.stringContaining('private') });
    expect(seen.destroyed).toBe(1);
  });

  it('fails with `empty` when the model writes nothing', async () => {
    await expect(run(browser({ chunks: [''] }).api)).rejects.toMatchObject({ kind: 'empty' });
  });
});

describeGenerator("The browser's own model", {
  setUp: ({ text, hangs, refuses, cuts = [] }) => {
    const letters = [...text];
    const places = [...new Set(cuts.map((cut) => cut % letters.length))].sort((a, b) => a - b);
    const chunks = [...places, letters.length].map((end, index) => letters.slice(places[index - 1] ?? 0, end).join(''));
    const fails = refuses ? new DOMException('My grandmother Edith', 'QuotaExceededError') : undefined;
    const { api, seen } = browser({ chunks, hangs, fails });
    return { generator: browserModelGenerator(api), closed: seen.closed, secrets: [] };
  },
});

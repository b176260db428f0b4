import { chosenOption, type GenerationEvent, type GenerationRequest, type GeneratorOption, generatorOptions } from '@marginalia/engine';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadAdapter } from './generator-adapter.ts';

const REQUEST = { prompt: 'Write.', task: {} } as unknown as GenerationRequest;
const KEY = 'a-key-that-a-test-made-up';
const GATE = { baseUrl: 'https://gate.example.org', model: 'gemini-3.5-flash-lite' };

/** The requests to the service. */
let asked: Request[];
beforeEach(() => {
  asked = [];
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
    asked.push(new Request(input, { ...init, signal: null }));
    const chunk = { candidates: [{ content: { parts: [{ text: 'By the model.' }] }, finishReason: 'STOP' }] };
    return new Response(`data: ${JSON.stringify(chunk)}\n\n`, { headers: { 'Content-Type': 'text/event-stream' } });
  });
});
afterEach(() => vi.unstubAllGlobals());

function optionFor(place: { readonly gemini?: typeof GATE; readonly openai?: typeof GATE }): GeneratorOption {
  const kind = place.gemini ? 'gemini' : 'openai-compatible';
  const option = generatorOptions({ version: 1, kind, ...place }, { generators: [], allowUserGenerators: true }).find(
    ({ value }) => value === kind,
  );
  if (!option) throw new Error(`No ${kind}`);
  return option;
}

async function textOf(events: AsyncIterable<GenerationEvent>): Promise<string> {
  let text = '';
  for await (const event of events) if (event.type === 'delta') text += event.text;
  return text;
}

describe('The generator of an option', () => {
  it('sends the key that is stored for its address, and only in a header', async () => {
    const keyFor = vi.fn(() => KEY);
    const generator = await loadAdapter(optionFor({ gemini: GATE }), { keyFor });
    expect(await textOf(generator.generate(REQUEST))).toBe('By the model.');
    expect([generator.source, generator.label]).toEqual(['gemini-3.5-flash-lite', 'Google Gemini']);
    expect(keyFor).toHaveBeenCalledWith(GATE.baseUrl);
    expect(asked[0]?.headers.get('x-goog-api-key')).toBe(KEY);
    expect(asked[0]?.url).not.toContain(KEY);
  });

  it.each([
    { gemini: GATE },
    { openai: { baseUrl: 'https://api.openai.com/v1', model: 'm' } },
    { openai: { baseUrl: 'https://openrouter.ai/api/v1', model: 'm' } },
  ])('sends no request without a key: %j', async (place) => {
    const generator = await loadAdapter(optionFor(place), { keyFor: () => undefined });
    await expect(textOf(generator.generate(REQUEST))).rejects.toMatchObject({ name: 'GenerationError', kind: 'auth' });
    expect(await generator.availability()).toEqual({ state: 'needs-key' });
    expect(asked).toEqual([]);
  });

  it('is one without a model, a key or a request for any chat, under the name that a deployment gives it', async () => {
    const offers = { generators: [{ id: 'chat', kind: 'paste', label: 'Your chat', auth: 'none' } as const], allowUserGenerators: false };
    const option = chosenOption({ version: 1, kind: 'paste', deployed: 'chat' }, offers);
    const generator = await loadAdapter(option, { keyFor: () => KEY });
    expect([generator.source, generator.label]).toEqual(['pasted', 'Your chat']);
    expect(await textOf(generator.generate({ ...REQUEST, handovers: { ask: async () => 'By a chat.' } }))).toBe('By a chat.');
    expect(chosenOption({ version: 1, kind: 'paste' }, { ...offers, generators: [] }).kind).toBe('on-device');
    expect(asked).toEqual([]);
  });

  it('requires the name of a model', async () => {
    const { model: _, ...unnamed } = optionFor({ openai: { baseUrl: 'https://llm.example.org/v1', model: 'm' } });
    await expect(loadAdapter(unnamed, { keyFor: () => KEY })).rejects.toMatchObject({ kind: 'unavailable' });
  });
});

// @vitest-environment jsdom
import { type GenerationEvent, type GenerationRequest, SETTINGS_KEY, type TextGenerator } from '@marginalia/engine';
import { STORED_KEY } from '@marginalia/engine/browser';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const GEMINI = { version: 1, kind: 'gemini', gemini: { baseUrl: 'https://gate.example.org', model: 'gemini-3.5-flash-lite' } };
const REQUEST = { prompt: 'Write.', task: {} } as unknown as GenerationRequest;
const KEY = 'a-key-that-a-test-made-up';

const device = {
  source: 'on-device',
  label: 'On this device',
  capabilities: { streaming: true, location: 'device' },
  availability: async () => ({ state: 'ready' }),
  generate: vi.fn(async function* (): AsyncGenerator<GenerationEvent> {
    yield { type: 'delta', text: 'By the device.' };
    yield { type: 'finish', reason: 'stop' };
  }),
} as const satisfies TextGenerator;

/** What the service was asked, and what the site's own file says. */
let asked: Request[];
let file: unknown;

beforeEach(() => {
  vi.resetModules();
  device.generate.mockClear();
  localStorage.clear();
  sessionStorage.clear();
  asked = [];
  file = { version: 1 };
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
    if (String(input).endsWith('config.json')) return Response.json(file);
    asked.push(new Request(input, { ...init, signal: null }));
    const chunk = { candidates: [{ content: { parts: [{ text: 'By the model.' }] }, finishReason: 'STOP' }] };
    return new Response(`data: ${JSON.stringify(chunk)}\n\n`, { headers: { 'Content-Type': 'text/event-stream' } });
  });
});
afterEach(() => vi.unstubAllGlobals());

async function siteGenerator() {
  const { chosenGenerator } = await import('./generator-port.ts');
  return chosenGenerator(device);
}

async function textOf(events: AsyncIterable<GenerationEvent>): Promise<string> {
  let text = '';
  for await (const event of events) if (event.type === 'delta') text += event.text;
  return text;
}

const choose = (settings: unknown) => localStorage.setItem(SETTINGS_KEY, JSON.stringify(settings));
const keep = (origin: string) => sessionStorage.setItem(STORED_KEY, JSON.stringify({ origin, key: KEY }));

describe("The site's generator", () => {
  it('is the device until something else is chosen', async () => {
    const generator = await siteGenerator();
    expect(generator.source).toBe('on-device');
    expect(await textOf(generator.generate(REQUEST))).toBe('By the device.');
    expect(asked).toEqual([]);
  });

  it('reads the choice at each call', async () => {
    const generator = await siteGenerator();
    expect(await textOf(generator.generate(REQUEST))).toBe('By the device.');
    choose(GEMINI);
    keep('https://gate.example.org');
    await vi.waitFor(async () => expect(await textOf(generator.generate(REQUEST))).toBe('By the model.'));
    expect(generator.source).toBe('gemini-3.5-flash-lite');
    expect(asked[0]?.headers.get('x-goog-api-key')).toBe(KEY);
    expect(asked[0]?.url).not.toContain(KEY);
  });

  it('knows at once that a stored choice is none of the device', async () => {
    choose(GEMINI);
    const generator = await siteGenerator();
    expect([generator.source === 'on-device', generator.capabilities.location]).toEqual([false, 'network']);
  });

  it('asks nobody without a key, and never lets the device write instead', async () => {
    choose(GEMINI);
    keep('https://elsewhere.example.org');
    const generator = await siteGenerator();
    await expect(textOf(generator.generate(REQUEST))).rejects.toMatchObject({ name: 'GenerationError', kind: 'auth' });
    expect(await generator.availability()).toEqual({ state: 'needs-key' });
    expect(asked).toEqual([]);
    expect(device.generate).not.toHaveBeenCalled();
  });

  it.each(['https://api.openai.com/v1', 'https://openrouter.ai/api/v1'])('asks %s nothing without a key', async (baseUrl) => {
    choose({ version: 1, kind: 'openai-compatible', openai: { baseUrl, model: 'm' } });
    const generator = await siteGenerator();
    await expect(textOf(generator.generate(REQUEST))).rejects.toMatchObject({ kind: 'auth' });
    expect(asked).toEqual([]);
  });

  it("is the deployment's default where nobody has chosen", async () => {
    file = {
      version: 1,
      defaultGenerator: 'campus',
      generators: [{ id: 'campus', kind: 'gemini', label: 'Campus AI', baseUrl: 'https://gate.example.org', model: 'm', auth: 'none' }],
    };
    const generator = await siteGenerator();
    expect(await textOf(generator.generate(REQUEST))).toBe('By the model.');
    expect([generator.label, generator.source]).toEqual(['Campus AI', 'm']);
  });

  it('gives a run the one that is chosen, which stays the same whatever is chosen meanwhile', async () => {
    const generator = await siteGenerator();
    const { refreshGenerator } = await import('./generator-status.ts');
    const first = await generator.settled?.();
    choose(GEMINI);
    await refreshGenerator();
    const second = await generator.settled?.();
    expect([first?.source, second?.source]).toEqual(['on-device', 'gemini-3.5-flash-lite']);
    await vi.waitFor(() => expect(generator.source).toBe('gemini-3.5-flash-lite'));
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyAddress } from '../testing/any-text.ts';
import { memoryStorage } from '../testing/index.ts';
import { GENERATOR_KINDS, type GeneratorSettings, parseSettings, readSettings, SETTINGS_KEY, writeSettings } from './generator-settings.ts';

const stored = (storage: ReturnType<typeof memoryStorage>): unknown => JSON.parse(storage.entries.get(SETTINGS_KEY) ?? 'null');

const whole: GeneratorSettings = {
  version: 1,
  kind: 'openai-compatible',
  gemini: { baseUrl: 'https://generativelanguage.googleapis.com', model: 'gemini-3.5-flash-lite' },
  openai: { baseUrl: 'http://localhost:11434/v1', model: 'qwen3' },
  deployed: 'campus',
  deployedModel: 'study-large',
};

describe('The choice of the generator', () => {
  it('is undefined before anything is chosen', async () => {
    expect(await readSettings(memoryStorage())).toBeUndefined();
  });

  it.each(GENERATOR_KINDS)('"%s" is read as it was stored', async (kind) => {
    const storage = memoryStorage();
    await writeSettings(storage, { kind });
    expect(stored(storage)).toEqual({ version: 1, kind });
    expect(await readSettings(storage)).toEqual({ version: 1, kind });
  });

  it('keeps what was typed for each kind', async () => {
    const storage = memoryStorage();
    await writeSettings(storage, whole);
    expect(await readSettings(storage)).toEqual(whole);
    await writeSettings(storage, { kind: 'on-device' });
    const { deployed: _, ...kept } = whole;
    expect(await readSettings(storage)).toEqual({ ...kept, kind: 'on-device' });
  });

  it.each([
    { baseUrl: 'javascript:alert(1)', model: 'm' },
    { baseUrl: '//evil.example', model: 'm' },
    { baseUrl: 'https://me:secret@llm.example.org', model: 'm' },
    { baseUrl: 'https://llm.example.org/v1', model: ' ' },
    { baseUrl: 5, model: 'm' },
    'https://llm.example.org/v1',
  ])('ignores an invalid address: %j', (openai) => {
    expect(parseSettings(JSON.stringify({ kind: 'openai-compatible', openai }))).toEqual({ version: 1, kind: 'openai-compatible' });
  });

  it('falls back to the device for an unknown kind, and leaves the stored record unchanged', async () => {
    const raw = '{"version":2,"kind":"telepathy","deployed":"campus"}';
    const storage = memoryStorage({ [SETTINGS_KEY]: raw });
    expect(await readSettings(storage)).toEqual({ version: 1, kind: 'on-device' });
    expect(storage.entries.get(SETTINGS_KEY)).toBe(raw);
  });

  it('keeps fields that it does not know', async () => {
    const storage = memoryStorage({ [SETTINGS_KEY]: '{"version":1,"kind":"gemini","mood":"m"}' });
    await writeSettings(storage, { kind: 'on-device' });
    expect(stored(storage)).toEqual({ version: 1, kind: 'on-device', mood: 'm' });
  });

  it('keeps an unreadable text in a separate field', async () => {
    const storage = memoryStorage({ [SETTINGS_KEY]: '{"kind":' });
    await writeSettings(storage, { kind: 'on-device' });
    expect(stored(storage)).toEqual({ version: 1, kind: 'on-device', unreadable: '{"kind":' });
  });

  it('throws when it cannot be stored, and the old choice stays', async () => {
    const storage = memoryStorage({ [SETTINGS_KEY]: '{"version":1,"kind":"gemini"}' });
    storage.failure = 'blocked';
    await expect(writeSettings(storage, { kind: 'on-device' })).rejects.toThrow('Saving is switched off in this browser.');
    expect((await readSettings(storage))?.kind).toBe('gemini');
  });

  it('is undefined or one of the known kinds, with http(s) addresses only, whatever is stored', () => {
    const place = fc.record({ baseUrl: fc.oneof(anyAddress, fc.string()), model: fc.string() }, { requiredKeys: [] });
    const raws = fc.oneof(
      fc.string(),
      fc.json(),
      fc.jsonValue().map((kind) => JSON.stringify({ kind })),
      fc
        .record({ kind: fc.constantFrom(...GENERATOR_KINDS), gemini: place, openai: place, deployed: fc.jsonValue() }, { requiredKeys: [] })
        .map((value) => JSON.stringify(value)),
    );
    fc.assert(
      fc.property(raws, (raw) => {
        const settings = parseSettings(raw);
        if (settings === undefined) return;
        expect(GENERATOR_KINDS).toContain(settings.kind);
        for (const given of [settings.gemini, settings.openai]) if (given) expect(new URL(given.baseUrl).protocol).toMatch(/^https?:$/);
      }),
    );
  });
});

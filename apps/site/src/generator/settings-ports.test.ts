import { generatorOptions, parseSettings, SETTINGS_KEY } from '@marginalia/engine';
import { STORED_KEY } from '@marginalia/engine/browser';
import type { GeneratorFormValues } from '@marginalia/ui';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { generatorStore } from './generator-store.ts';
import { settingsPorts } from './settings-ports.ts';

const KEY = 'a-key-that-a-test-made-up-x4Qk';
const GEMINI = 'https://generativelanguage.googleapis.com';
const OFFERS = { generators: [], allowUserGenerators: true };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.stubGlobal('fetch', async () => Response.json({ version: 1 }));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** The values that the dialog hands over when this is typed and other settings are stored. */
function draft(value: string, typed: Partial<GeneratorFormValues> = {}): GeneratorFormValues {
  const options = generatorOptions(parseSettings(localStorage.getItem(SETTINGS_KEY)), OFFERS);
  const option = options.find((one) => one.value === value);
  if (!option) throw new Error(`No ${value}`);
  return { option, baseUrl: option.baseUrl ?? '', model: option.model ?? '', key: '', remember: false, ...typed };
}

/** Makes local storage throw a quota error for this key. */
function noRoomFor(key: string): void {
  const { setItem } = Storage.prototype;
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, name, text) {
    if (this === localStorage && name === key) throw Object.assign(new Error('no room'), { name: 'QuotaExceededError' });
    setItem.call(this, name, text);
  });
}

const stored = (area: Storage, key: string): unknown => JSON.parse(area.getItem(key) ?? 'null');
const title = () => generatorStore.getSnapshot().title;

describe('Saving the settings', () => {
  it('stores the choice without the key, and the key for the tab only', async () => {
    await settingsPorts.save(draft('gemini', { key: KEY }));
    expect(stored(localStorage, SETTINGS_KEY)).toEqual({
      version: 1,
      kind: 'gemini',
      gemini: { baseUrl: GEMINI, model: 'gemini-3.5-flash-lite' },
    });
    expect(stored(sessionStorage, STORED_KEY)).toEqual({ origin: GEMINI, key: KEY });
    expect(JSON.stringify({ ...localStorage })).not.toContain(KEY);
    expect(title()).toBe('Gemini');
  });

  it('starts and stops remembering a key that is already stored', async () => {
    await settingsPorts.save(draft('gemini', { key: KEY }));
    await settingsPorts.save(draft('gemini', { remember: true }));
    expect(stored(localStorage, STORED_KEY)).toEqual({ origin: GEMINI, key: KEY });
    await settingsPorts.save(draft('gemini'));
    expect(stored(localStorage, STORED_KEY)).toBeNull();
    expect(stored(sessionStorage, STORED_KEY)).toEqual({ origin: GEMINI, key: KEY });
  });

  it('removes the key when the address of its generator changes to another origin', async () => {
    const server = { baseUrl: 'https://llm.example.org/v1', model: 'm' };
    await settingsPorts.save(draft('openai-compatible', { ...server, key: KEY, remember: true }));
    await settingsPorts.save(draft('openai-compatible', { baseUrl: 'https://evil.example/v1' }));
    expect([stored(sessionStorage, STORED_KEY), stored(localStorage, STORED_KEY)]).toEqual([null, null]);
  });

  describe('in a browser that has no room', () => {
    const other = 'https://openrouter.ai/api/v1';
    const choose = () => settingsPorts.save(draft('openai-compatible', { baseUrl: other, model: 'm', key: 'another-key', remember: true }));

    it.each([
      ['the choice', SETTINGS_KEY],
      ['its key', STORED_KEY],
    ])('for %s, the earlier choice and key stay', async (_, full) => {
      await settingsPorts.save(draft('gemini', { key: KEY }));
      const before = localStorage.getItem(SETTINGS_KEY);
      noRoomFor(full);
      await expect(choose()).rejects.toThrow('This browser has no room left for saved work.');
      expect(localStorage.getItem(SETTINGS_KEY)).toBe(before);
      expect(stored(sessionStorage, STORED_KEY)).toEqual({ origin: GEMINI, key: KEY });
    });

    it('A first choice is not stored in a browser that has no room for its key', async () => {
      noRoomFor(STORED_KEY);
      await expect(choose()).rejects.toThrow('This browser has no room left for saved work.');
      expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
    });
  });

  it('keeps the key while another generator is chosen, and does not send the key to it', async () => {
    await settingsPorts.save(draft('gemini', { key: KEY, remember: true }));
    await settingsPorts.save(draft('openai-compatible', { baseUrl: 'http://localhost:11434/v1', model: 'qwen3' }));
    expect(settingsPorts.storedKey('http://localhost:11434/v1')).toBeUndefined();
    expect(settingsPorts.storedKey(GEMINI)).toEqual({ ending: 'x4Qk', remembered: true });
    expect(title()).toBe('OpenAI-compatible server');
  });

  it('reports at once that a removed key is missing', async () => {
    await settingsPorts.save(draft('gemini', { key: KEY, remember: true }));
    settingsPorts.forgetKey();
    await vi.waitFor(() => expect(title()).toBe('Gemini: no key'));
    expect([sessionStorage.length, localStorage.getItem(STORED_KEY)]).toEqual([0, null]);
  });

  it('stores the device as the choice, and keeps what was typed for other generators', async () => {
    await settingsPorts.save(draft('gemini', { key: KEY, model: 'gemini-3.8-flash' }));
    await generatorStore.choose({ kind: 'on-device' });
    expect(title()).toBe('On this device');
    expect(stored(localStorage, SETTINGS_KEY)).toMatchObject({ kind: 'on-device', gemini: { model: 'gemini-3.8-flash' } });
  });
});

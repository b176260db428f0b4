import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeGenerator, memoryStorage } from '../testing/index.ts';
import type { GeneratorOffers } from './generator-offers.ts';
import type { GeneratorOption } from './generator-options.ts';
import { type GeneratorSettings, SETTINGS_KEY } from './generator-settings.ts';
import { createGeneratorStore, type GeneratorStoreOptions } from './generator-store.ts';

const NOTHING_SET: GeneratorOffers = { generators: [], allowUserGenerators: true };
const CAMPUS: GeneratorOffers = {
  ...NOTHING_SET,
  defaultGenerator: 'campus',
  generators: [{ id: 'campus', kind: 'gemini', label: 'Campus AI', baseUrl: 'https://gate.example.org', model: 'm', auth: 'none' }],
};
const GEMINI: GeneratorSettings = { version: 1, kind: 'gemini', gemini: { baseUrl: 'https://gate.example.org', model: 'gemini-a' } };
const SERVER: GeneratorSettings = {
  version: 1,
  kind: 'openai-compatible',
  openai: { baseUrl: 'http://localhost:11434/v1', model: 'qwen3' },
};

const device = fakeGenerator();
const loadAdapter = vi.fn(async ({ label, model }: GeneratorOption) => {
  return Object.assign(fakeGenerator({ answer: () => ({ chunks: ['By a model.'] }), source: model ?? label }), { label });
});
beforeEach(() => void loadAdapter.mockClear());

function storeWith(chosen?: GeneratorSettings, given: Partial<GeneratorStoreOptions> = {}) {
  const storage = memoryStorage(chosen ? { [SETTINGS_KEY]: JSON.stringify(chosen) } : {});
  const world = { online: true, key: true, changed: (): void => undefined };
  const store = createGeneratorStore({
    device,
    storage,
    hasDefault: async () => false,
    loadDeployment: async () => NOTHING_SET,
    loadAdapter,
    hasKey: () => world.key,
    isOnline: () => world.online,
    watch: (changed) => {
      world.changed = changed;
    },
    ...given,
  });
  const choose = (settings: GeneratorSettings): void => void storage.entries.set(SETTINGS_KEY, JSON.stringify(settings));
  return { store, storage, world, another: choose, title: () => store.getSnapshot().title };
}

describe('The generator of a run', () => {
  it('is the device if nothing is chosen, and no other code is loaded', async () => {
    const loadDeployment = vi.fn(async () => NOTHING_SET);
    const { store } = storeWith(undefined, { loadDeployment });
    expect(await store.resolve()).toBe(device);
    await store.refresh();
    expect(store.getSnapshot()).toMatchObject({ title: 'On this device', reads: 'task' });
    expect(loadAdapter).not.toHaveBeenCalled();
    expect(loadDeployment).not.toHaveBeenCalled();
  });

  it('is the one that is chosen when the run starts, and the same object while the choice stays', async () => {
    const { store, another } = storeWith();
    const first = await store.resolve();
    another(GEMINI);
    const second = await store.resolve();
    expect([first.source, second.source]).toEqual(['on-device', 'gemini-a']);
    expect(await store.resolve()).toBe(second);
    another(SERVER);
    expect((await store.resolve()).source).toBe('qwen3');
    expect(loadAdapter).toHaveBeenCalledTimes(2);
  });

  it("is the deployment's default if nothing is chosen", async () => {
    const { store, title } = storeWith(undefined, { hasDefault: async () => true, loadDeployment: async () => CAMPUS });
    expect((await store.resolve()).label).toBe('Campus AI');
    await store.refresh();
    expect(title()).toBe('Campus AI');
  });

  it('is the device if nothing is chosen and the deployment cannot be loaded', async () => {
    const { store } = storeWith(undefined, { hasDefault: () => Promise.reject(new Error('offline')) });
    expect(await store.resolve()).toBe(device);
  });

  it('is the person\u2019s own generator even if the deployment cannot be loaded', async () => {
    const { store } = storeWith(GEMINI, { loadDeployment: () => Promise.reject(new Error('offline')) });
    expect((await store.resolve()).source).toBe('gemini-a');
  });

  it('is never replaced by the device if a chosen deployed generator cannot be loaded', async () => {
    const loadDeployment = () => Promise.reject(new Error('offline'));
    const { store } = storeWith({ version: 1, kind: 'gemini', deployed: 'campus' }, { loadDeployment });
    await expect(store.resolve()).rejects.toMatchObject({ name: 'GenerationError', kind: 'network' });
  });

  it('is never replaced by the device if its code cannot be loaded, and loading is retried', async () => {
    const { store } = storeWith(GEMINI);
    loadAdapter.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(store.resolve()).rejects.toMatchObject({ name: 'GenerationError', kind: 'network' });
    expect((await store.resolve()).source).toBe('gemini-a');
  });

  it('is prepared ahead of a run, and a failure of that is silent', async () => {
    const warm = vi.fn();
    const { store, another } = storeWith();
    another(GEMINI);
    loadAdapter.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    store.warm([]);
    await vi.waitFor(() => expect(loadAdapter).toHaveBeenCalled());
    loadAdapter.mockResolvedValueOnce(Object.assign(fakeGenerator(), { warm }));
    await vi.waitFor(() => {
      store.warm([]);
      expect(warm).toHaveBeenCalledWith([]);
    });
  });
});

describe('The status of the generator', () => {
  it('is read at the first subscription, and again after every external change', async () => {
    const { store, world, another, title } = storeWith(GEMINI);
    const heard = vi.fn();
    store.subscribe(heard);
    await vi.waitFor(() => expect(title()).toBe('Gemini'));
    expect(store.getSnapshot().reads).toBe('prompt');
    world.online = false;
    world.changed();
    await vi.waitFor(() => expect(title()).toBe('Gemini: offline'));
    world.online = true;
    world.key = false;
    world.changed();
    await vi.waitFor(() => expect(title()).toBe('Gemini: no key'));
    another(SERVER);
    world.changed();
    await vi.waitFor(() => expect(title()).toBe('OpenAI-compatible server'));
    expect(heard).toHaveBeenCalledTimes(4);
  });

  it('is the same object until something changes', async () => {
    const { store } = storeWith(GEMINI);
    await store.refresh();
    expect(store.getSnapshot()).toBe(store.getSnapshot());
  });

  it('does not call a listener after it has unsubscribed', async () => {
    const { store } = storeWith();
    const heard = vi.fn();
    store.subscribe(heard)();
    await store.choose({ kind: 'gemini' });
    expect(heard).not.toHaveBeenCalled();
  });

  it('includes the availability of the browser\u2019s built-in model', async () => {
    const { store, title } = storeWith({ version: 1, kind: 'browser-model' });
    loadAdapter.mockResolvedValueOnce(Object.assign(fakeGenerator(), { availability: async () => ({ state: 'needs-download' as const }) }));
    await store.refresh();
    expect(title()).toBe("Browser's built-in model: not downloaded");
  });

  /** A store with two pending refreshes, whose deployments a test resolves by hand. */
  function askedTwice() {
    const answers = [Promise.withResolvers<GeneratorOffers>(), Promise.withResolvers<GeneratorOffers>()] as const;
    const waiting = [...answers];
    const loadDeployment = () => waiting.shift()?.promise ?? Promise.reject(new Error('asked too often'));
    const all = storeWith({ version: 1, kind: 'gemini', deployed: 'campus' }, { loadDeployment });
    return { ...all, answers, refreshes: [all.store.refresh(), all.store.refresh()] as const };
  }

  it('comes from the latest refresh, even if an earlier one finishes later', async () => {
    const { answers, refreshes, title } = askedTwice();
    answers[1].resolve({ ...CAMPUS, generators: CAMPUS.generators.map((generator) => ({ ...generator, label: 'New name' })) });
    await refreshes[1];
    answers[0].resolve(CAMPUS);
    await refreshes[0];
    expect(title()).toBe('New name');
  });

  it('comes from an earlier refresh if the latest one fails', async () => {
    const { answers, refreshes, title } = askedTwice();
    answers[1].reject(new Error('offline'));
    await refreshes[1];
    answers[0].resolve(CAMPUS);
    await refreshes[0];
    expect(title()).toBe('Campus AI');
  });
});

describe('The choice', () => {
  it('is stored, takes effect at once, and appears in the settings', async () => {
    const { store, storage, title } = storeWith(GEMINI);
    await store.choose({ kind: 'on-device' });
    expect(title()).toBe('On this device');
    expect(JSON.parse(storage.entries.get(SETTINGS_KEY) ?? '')).toEqual({ ...GEMINI, kind: 'on-device' });
    const { options, chosen } = await store.readChoice();
    expect(chosen.value).toBe('on-device');
    expect(options.find(({ value }) => value === 'gemini')).toMatchObject({ model: 'gemini-a' });
  });

  it('stays unchanged if it cannot be stored', async () => {
    const { store, storage, title } = storeWith(GEMINI);
    await store.refresh();
    storage.failure = 'blocked';
    await expect(store.choose({ kind: 'on-device' })).rejects.toThrow('Saving is switched off in this browser.');
    expect(title()).toBe('Gemini');
  });
});

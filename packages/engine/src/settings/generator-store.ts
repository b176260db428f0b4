import { GenerationError } from '../generation/generation-error.ts';
import { DEVICE_STATUS, type Generators } from '../generation/generators.ts';
import type { TextGenerator } from '../generation/text-generator.ts';
import type { StoragePort } from '../ports.ts';
import type { GeneratorChoice } from './generator-choice.ts';
import type { GeneratorOffers } from './generator-offers.ts';
import type { GeneratorOption } from './generator-options.ts';
import { type GeneratorSettings, SETTINGS_KEY } from './generator-settings.ts';

export interface GeneratorStoreOptions {
  /** The on-device generator, which is used if nothing else is chosen. */
  readonly device: TextGenerator;
  /** Stores the choice. */
  readonly storage: StoragePort;
  /** Whether the deployment names a default generator. Called on every page, so it must not load the code that parses the whole file. */
  readonly hasDefault: () => Promise<boolean>;
  /** Loads the deployment's generators. If it rejects, it is called again the next time. */
  readonly loadDeployment: () => Promise<GeneratorOffers>;
  /** Creates the generator of an option other than the device. */
  readonly loadAdapter: (option: GeneratorOption) => Promise<TextGenerator>;
  /** Whether a key is stored for an address. */
  readonly hasKey: (baseUrl: string) => boolean;
  readonly isOnline: () => boolean;
  /** Calls `changed` whenever another tab or the network connection may have changed the status. Called once, at the first subscription. */
  readonly watch: (changed: () => void) => void;
}

/** The generators of a host in which a person chooses. */
export interface GeneratorStore extends Generators {
  /**
   * The options and the choice, for the settings dialog. Rejects if the choice is a deployed generator and the deployment cannot be
   * loaded.
   */
  readChoice(): Promise<GeneratorChoice>;
  /** Stores a choice. Rejects with `StorageError` if it cannot be stored; then the old choice stays. */
  choose(settings: Omit<GeneratorSettings, 'version'>): Promise<void>;
  /** Reads the choice and updates the status. If that fails, the status stays. */
  refresh(): Promise<void>;
}

/**
 * The only owner of the chosen generator and its status. If nothing is chosen, the device is used and no code of other generators is
 * loaded. A chosen generator that fails is never replaced by the device.
 */
export function createGeneratorStore(options: GeneratorStoreOptions): GeneratorStore {
  const { device, storage, loadDeployment } = options;
  const listeners = new Set<() => void>();
  let status = DEVICE_STATUS;
  let watching = false;
  /** The number of refreshes so far, and the number of the one that `status` comes from. */
  let latestRefresh = 0;
  let shownRefresh = 0;

  const adapterOf = cachedAdapter(options.loadAdapter);
  const loadChoice = () => import('./generator-choice.ts');
  const readChoice = async (): Promise<GeneratorChoice> => (await loadChoice()).readChoice(storage, loadDeployment);

  const hasChoice = async (): Promise<boolean> => {
    const stored = await storage.read(SETTINGS_KEY).catch(() => null);
    return stored !== null || (await options.hasDefault().catch(() => false));
  };

  const readStatus = async () => {
    if (!(await hasChoice())) return DEVICE_STATUS;
    const { chosen } = await readChoice();
    const availability = chosen.kind === 'browser-model' ? (await (await adapterOf(chosen)).availability()).state : undefined;
    const facts = { hasKey: options.hasKey(chosen.baseUrl ?? ''), online: options.isOnline(), ...(availability && { availability }) };
    return (await loadChoice()).generatorStatus(chosen, facts);
  };

  const store: GeneratorStore = {
    device,
    getSnapshot: () => status,
    subscribe(listener) {
      listeners.add(listener);
      if (!watching) {
        watching = true;
        options.watch(() => void store.refresh());
        void store.refresh();
      }
      return () => listeners.delete(listener);
    },
    async refresh() {
      latestRefresh += 1;
      const refresh = latestRefresh;
      const now = await readStatus().catch(() => undefined);
      // A refresh that finishes after a later one is out of date.
      if (now === undefined || refresh < shownRefresh) return;
      shownRefresh = refresh;
      status = now;
      for (const listener of listeners) listener();
    },
    async resolve() {
      try {
        if (!(await hasChoice())) return device;
        const { chosen } = await readChoice();
        return chosen.kind === 'on-device' ? device : await adapterOf(chosen);
      } catch (cause) {
        throw cause instanceof GenerationError
          ? cause
          : new GenerationError('network', 'The code of the generator did not arrive', { cause });
      }
    },
    warm(outline) {
      store.resolve().then(
        (generator) => generator.warm?.(outline),
        () => undefined,
      );
    },
    readChoice,
    async choose(settings) {
      await (await loadChoice()).writeSettings(storage, settings);
      await store.refresh();
    },
  };
  return store;
}

/** Keeps the generator of the latest option. A failed load is not kept, so that the next run retries it. */
function cachedAdapter(load: GeneratorStoreOptions['loadAdapter']): GeneratorStoreOptions['loadAdapter'] {
  let adapter: { readonly optionKey: string; readonly generator: Promise<TextGenerator> } | undefined;
  return (option) => {
    const optionKey = JSON.stringify(option);
    if (adapter?.optionKey !== optionKey) {
      const generator = load(option);
      adapter = { optionKey, generator };
      generator.catch(() => {
        adapter = undefined;
      });
    }
    return adapter.generator;
  };
}

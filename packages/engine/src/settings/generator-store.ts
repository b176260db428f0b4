import { GenerationError } from '../generation/generation-error.ts';
import { DEVICE_STATUS, type Generators } from '../generation/generators.ts';
import type { TextGenerator } from '../generation/text-generator.ts';
import type { StoragePort } from '../ports.ts';
import type { GeneratorChoice } from './generator-choice.ts';
import type { GeneratorOffers } from './generator-offers.ts';
import type { GeneratorOption } from './generator-options.ts';
import { type GeneratorSettings, SETTINGS_KEY } from './generator-settings.ts';

export interface GeneratorStoreOptions {
  /** Writes while nothing else is chosen. */
  readonly device: TextGenerator;
  /** Holds the choice. */
  readonly storage: StoragePort;
  /** Whether the deployment names a default generator: asked on every page, so it must not load what reads the rest. */
  readonly hasDefault: () => Promise<boolean>;
  /** What the deployment offers. Rejects where that does not arrive; called again then. */
  readonly loadDeployment: () => Promise<GeneratorOffers>;
  /** Makes the generator of an option that is not the device. */
  readonly loadAdapter: (option: GeneratorOption) => Promise<TextGenerator>;
  /** Whether a key is kept for an address. */
  readonly hasKey: (baseUrl: string) => boolean;
  readonly isOnline: () => boolean;
  /** Calls back whenever another tab or the connection may have changed the status. Called once, with the first subscription. */
  readonly watch: (changed: () => void) => void;
}

/** The generators of a host in which a person chooses. */
export interface GeneratorStore extends Generators {
  /** What there is to choose, for the settings. Rejects where a file that says so does not arrive. */
  readChoice(): Promise<GeneratorChoice>;
  /** Stores a choice. Rejects with `StorageError` where it cannot be stored; then the old one stands. */
  choose(settings: Omit<GeneratorSettings, 'version'>): Promise<void>;
  /** Reads the choice again and works out how ready it is. Where that cannot be known the status stays. */
  refresh(): Promise<void>;
}

/**
 * The one place that knows which generator is chosen. While the device writes because nobody has said otherwise, no code of other
 * generators is loaded. A generator that is chosen and cannot write is never replaced by the device.
 */
export function createGeneratorStore(options: GeneratorStoreOptions): GeneratorStore {
  const { device, storage, loadDeployment } = options;
  const listeners = new Set<() => void>();
  let status = DEVICE_STATUS;
  let watching = false;
  /** Refreshes so far, and which of them `status` comes from. */
  let asked = 0;
  let answered = 0;
  let adapter: { readonly of: string; readonly generator: Promise<TextGenerator> } | undefined;

  const loadChoice = () => import('./generator-choice.ts');
  const readChoice = async (): Promise<GeneratorChoice> => (await loadChoice()).readChoice(storage, loadDeployment);

  const hasChoice = async (): Promise<boolean> => {
    const stored = await storage.read(SETTINGS_KEY).catch(() => null);
    return stored !== null || (await options.hasDefault().catch(() => false));
  };

  const adapterOf = (option: GeneratorOption): Promise<TextGenerator> => {
    const of = JSON.stringify(option);
    if (adapter?.of !== of) {
      const generator = options.loadAdapter(option);
      adapter = { of, generator };
      // The next run tries again.
      generator.catch(() => {
        adapter = undefined;
      });
    }
    return adapter.generator;
  };

  const readStatus = async () => {
    if (!(await hasChoice())) return DEVICE_STATUS;
    const { chosen } = await readChoice();
    const availability = chosen.kind === 'browser-model' ? (await (await adapterOf(chosen)).availability()).state : undefined;
    const facts = { hasKey: options.hasKey(chosen.baseUrl ?? ''), online: options.isOnline(), ...(availability && { availability }) };
    return (await loadChoice()).generatorStatus(chosen, facts);
  };

  const store: GeneratorStore = {
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
      asked += 1;
      const turn = asked;
      const now = await readStatus().catch(() => undefined);
      // An answer that comes after the answer to a later question is out of date.
      if (now === undefined || turn < answered) return;
      answered = turn;
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

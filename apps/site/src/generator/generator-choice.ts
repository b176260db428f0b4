import {
  chosenOption,
  GenerationError,
  type GeneratorOption,
  type GeneratorSettings,
  type GeneratorStatus,
  generatorStatus,
  needsKey,
  readSettings,
  type TextGenerator,
} from '@marginalia/engine';
import { browserKeyStore } from '@marginalia/engine/browser';
import { loadDeployment } from '../deployment/deployment.ts';
import type { Deployment } from '../deployment/deployment-config.ts';
import { workPorts } from '../storage/work-ports.ts';

/**
 * What is chosen, and the generator for it. Loaded where something else than the device is chosen, or may be; each adapter comes in a
 * chunk of its own.
 */

export const keys = browserKeyStore();

export type Offers = Pick<Deployment, 'generators' | 'allowUserGenerators' | 'defaultGenerator'>;

/** What is stored of a choice; undefined where nothing may be read. */
export async function storedSettings(): Promise<GeneratorSettings | undefined> {
  return readSettings(workPorts.storage).catch(() => undefined);
}

/** What this deployment offers. Where the site cannot be reached, a person's own generators stay theirs. */
export async function loadOffers(settings: GeneratorSettings | undefined): Promise<Offers> {
  return loadDeployment().catch((error: unknown) => {
    if (settings?.deployed !== undefined) throw error;
    return { generators: [], allowUserGenerators: true };
  });
}

/** Who writes, as it is stored now. Rejects where that is for a file to say that does not arrive. */
async function currentOption(): Promise<GeneratorOption> {
  const settings = await storedSettings();
  return chosenOption(settings, await loadOffers(settings));
}

/** @param event what another tab did, perhaps with the key */
export async function currentStatus(event?: StorageEvent): Promise<GeneratorStatus> {
  if (event) keys.hear(event);
  const option = await currentOption();
  const availability = option.kind === 'browser-model' ? (await (await adapterFor(option)).availability()).state : undefined;
  return generatorStatus(option, {
    hasKey: keys.keptFor(option.baseUrl ?? '') !== undefined,
    online: navigator.onLine,
    ...(availability && { availability }),
  });
}

let last: { readonly of: string; readonly generator: TextGenerator } | undefined;

/** The generator that is chosen now. */
export async function currentGenerator(device: TextGenerator): Promise<TextGenerator> {
  const option = await currentOption();
  if (option.kind === 'on-device') return device;
  const of = JSON.stringify(option);
  if (last?.of !== of) last = { of, generator: await adapterFor(option) };
  return last.generator;
}

async function adapterFor(option: GeneratorOption): Promise<TextGenerator> {
  const { kind, baseUrl, model, label, auth, contextTokens } = option;
  if (kind === 'browser-model') return (await import('@marginalia/engine/browser-model')).browserModelGenerator();
  if (baseUrl === undefined || model === undefined) throw new GenerationError('unavailable', 'No model is named');
  const options = {
    baseUrl,
    model,
    label,
    key: () => keys.keyFor(baseUrl),
    auth: auth === 'key-if-asked' ? ('user-key' as const) : auth,
    ...(contextTokens !== undefined && { capabilities: { contextTokens } }),
  };
  const { geminiGenerator, openAiCompatibleGenerator } = await import('@marginalia/engine/models');
  if (kind === 'gemini') return geminiGenerator(options);
  const generator = openAiCompatibleGenerator(options);
  return needsKey(option) ? withKey(generator, options.key) : generator;
}

/** A server that answers nobody without a key is not asked without one. */
function withKey(generator: TextGenerator, key: () => string | undefined): TextGenerator {
  return {
    ...generator,
    availability: async () => (key() === undefined ? { state: 'needs-key' } : generator.availability()),
    async *generate(request) {
      if (key() === undefined) throw new GenerationError('auth', 'There is no key');
      yield* generator.generate(request);
    },
  };
}

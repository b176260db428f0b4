import { GenerationError, type GeneratorOption, needsKey, pasteGenerator, type TextGenerator } from '@marginalia/engine';
import type { KeyStore } from '@marginalia/engine/browser';
import type { RefusedParameters } from '@marginalia/engine/models';
import { siteStorage } from '../storage/local-storage.ts';

// One for all generators of the page. Refused parameters outlive a reload.
let refusedParameters: RefusedParameters | undefined;

/** Creates the generator of an option other than the device. Each adapter has a chunk of its own. */
export async function loadAdapter(option: GeneratorOption, keys: Pick<KeyStore, 'keyFor'>): Promise<TextGenerator> {
  const { kind, baseUrl, model, label, auth, contextTokens } = option;
  if (kind === 'browser-model') return (await import('@marginalia/engine/browser-model')).browserModelGenerator();
  if (kind === 'paste') return pasteGenerator(label);
  if (baseUrl === undefined || model === undefined) throw new GenerationError('unavailable', 'No model is named');
  const { createRefusedParameters, geminiGenerator, openAiCompatibleGenerator, storedRefusals } = await import('@marginalia/engine/models');
  refusedParameters ??= createRefusedParameters(storedRefusals(siteStorage));
  const options = {
    baseUrl,
    model,
    label,
    key: () => keys.keyFor(baseUrl),
    auth: auth === 'key-if-asked' ? ('user-key' as const) : auth,
    refusedParameters,
    ...(contextTokens !== undefined && { capabilities: { contextTokens } }),
  };
  if (kind === 'gemini') return geminiGenerator(options);
  const generator = openAiCompatibleGenerator(options);
  return needsKey(option) ? withKey(generator, options.key) : generator;
}

/** Wraps a generator whose server requires a key. Without a key it fails without a request. */
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

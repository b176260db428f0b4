import { GenerationError, type GeneratorOption, needsKey, pasteGenerator, type TextGenerator } from '@marginalia/engine';
import type { KeyStore } from '@marginalia/engine/browser';

/** Creates the generator of an option other than the device. Each adapter has a chunk of its own. */
export async function loadAdapter(option: GeneratorOption, keys: Pick<KeyStore, 'keyFor'>): Promise<TextGenerator> {
  const { kind, baseUrl, model, label, auth, contextTokens } = option;
  if (kind === 'browser-model') return (await import('@marginalia/engine/browser-model')).browserModelGenerator();
  if (kind === 'paste') return pasteGenerator(label);
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

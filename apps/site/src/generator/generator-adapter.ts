import { GenerationError, type GeneratorOption, needsKey, type TextGenerator } from '@marginalia/engine';
import type { KeyStore } from '@marginalia/engine/browser';

/** The generator of an option that is not the device. Each adapter comes in a chunk of its own. */
export async function loadAdapter(option: GeneratorOption, keys: Pick<KeyStore, 'keyFor'>): Promise<TextGenerator> {
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

/** Without a key, a server that answers nobody without one is not asked. */
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

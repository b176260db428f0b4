import { GenerationError, type TextGenerator } from '@marginalia/engine';
import { generatorStatus, isUndecided, storedChoice } from './generator-status.ts';

/** A model whose code has not arrived yet: enough to know that it is none of the device's. */
const SOME_MODEL = { source: 'a model', label: 'a model', capabilities: { streaming: true, location: 'network' } } as const;

/**
 * The generator of every tool: whichever is chosen. A run asks which one that is (`settled`) and keeps to it; a choice that is made
 * meanwhile counts from the next run on. What is chosen is never replaced by the device.
 * @param device writes while nothing else is chosen
 */
export function chosenGenerator(device: TextGenerator): TextGenerator {
  let now: TextGenerator | undefined;
  let following = false;

  const choose = async (): Promise<TextGenerator> => {
    if (await isUndecided()) return device;
    return (await import('./generator-choice.ts')).currentGenerator(device);
  };
  const settled = async (): Promise<TextGenerator> => {
    now = await choose().catch(notThere);
    return now;
  };
  const follow = (): void => {
    if (following) return;
    following = true;
    const look = (): void => {
      settled().catch(() => {});
    };
    generatorStatus.subscribe(() => {
      // Until it is known, what is stored says whether it is the device's.
      now = undefined;
      look();
    });
    look();
  };
  /** What is known of it at once. */
  const known = (): Pick<TextGenerator, 'source' | 'label' | 'capabilities'> => {
    // Prerendering knows no choice.
    if (typeof window === 'undefined') return device;
    follow();
    return now ?? (isForDevice(storedChoice()) ? device : SOME_MODEL);
  };

  return {
    get source() {
      return known().source;
    },
    get label() {
      return known().label;
    },
    get capabilities() {
      return known().capabilities;
    },
    availability: async () => (await choose()).availability(),
    settled,
    // A failure shows when it is to write.
    warm: (outline) =>
      void choose().then(
        (generator) => generator.warm?.(outline),
        () => {},
      ),
    async *generate(request) {
      yield* (await settled()).generate(request);
    },
  };
}

function isForDevice(stored: string | null): boolean {
  return stored === null || /"kind"\s*:\s*"on-device"/.test(stored);
}

function notThere(cause: unknown): never {
  throw cause instanceof GenerationError ? cause : new GenerationError('network', 'The code of the generator did not arrive', { cause });
}

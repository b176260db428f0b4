import type { StoragePort } from '../ports.ts';
import type { GeneratorOffers } from './generator-offers.ts';
import { chosenOption, type GeneratorOption, generatorOptions } from './generator-options.ts';
import { readSettings } from './generator-settings.ts';

/** The generators that a person can choose, and the one that is chosen. */
export interface GeneratorChoice {
  readonly options: readonly GeneratorOption[];
  readonly chosen: GeneratorOption;
}

/**
 * Reads the options and the stored choice. Blocked storage counts as no choice. If the deployment's offers cannot be loaded, a person's
 * own generators can still be chosen; but if the stored choice is a deployed generator, the promise rejects.
 */
export async function readChoice(storage: StoragePort, loadOffers: () => Promise<GeneratorOffers>): Promise<GeneratorChoice> {
  const settings = await readSettings(storage).catch(() => undefined);
  const offers = await loadOffers().catch((error: unknown): GeneratorOffers => {
    if (settings?.deployed !== undefined) throw error;
    return { generators: [], allowUserGenerators: true };
  });
  return { options: generatorOptions(settings, offers), chosen: chosenOption(settings, offers) };
}

// The store loads this module lazily, when there is a choice. These functions are needed only then, so they share its chunk.
export { writeSettings } from './generator-settings.ts';
export { generatorStatus } from './generator-status.ts';

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
 * Reads the choice. A storage that cannot be read holds none. Where the offers of the deployment do not arrive, a person's own
 * generators can still be chosen; a choice of one of the deployment's rejects.
 */
export async function readChoice(storage: StoragePort, loadOffers: () => Promise<GeneratorOffers>): Promise<GeneratorChoice> {
  const settings = await readSettings(storage).catch(() => undefined);
  const offers = await loadOffers().catch((error: unknown): GeneratorOffers => {
    if (settings?.deployed !== undefined) throw error;
    return { generators: [], allowUserGenerators: true };
  });
  return { options: generatorOptions(settings, offers), chosen: chosenOption(settings, offers) };
}

// The store loads this module when a choice is possible: what it needs beyond reading the choice comes with it.
export { writeSettings } from './generator-settings.ts';
export { generatorStatus } from './generator-status.ts';

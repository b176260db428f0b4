import type { GeneratorAuth } from '../generation/http/send.ts';
import type { GeneratorKind } from './generator-settings.ts';

/** A generator that the host offers. It never holds a key, because a host's configuration can be public. */
export interface DeployedGenerator {
  readonly id: string;
  readonly kind: GeneratorKind;
  readonly label: string;
  /** An http(s) address, or a path of this site that begins with "/". */
  readonly baseUrl?: string;
  readonly model?: string;
  /** The context of the model in tokens, for prompt and answer together. */
  readonly contextTokens?: number;
  readonly auth: GeneratorAuth;
}

/** The generators that a host offers beside the device. */
export interface GeneratorOffers {
  /** The id of an offered generator, or a kind. The device when absent. */
  readonly defaultGenerator?: string;
  /** Whether people may choose a generator of their own. */
  readonly allowUserGenerators: boolean;
  readonly generators: readonly DeployedGenerator[];
}

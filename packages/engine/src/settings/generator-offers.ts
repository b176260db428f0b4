import type { GeneratorAuth } from '../generation/http/send.ts';
import type { GeneratorKind } from './generator-settings.ts';

/** A generator that a deployment offers. It never contains a key, because the configuration file is public. */
export interface DeployedGenerator {
  readonly id: string;
  readonly kind: GeneratorKind;
  readonly label: string;
  /** An http(s) address, or a path of this site that begins with "/". */
  readonly baseUrl?: string;
  readonly model?: string;
  /** The context in tokens, for prompt and answer together. */
  readonly contextTokens?: number;
  readonly auth: GeneratorAuth;
}

/** The generators that a deployment offers. */
export interface GeneratorOffers {
  readonly generators: readonly DeployedGenerator[];
  /** Whether people may set up their own generator. */
  readonly allowUserGenerators: boolean;
  /** The id of a deployed generator, or a kind. */
  readonly defaultGenerator?: string;
}

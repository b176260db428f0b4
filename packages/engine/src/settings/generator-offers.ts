import type { GeneratorAuth } from '../generation/http/send.ts';
import type { GeneratorKind } from './generator-settings.ts';

/** A generator that a deployment offers. It never holds a key: the file that says so is public. */
export interface DeployedGenerator {
  readonly id: string;
  readonly kind: GeneratorKind;
  readonly label: string;
  /** An http(s) address, or a path of this site that begins with "/". */
  readonly baseUrl?: string;
  readonly model?: string;
  /** Tokens of prompt and answer together that the server gives the model. */
  readonly contextTokens?: number;
  readonly auth: GeneratorAuth;
}

/** What a deployment offers to choose from. */
export interface GeneratorOffers {
  readonly generators: readonly DeployedGenerator[];
  /** Whether people may choose a generator of their own. */
  readonly allowUserGenerators: boolean;
  /** The id of a deployed generator, or a kind. */
  readonly defaultGenerator?: string;
}

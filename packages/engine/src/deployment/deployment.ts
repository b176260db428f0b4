import type { GeneratorKind } from '../settings/generator-settings.ts';

/** Who a generator's server knows its callers by: nobody, the key a person types in, or this site's own cookie. */
export type GeneratorAuth = 'none' | 'user-key' | 'cookie';

/** A generator that a deployment offers. It never holds a key: the file is public. */
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

/** What one deployment of the site sets, read from its `config.json`. Every part is optional. */
export interface Deployment {
  readonly site: { readonly email?: string; readonly repository?: string };
  /** The form service of Contact and Subscribe. The key names an inbox and is public. */
  readonly form?: { readonly url: string; readonly accessKey: string };
  /** The id of a deployed generator, or a kind. */
  readonly defaultGenerator?: string;
  /** Whether people may choose a generator of their own. */
  readonly allowUserGenerators: boolean;
  readonly generators: readonly DeployedGenerator[];
  /** What was wrong with the file, for whoever deploys: one sentence for each part that was ignored. Never holds a value of it. */
  readonly warnings: readonly string[];
}

import type { GeneratorOffers } from '@marginalia/engine';

/** The settings of one deployment of the site, read from its `config.json`. Every setting is optional. */
export interface Deployment extends GeneratorOffers {
  readonly site: { readonly email?: string; readonly repository?: string };
  /** The form service of Contact and Subscribe. The key names an inbox and is public. */
  readonly form?: { readonly url: string; readonly accessKey: string };
  /** The resolver of DOIs that looks references up. Without it nothing is looked up. */
  readonly lookup?: { readonly doi: string };
  /** For the person who deploys: one sentence for each setting that was ignored. Never contains a value of the file. */
  readonly warnings: readonly string[];
}

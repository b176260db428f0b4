import type { GeneratorOffers } from '../settings/generator-offers.ts';

/** What one deployment of the site sets, read from its `config.json`. Every part is optional. */
export interface Deployment extends GeneratorOffers {
  readonly site: { readonly email?: string; readonly repository?: string };
  /** The form service of Contact and Subscribe. The key names an inbox and is public. */
  readonly form?: { readonly url: string; readonly accessKey: string };
  /** What was wrong with the file, for whoever deploys: one sentence for each part that was ignored. Never holds a value of it. */
  readonly warnings: readonly string[];
}

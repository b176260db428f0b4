import type { CslFields } from '../csl-item.ts';

/** What was read of one reference, before its type is known. */
export interface Parts {
  readonly fields: CslFields & { readonly pieces?: readonly string[] };
  readonly within?: boolean;
  readonly loose?: boolean;
}

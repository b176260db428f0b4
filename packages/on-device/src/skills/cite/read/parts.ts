import type { CslFields } from '../csl-item.ts';

/** The fields that were read from a reference before its type is known. */
export interface Parts {
  readonly fields: CslFields & { readonly pieces?: readonly string[] };
  readonly within?: boolean;
  readonly loose?: boolean;
  /** Whether marks that only one style has tell the parts, so that no second reading is needed. */
  readonly certain?: boolean;
}

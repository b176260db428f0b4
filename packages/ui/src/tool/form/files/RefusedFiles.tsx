import { Notice } from '../../../basics/Notice.tsx';
import type { RefusedFile } from './field-files.ts';

/** The files that were not added, each with the reason. */
export function RefusedFiles({ refused }: { readonly refused: readonly RefusedFile[] }) {
  return refused.map(({ name, why }) => (
    <Notice heading={`“${name}” was not added`} key={name} level={3} tone="warning">
      {why}
    </Notice>
  ));
}

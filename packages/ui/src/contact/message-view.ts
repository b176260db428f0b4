import type { FormIssue, FormStatus } from '@marginalia/engine';

/** What a form shows of its run. */
export interface MessageView {
  readonly sending: boolean;
  readonly issues: readonly FormIssue[];
  readonly status?: FormStatus | undefined;
  /** The first field that the last submit lacked, a new object for each: it takes focus. */
  readonly invalid?: { readonly field: string } | undefined;
}

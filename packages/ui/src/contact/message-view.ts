import type { FormIssue } from './message-form.ts';

/** A status line stays for this many milliseconds after an attempt. */
export const MESSAGE_SHOWN = 3000;

// The form shows these two itself: while it loads the machine's code, and when the code cannot be loaded.
export const PLEASE_WAIT = 'Please wait...';
export const WENT_WRONG = 'Something went wrong!';

/** The status line of the last attempt. The tone depends on the outcome, not on the text. */
export interface FormStatus {
  readonly tone: 'busy' | 'ok' | 'error';
  readonly text: string;
}

/** The state of the machine that a form renders. */
export interface MessageView {
  readonly sending: boolean;
  readonly issues: readonly FormIssue[];
  readonly status?: FormStatus | undefined;
  /** The first field with a problem at the last submit. It is a new object for each submit, so that the field takes focus again. */
  readonly invalid?: { readonly field: string } | undefined;
}

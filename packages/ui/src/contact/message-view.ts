import type { FormIssue } from './message-form.ts';

/** How long a status line stays after an attempt, in milliseconds (specification §4 and §9). */
export const MESSAGE_SHOWN = 3000;

// The form also shows these two while, or because, the machine's code is not loaded.
export const PLEASE_WAIT = 'Please wait...';
export const WENT_WRONG = 'Something went wrong!';

/** The status line of the last attempt. The tone follows the outcome, not the words (product decisions, difference 6). */
export interface FormStatus {
  readonly tone: 'busy' | 'ok' | 'error';
  readonly text: string;
}

/** What a form shows of its machine. */
export interface MessageView {
  readonly sending: boolean;
  readonly issues: readonly FormIssue[];
  readonly status?: FormStatus | undefined;
  /** The first field with a problem at the last submit. A new object for each submit: the field takes focus. */
  readonly invalid?: { readonly field: string } | undefined;
}

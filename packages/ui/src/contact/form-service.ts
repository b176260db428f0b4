/** One message, from any form. All texts are trimmed. */
export interface FormSubmission {
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
  /** The hidden field. Always empty: a form with text in it is not sent. */
  readonly botcheck: string;
}

export type FormResponse =
  | { readonly ok: true }
  /** The service refused the message. `message` is the text of the service, if it sent one; show it as plain text. */
  | { readonly ok: false; readonly message?: string }
  /** The deployment has no form service: nothing was sent. */
  | { readonly ok: false; readonly reason: 'not-set-up' };

/** The port to a form service. Rejects when the service cannot be reached, and when `signal` aborts. */
export interface FormService {
  submit(submission: FormSubmission, signal: AbortSignal): Promise<FormResponse>;
}

/** What is sent, whatever form it comes from (specification §7, "Contact form"). All texts are trimmed. */
export interface FormSubmission {
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
  /** The hidden field as it was left: empty, or nothing would be sent. */
  readonly botcheck: string;
}

export type FormAnswer =
  | { readonly ok: true }
  /** Refused; `message` is the service's own, when it gave one: data, to be shown as text. */
  | { readonly ok: false; readonly message?: string }
  /** This deployment has no form service: nothing was sent. */
  | { readonly ok: false; readonly reason: 'not-set-up' };

/** The port to a form service. It rejects when the service cannot be reached; `signal` ends an attempt that takes too long. */
export interface FormService {
  submit(submission: FormSubmission, signal: AbortSignal): Promise<FormAnswer>;
}

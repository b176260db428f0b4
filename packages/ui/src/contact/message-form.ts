import { isBlank } from '@marginalia/engine';
import { isEmail } from './email.ts';
import type { FormSubmission } from './form-service.ts';

/** The typed texts of a form by field name. */
export type FormTexts = Readonly<Record<string, string>>;

/** A field that cannot be sent as it is, and the message that its label shows. */
export interface FormIssue {
  readonly field: string;
  readonly message: string;
}

/** A form that sends to the form service. */
export interface MessageForm {
  /** The required fields in screen order, each with the message for a missing or malformed text. */
  readonly required: Readonly<Record<string, string>>;
  /** Makes a submission from texts that are trimmed and not blank. */
  readonly submission: (texts: FormTexts) => Omit<FormSubmission, 'botcheck'>;
}

const NO_EMAIL = 'Enter an email address in the format name@example.com';

/** The contact form. */
export const contactForm: MessageForm = {
  required: {
    firstName: 'Enter your first name',
    lastName: 'Enter your last name',
    email: NO_EMAIL,
    subject: 'Enter a subject',
    message: 'Enter a message',
  },
  submission: ({ firstName, lastName, email = '', subject = '', message = '' }) => ({
    name: `${firstName} ${lastName}`,
    email,
    subject,
    message,
  }),
};

/** The subscribe box of the blog. It sends an email address in a message that asks for the newsletter. */
export const subscribeForm: MessageForm = {
  required: { email: NO_EMAIL },
  submission: ({ email = '' }) => ({
    name: 'Newsletter subscriber',
    email,
    subject: 'Newsletter subscription',
    message: `Please write to ${email} when a new tool or post is out.`,
  }),
};

/** The issues of a form, in screen order. A text of invisible characters counts as missing. */
export function formIssues(form: MessageForm, texts: FormTexts): FormIssue[] {
  return Object.entries(form.required)
    .filter(([field]) => {
      const text = textOf(texts, field);
      return field === 'email' ? !isEmail(text) : text === '';
    })
    .map(([field, message]) => ({ field, message }));
}

/** Whether the hidden field was filled in, which only a bot does. */
export function isBot(texts: FormTexts): boolean {
  return botcheckOf(texts) !== '';
}

/** The submission of a form without issues. */
export function submissionOf(form: MessageForm, texts: FormTexts): FormSubmission {
  const trimmed = Object.fromEntries(Object.keys(form.required).map((field) => [field, textOf(texts, field)]));
  return { ...form.submission(trimmed), botcheck: botcheckOf(texts) };
}

function botcheckOf(texts: FormTexts): string {
  return Object.hasOwn(texts, 'botcheck') ? (texts['botcheck'] ?? '') : '';
}

// A pasted address often has an invisible character at its start or end, which trim() does not remove.
const INVISIBLE_EDGES = /^[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]+|[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]+$/gu;

function textOf(texts: FormTexts, field: string): string {
  const text = Object.hasOwn(texts, field) ? (texts[field] ?? '') : '';
  if (isBlank(text)) return '';
  return field === 'email' ? text.replace(INVISIBLE_EDGES, '') : text.toWellFormed().trim();
}

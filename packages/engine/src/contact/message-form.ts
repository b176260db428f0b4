import { isBlank } from '../definition/field.ts';
import { isEmail } from './email.ts';
import type { FormSubmission } from './form-service.ts';

/** The raw texts of a form by the names of its fields. */
export type FormTexts = Readonly<Record<string, string>>;

/** What a field lacks, and its name. */
export interface FormIssue {
  readonly field: string;
  readonly message: string;
}

/** A form whose text goes to the form service: what it asks for, in screen order, and what it makes of the answers. */
export interface MessageForm {
  /** What is said of a field that will not do, by the field's name. */
  readonly required: Readonly<Record<string, string>>;
  /** Called with texts that are trimmed and not blank. */
  readonly submission: (texts: FormTexts) => Omit<FormSubmission, 'botcheck'>;
}

const NO_EMAIL = 'Enter an email address in the format name@example.com';

/** The contact form: specification §3 and §5, labels of the product decisions. */
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

/** The subscribe box of the blog: an address, sent as a message that says what to do with it. */
export const subscribeForm: MessageForm = {
  required: { email: NO_EMAIL },
  submission: ({ email = '' }) => ({
    name: 'Newsletter subscriber',
    email,
    subject: 'Newsletter subscription',
    message: `Please write to ${email} when a new tool or post is out.`,
  }),
};

/** What the form lacks, in screen order. Text that nobody can see counts as none. */
export function issuesOf(form: MessageForm, texts: FormTexts): FormIssue[] {
  return Object.entries(form.required)
    .filter(([field]) => {
      const text = textOf(texts, field);
      return field === 'email' ? !isEmail(text) : text === '';
    })
    .map(([field, message]) => ({ field, message }));
}

/** Whether the field that people cannot see was filled in all the same. */
export function isBot(texts: FormTexts): boolean {
  return botcheckOf(texts) !== '';
}

/** What is sent for a form that lacks nothing. */
export function submissionOf(form: MessageForm, texts: FormTexts): FormSubmission {
  const tidy = Object.fromEntries(Object.keys(form.required).map((field) => [field, textOf(texts, field)]));
  return { ...form.submission(tidy), botcheck: botcheckOf(texts) };
}

function botcheckOf(texts: FormTexts): string {
  return Object.hasOwn(texts, 'botcheck') ? (texts['botcheck'] ?? '') : '';
}

// A pasted address often brings a space along that cannot be seen, and that trim() leaves.
const INVISIBLE_EDGES = /^[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]+|[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]+$/gu;

function textOf(texts: FormTexts, field: string): string {
  const text = Object.hasOwn(texts, field) ? (texts[field] ?? '') : '';
  if (isBlank(text)) return '';
  return field === 'email' ? text.replace(INVISIBLE_EDGES, '') : text.toWellFormed().trim();
}

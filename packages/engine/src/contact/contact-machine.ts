import { assign, emit, fromPromise, setup } from 'xstate';
import type { FormAnswer, FormService, FormSubmission } from './form-service.ts';
import { type FormIssue, type FormTexts, isBot, issuesOf, type MessageForm, submissionOf } from './message-form.ts';
import { MESSAGE_SHOWN, PLEASE_WAIT, WENT_WRONG } from './message-words.ts';
import { sendWithin } from './send-within.ts';

/** A line about the last attempt. The tone follows the outcome, never the words (product decisions, difference 6). */
export interface FormStatus {
  readonly tone: 'busy' | 'ok' | 'error';
  readonly text: string;
}

export interface ContactContext {
  readonly form: MessageForm;
  readonly service: FormService | undefined;
  /** What was submitted last, as it was typed. */
  readonly texts: FormTexts;
  /** What fields lack; each stays until it is mended. */
  readonly issues: readonly FormIssue[];
  readonly status: FormStatus | undefined;
}

export type ContactEvent =
  /** `service` is the one of this moment, undefined where the deployment has none. */
  | { readonly type: 'submit'; readonly texts: FormTexts; readonly service: FormService | undefined }
  | { readonly type: 'change'; readonly texts: FormTexts };

export type ContactEmitted =
  /** Sent: the form may forget its text. */
  | { readonly type: 'sent' }
  /** Not sent for what `field`, the first of them, lacks. */
  | { readonly type: 'invalid'; readonly field: string };

const WAIT: FormStatus = { tone: 'busy', text: PLEASE_WAIT };
const SENT: FormStatus = { tone: 'ok', text: 'Form submitted successfully!' };
const error = (text: string): FormStatus => ({ tone: 'error', text });

/** What is said of an answer (specification §8). */
function statusOf(answer: FormAnswer): FormStatus {
  if (answer.ok) return SENT;
  if ('reason' in answer) return error('No form service is set up here. Nothing was sent, and what you typed is still here.');
  return error(answer.message ?? 'Something went wrong');
}

/**
 * The one machine behind every form that goes to the form service: idle → sending → message → idle. A form that lacks
 * something stays idle and calls nobody; a second submit while sending is ignored; sending is always left.
 */
export const contactMachine = setup({
  types: {
    context: {} as ContactContext,
    events: {} as ContactEvent,
    emitted: {} as ContactEmitted,
    input: {} as { readonly form: MessageForm },
  },
  actors: {
    send: fromPromise<FormAnswer, { service: FormService | undefined; submission: FormSubmission }>(async ({ input }) =>
      input.service ? sendWithin(input.service, input.submission) : { ok: false, reason: 'not-set-up' },
    ),
  },
  guards: {
    isBot: ({ event }) => isBot(event.texts),
    lacksSomething: ({ context, event }) => issuesOf(context.form, event.texts).length > 0,
  },
  actions: {
    take: assign(({ event }) => (event.type === 'submit' ? { texts: event.texts, service: event.service, issues: [] } : {})),
    showIssues: assign(({ context, event }) => ({ issues: issuesOf(context.form, event.texts) })),
    pointAtFirst: emit(({ context }) => ({ type: 'invalid', field: context.issues[0]?.field ?? '' }) as const),
    dropMended: assign(({ context, event }) => {
      const left = new Set(issuesOf(context.form, event.texts).map(({ field }) => field));
      return { issues: context.issues.filter(({ field }) => left.has(field)) };
    }),
    say: assign((_, status: FormStatus) => ({ status })),
    tellSent: emit({ type: 'sent' } as const),
  },
  delays: { MESSAGE_SHOWN },
}).createMachine({
  id: 'contact',
  initial: 'idle',
  context: ({ input }) => ({ form: input.form, service: undefined, texts: {}, issues: [], status: undefined }),
  on: {
    submit: [
      { guard: 'isBot', target: '.message', actions: { type: 'say', params: error('Bot detected!') } },
      { guard: 'lacksSomething', target: '.idle', actions: ['showIssues', 'pointAtFirst'] },
      { target: '.sending', actions: 'take' },
    ],
    change: { actions: 'dropMended' },
  },
  states: {
    idle: { entry: assign({ status: undefined }) },
    sending: {
      entry: { type: 'say', params: WAIT },
      invoke: {
        src: 'send',
        input: ({ context }) => ({ service: context.service, submission: submissionOf(context.form, context.texts) }),
        onDone: [
          { guard: ({ event }) => event.output.ok, target: 'message', actions: [{ type: 'say', params: SENT }, 'tellSent'] },
          { target: 'message', actions: { type: 'say', params: ({ event }) => statusOf(event.output) } },
        ],
        onError: { target: 'message', actions: { type: 'say', params: error(WENT_WRONG) } },
      },
      on: { submit: {} },
    },
    message: { after: { MESSAGE_SHOWN: 'idle' } },
  },
});

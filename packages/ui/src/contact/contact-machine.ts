import { assertEvent, assign, emit, fromPromise, setup } from 'xstate';
import type { FormResponse, FormService, FormSubmission } from './form-service.ts';
import { type FormIssue, type FormTexts, formIssues, isBot, type MessageForm, submissionOf } from './message-form.ts';
import { type FormStatus, MESSAGE_SHOWN, PLEASE_WAIT, WENT_WRONG } from './message-view.ts';
import { submitWithTimeout } from './submit-with-timeout.ts';

interface ContactContext {
  readonly form: MessageForm;
  readonly service: FormService | undefined;
  /** The texts of the last submit, as typed. */
  readonly texts: FormTexts;
  /** The problems of the last submit that are not fixed yet. */
  readonly issues: readonly FormIssue[];
  readonly status: FormStatus | undefined;
}

type ContactEvent =
  /** `service` is the current one, undefined where the deployment has none. */
  | { readonly type: 'submit'; readonly texts: FormTexts; readonly service: FormService | undefined }
  | { readonly type: 'change'; readonly texts: FormTexts };

export type ContactEmitted =
  /** The message was sent: the form may clear its texts. */
  | { readonly type: 'sent' }
  /** The message was not sent; `field` is the first field with a problem. */
  | { readonly type: 'invalid'; readonly field: string };

const WAIT: FormStatus = { tone: 'busy', text: PLEASE_WAIT };
const SENT: FormStatus = { tone: 'ok', text: 'Form submitted successfully!' };
const error = (text: string): FormStatus => ({ tone: 'error', text });

/** The status line for the response of a service. */
function statusOf(response: FormResponse): FormStatus {
  if (response.ok) return SENT;
  if ('reason' in response) return error('No form service is set up here. Nothing was sent, and what you typed is still here.');
  return error(response.message ?? 'Something went wrong');
}

/**
 * The machine of every form that sends to the form service: idle → sending → message → idle. A form with problems stays idle and
 * sends nothing. A second submit while sending is ignored. `submitWithTimeout` ends every request, so the machine never stays in `sending`.
 */
export const contactMachine = setup({
  types: {
    context: {} as ContactContext,
    events: {} as ContactEvent,
    emitted: {} as ContactEmitted,
    input: {} as { readonly form: MessageForm },
  },
  actors: {
    send: fromPromise<FormResponse, { service: FormService | undefined; submission: FormSubmission }>(async ({ input }) =>
      input.service ? submitWithTimeout(input.service, input.submission) : { ok: false, reason: 'not-set-up' },
    ),
  },
  guards: {
    isBot: ({ event }) => isBot(event.texts),
    hasIssues: ({ context, event }) => formIssues(context.form, event.texts).length > 0,
  },
  actions: {
    storeSubmit: assign(({ event }) => {
      assertEvent(event, 'submit');
      return { texts: event.texts, service: event.service, issues: [] };
    }),
    setIssues: assign(({ context, event }) => ({ issues: formIssues(context.form, event.texts) })),
    emitInvalid: emit(({ context }) => ({ type: 'invalid', field: context.issues[0]?.field ?? '' }) as const),
    dropFixedIssues: assign(({ context, event }) => {
      const left = new Set(formIssues(context.form, event.texts).map(({ field }) => field));
      return { issues: context.issues.filter(({ field }) => left.has(field)) };
    }),
    setStatus: assign((_, status: FormStatus) => ({ status })),
    emitSent: emit({ type: 'sent' } as const),
  },
  delays: { MESSAGE_SHOWN },
}).createMachine({
  id: 'contact',
  initial: 'idle',
  context: ({ input }) => ({ form: input.form, service: undefined, texts: {}, issues: [], status: undefined }),
  on: {
    submit: [
      { guard: 'isBot', target: '.message', actions: { type: 'setStatus', params: error('Bot detected!') } },
      { guard: 'hasIssues', target: '.idle', actions: ['setIssues', 'emitInvalid'] },
      { target: '.sending', actions: 'storeSubmit' },
    ],
    change: { actions: 'dropFixedIssues' },
  },
  states: {
    idle: { entry: assign({ status: undefined }) },
    sending: {
      entry: { type: 'setStatus', params: WAIT },
      invoke: {
        src: 'send',
        input: ({ context }) => ({ service: context.service, submission: submissionOf(context.form, context.texts) }),
        onDone: [
          { guard: ({ event }) => event.output.ok, target: 'message', actions: [{ type: 'setStatus', params: SENT }, 'emitSent'] },
          { target: 'message', actions: { type: 'setStatus', params: ({ event }) => statusOf(event.output) } },
        ],
        onError: { target: 'message', actions: { type: 'setStatus', params: error(WENT_WRONG) } },
      },
      on: { submit: {} },
    },
    message: { after: { MESSAGE_SHOWN: 'idle' } },
  },
});

import { createActor } from 'xstate';
import { contactMachine } from './contact-machine.ts';
import type { FormService } from './form-service.ts';
import { contactForm, subscribeForm } from './message-form.ts';
import type { MessageView } from './message-view.ts';

const FORMS = { contact: contactForm, subscribe: subscribeForm };

export type MessageFormKind = keyof typeof FORMS;

/** The controls of a form's running machine. */
export interface MessageRun {
  readonly submit: (service: FormService | undefined) => void;
  readonly change: () => void;
  readonly stop: () => void;
}

/** Starts the machine of a form. This module is a separate chunk, loaded when a person focuses the form. */
export function startMessageRun(kind: MessageFormKind, form: HTMLFormElement, onView: (view: MessageView) => void): MessageRun {
  let invalid: MessageView['invalid'];
  const actor = createActor(contactMachine, { input: { form: FORMS[kind] } });
  actor.on('sent', () => form.reset());
  actor.on('invalid', ({ field }) => {
    invalid = { field };
  });
  actor.subscribe(({ value, context: { issues, status } }) => onView({ sending: value === 'sending', issues, status, invalid }));
  actor.start();
  const texts = () => Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
  return {
    submit: (service) => actor.send({ type: 'submit', texts: texts(), service }),
    change: () => actor.send({ type: 'change', texts: texts() }),
    // A message that is being sent finishes even when the person leaves the page, so that its draft is cleared.
    stop: () => {
      if (!actor.getSnapshot().matches('sending')) actor.stop();
    },
  };
}

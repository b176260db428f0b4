import { contactForm, contactMachine, type FormService, subscribeForm } from '@marginalia/engine';
import { createActor } from 'xstate';
import type { MessageView } from './message-view.ts';

const FORMS = { contact: contactForm, subscribe: subscribeForm };

export type MessageFormKind = keyof typeof FORMS;

/** What a form tells its run. */
export interface MessageRun {
  readonly submit: (service: FormService | undefined) => void;
  readonly change: () => void;
  readonly stop: () => void;
}

/** Starts the machine behind a form. A chunk of its own: it is loaded when somebody turns to the form, not with the page. */
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
    // A message that is under way is waited for wherever the person goes: its form then forgets what it held.
    stop: () => {
      if (!actor.getSnapshot().matches('sending')) actor.stop();
    },
  };
}

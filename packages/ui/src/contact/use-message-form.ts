import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { FormService } from './form-service.ts';
import type { MessageFormKind, MessageRun } from './message-run.ts';
import { MESSAGE_SHOWN, type MessageView, PLEASE_WAIT, WENT_WRONG } from './message-view.ts';

const IDLE: MessageView = { sending: false, issues: [] };
const NOT_LOADED: MessageView = { sending: false, issues: [], status: { tone: 'error', text: WENT_WRONG } };

/**
 * The view of a form that sends to the form service, and the props of its form element. The inputs are uncontrolled and keep their
 * own text, so nothing typed is lost while the machine loads, when sending fails, or before the deployment is known.
 */
export function useMessageForm(kind: MessageFormKind, service: FormService | undefined) {
  const [view, setView] = useState(IDLE);
  const ref = useRef<HTMLFormElement>(null);
  const run = useRef<Promise<MessageRun>>(undefined);
  const { invalid } = view;

  // Move focus after the field's message is rendered, so that a screen reader reads the message with the field.
  useEffect(() => {
    if (invalid) (ref.current?.elements.namedItem(invalid.field) as HTMLElement | null)?.focus();
  }, [invalid]);

  /**
   * Loads the code of the run and passes the run to `call`. Resolves to false when the code cannot be loaded; the next call loads it
   * again.
   */
  const withRun = async (call: (run: MessageRun) => void): Promise<boolean> => {
    // Read the form before the import: the person may leave the page while the code loads, and the message must still be sent.
    const form = ref.current as HTMLFormElement;
    run.current ??= import('./message-run.ts').then(({ startMessageRun }) => startMessageRun(kind, form, setView));
    try {
      call(await run.current);
      return true;
    } catch {
      run.current = undefined;
      return false;
    }
  };

  useEffect(() => {
    return () => {
      run.current?.then(({ stop }) => stop()).catch(() => {});
      run.current = undefined;
    };
  }, []);

  return {
    ...view,
    form: {
      ref,
      noValidate: true,
      onChange: () => withRun(({ change }) => change()),
      onFocus: () => withRun(() => {}),
      onSubmit: async (event: FormEvent) => {
        event.preventDefault();
        setView((shown) => ({ ...shown, sending: true, status: { tone: 'busy', text: PLEASE_WAIT } }));
        if (await withRun(({ submit }) => submit(service))) return;
        setView(NOT_LOADED);
        // The machine clears every other status.
        setTimeout(() => setView((shown) => (shown === NOT_LOADED ? IDLE : shown)), MESSAGE_SHOWN);
      },
    },
  } as const;
}

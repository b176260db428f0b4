import { type FormService, MESSAGE_SHOWN, PLEASE_WAIT, WENT_WRONG } from '@marginalia/engine';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { MessageFormKind, MessageRun } from './message-run.ts';
import type { MessageView } from './message-view.ts';

const STILL: MessageView = { sending: false, issues: [] };
const NOT_LOADED: MessageView = { sending: false, issues: [], status: { tone: 'error', text: WENT_WRONG } };

/**
 * A form of plain inputs whose text goes to the form service: what it shows, and what its form element takes. The inputs keep
 * their own text, so nothing typed is lost while the machine loads, when a message fails, or before it is known who takes it.
 */
export function useMessageForm(kind: MessageFormKind, service: FormService | undefined) {
  const [view, setView] = useState(STILL);
  const ref = useRef<HTMLFormElement>(null);
  const run = useRef<Promise<MessageRun>>(undefined);
  const { invalid } = view;

  // When the message above the field is there to be read.
  useEffect(() => {
    if (invalid) (ref.current?.elements.namedItem(invalid.field) as HTMLElement | null)?.focus();
  }, [invalid]);

  /** Tells the run something when its code is here. False when it cannot be had: the network is gone; the next time asks again. */
  const tell = async (message: (run: MessageRun) => void): Promise<boolean> => {
    // Taken now: a person may have left the page before the code is here, and has sent the message all the same.
    const form = ref.current as HTMLFormElement;
    run.current ??= import('./message-run.ts').then(({ startMessageRun }) => startMessageRun(kind, form, setView));
    try {
      message(await run.current);
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
      onChange: () => tell(({ change }) => change()),
      onFocus: () => tell(() => {}),
      onSubmit: async (event: FormEvent) => {
        event.preventDefault();
        setView((shown) => ({ ...shown, sending: true, status: { tone: 'busy', text: PLEASE_WAIT } }));
        if (await tell(({ submit }) => submit(service))) return;
        setView(NOT_LOADED);
        // The machine sees to all other messages.
        setTimeout(() => setView((shown) => (shown === NOT_LOADED ? STILL : shown)), MESSAGE_SHOWN);
      },
    },
  } as const;
}

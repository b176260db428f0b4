import { useEffect, useRef, useState } from 'react';
import type { Progress } from '../view.ts';
import { type Answers, withText } from './answers.ts';

/** Milliseconds without a key press before an answer is kept. */
const PAUSE = 400;

interface Draft {
  readonly id: string;
  readonly text: string;
  /** The answer before it was edited. */
  readonly base: string;
}

export interface Answer {
  readonly text: string;
  readonly type: (text: string) => void;
  /** Keeps at once what was typed. */
  readonly keep: () => void;
}

/** The answer to a question while it is typed. It is kept after a pause, when the page is hidden or left, and before another one is shown. */
export function useAnswer(id: string, { state, change }: Progress<Answers>): Answer {
  const [draft, setDraft] = useState<Draft>();
  const timer = useRef(0);
  const keep = (): void => {
    clearTimeout(timer.current);
    if (draft === undefined) return;
    setDraft(undefined);
    change((answers) => withText(answers, draft.id, draft.text, draft.base));
  };
  const latest = useRef(keep);
  useEffect(() => {
    latest.current = keep;
  });
  useEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    const keepNow = (): void => latest.current();
    // A phone may close a hidden page without another event.
    document.addEventListener('visibilitychange', keepNow, { signal });
    addEventListener('pagehide', keepNow, { signal });
    return () => {
      listeners.abort();
      keepNow();
    };
  }, []);

  const kept = state?.texts[id] ?? '';
  return {
    text: draft?.id === id ? draft.text : kept,
    type(text) {
      clearTimeout(timer.current);
      setDraft({ id, text, base: draft?.id === id ? draft.base : kept });
      timer.current = window.setTimeout(() => latest.current(), PAUSE);
    },
    keep,
  };
}

import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { ToolRun } from './use-tool-run.ts';

// A listener who is told each section of a quick run hears nothing else.
const SECTION_PAUSE_MILLISECONDS = 10_000;

/** Says how a run goes to those who do not see it: start, sections at a calm pace, end. The text itself is never live. */
export function RunAnnouncer({ run, noun }: { readonly run: ToolRun; readonly noun: string }) {
  const state = useSelector(run, (snapshot) => snapshot.value);
  const progress = useSelector(run, ({ context }) => context.progress);
  const [message, setMessage] = useState('');

  useEffect(() => {
    const { result } = run.getSnapshot().context;
    if (state === 'busy') setMessage(`Writing ${noun.toLowerCase()}`);
    if (state === 'result' && result) {
      const words = result.transcript.words.toLocaleString('en-US');
      setMessage(result.complete ? `${noun} ready, ${words} words` : `Stopped. ${words} words kept.`);
    }
  }, [run, state, noun]);

  useEffect(() => {
    if (!progress) return;
    const timer = setTimeout(
      () => setMessage(`Writing ${progress.title}, ${progress.index} of ${progress.count}`),
      SECTION_PAUSE_MILLISECONDS,
    );
    return () => clearTimeout(timer);
  }, [progress]);

  return (
    <p className="m-hidden" role="status">
      {message}
    </p>
  );
}

import { needsMore, type Tool } from '@marginalia/engine';
import { useEffect, useState } from 'react';
import { stateOf, type ToolActor, type ToolSnapshot } from '../../tool-state.ts';
import { Announcements } from './announcements.ts';

/** Milliseconds until a message is removed, so that a screen reader does not find an old one while reading (look, section 6). */
const REMOVED_AFTER_MILLISECONDS = 7_000;

/** Announces the progress of a run in a polite live region. The text itself is never announced. */
export function Announcer({ actor, tool }: { readonly actor: ToolActor | undefined; readonly tool: Tool }) {
  const [message, setMessage] = useState('');

  useEffect(() => {
    if (!actor) return;
    const announcements = new Announcements(tool.definition.screen.noun, setMessage);
    const update = (snapshot: ToolSnapshot): void => {
      const { transcript, progress, waiting, handover, result } = snapshot.context;
      const state = stateOf(snapshot);
      const needs = state === 'result' && result && needsMore(result) ? result.verdict?.lacks[0]?.reason : undefined;
      announcements.update({ state, words: transcript.words, progress, waiting, handover, needs });
    };
    // The run may have started before this effect.
    update(actor.getSnapshot());
    const subscription = actor.subscribe(update);
    return () => {
      subscription.unsubscribe();
      announcements.stop();
    };
  }, [actor, tool]);

  useEffect(() => {
    if (message === '') return;
    const timer = setTimeout(() => setMessage(''), REMOVED_AFTER_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [message]);

  return (
    <p className="m-hidden" role="status">
      {message}
    </p>
  );
}

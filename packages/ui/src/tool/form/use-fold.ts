import { type RefObject, useEffect, useState } from 'react';
import { isNarrowScreen } from '../is-narrow-screen.ts';
import type { ToolRunState } from '../tool-state.ts';

/** Height of the sticky header, in CSS pixels (token --header-h). */
const STICKY_HEADER = 60;

/**
 * Folds the form when a run starts, and unfolds it when the run was cancelled before the first word. At the start of a run it scrolls
 * to the result where the result is out of view; on a narrow screen it also moves focus there.
 */
export function useFold(state: ToolRunState, resultHeading: RefObject<HTMLElement | null>) {
  const [folded, setFolded] = useState(state === 'busy');
  // A kept text that is shown when the page opens does not move the form.
  const [hasRun, setHasRun] = useState(state !== 'idle');
  const [previous, setPrevious] = useState(state);
  if (previous !== state) {
    setPrevious(state);
    if (state === 'busy') {
      setFolded(true);
      setHasRun(true);
    } else if (state === 'idle') {
      setFolded(false);
      setHasRun(false);
    }
  }
  useEffect(() => {
    if (state !== 'busy') return;
    const heading = resultHeading.current;
    const isAboveView = heading !== null && heading.getBoundingClientRect().top < STICKY_HEADER;
    if (isNarrowScreen() || isAboveView) heading?.closest('section')?.scrollIntoView({ block: 'start' });
    if (isNarrowScreen()) heading?.focus({ preventScroll: true });
  }, [state, resultHeading]);
  return { folded, setFolded, hasRun };
}

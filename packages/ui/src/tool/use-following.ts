import type { Transcript } from '@marginalia/engine';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** A reader this near to the end, in CSS pixels, is taken along as text arrives. */
const NEAR = 48;
/** CSS pixels of what comes after it that stay in sight where writing goes on inside the text. */
const BELOW = 64;
/** Text that is there within this many milliseconds is read from its start, so nobody is taken along before. */
const SETTLES = 1_000;

export interface Following {
  readonly onScroll: () => void;
  /** Whether text arrives out of the reader's sight. */
  readonly away: boolean;
  readonly jump: () => void;
}

/** Keeps the place of writing in view for a reader who is there; any scroll away stops it. It is the end, or the caret inside. */
export function useFollowing(box: RefObject<HTMLElement | null>, streaming: boolean, content: Transcript): Following {
  const settled = useRef(false);
  const following = useRef(false);
  const [away, setAway] = useState(false);

  const look = (): void => {
    if (!settled.current || !box.current) return;
    following.current = isNear(box.current);
    setAway(!following.current);
  };
  const jump = (): void => {
    if (!box.current) return;
    box.current.scrollTop = placeOf(box.current);
    box.current.focus({ preventScroll: true });
  };

  useEffect(() => {
    if (!streaming) return;
    const timer = setTimeout(() => {
      settled.current = true;
      if (!box.current) return;
      // Who has not moved by then watches it being written.
      following.current = box.current.scrollTop === 0 || isNear(box.current);
      if (following.current) box.current.scrollTop = placeOf(box.current);
      setAway(!following.current);
    }, SETTLES);
    return () => {
      clearTimeout(timer);
      settled.current = false;
      following.current = false;
      setAway(false);
    };
  }, [streaming, box]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the content that grows.
  useLayoutEffect(() => {
    if (following.current && box.current) box.current.scrollTop = placeOf(box.current);
  }, [content, box]);

  return { onScroll: look, away: away && streaming, jump };
}

function isNear(box: HTMLElement): boolean {
  return Math.abs(placeOf(box) - box.scrollTop) <= NEAR;
}

/** Where the box is scrolled to when it shows the place of writing at its foot. */
function placeOf(box: HTMLElement): number {
  const end = box.scrollHeight - box.clientHeight;
  const caret = box.querySelector('[data-inside] .m-caret');
  if (!caret) return end;
  const place = caret.getBoundingClientRect().bottom - box.getBoundingClientRect().bottom + box.scrollTop + BELOW;
  return Math.min(end, Math.max(0, place));
}

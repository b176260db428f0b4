import type { Transcript } from '@marginalia/engine';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { viewOf } from './sheet-view.ts';

/** The view follows arriving text while the reader is this near to the end, in CSS pixels. */
const NEAR = 48;
/** CSS pixels of the text behind the caret that stay in view where text is written in the middle. */
const BELOW = 64;
/** Milliseconds before the view follows: a text that is finished by then is read from its start. */
const SETTLES = 1_000;

export interface Following {
  /** Whether text arrives out of the reader's sight. */
  readonly away: boolean;
  readonly jump: () => void;
}

/**
 * Keeps the place of writing (the end, or the caret in the middle) in view while the reader is near it; scrolling away stops that.
 * When a followed text is finished and the reader has done nothing, the view returns to its start.
 */
export function useFollowing(box: RefObject<HTMLElement | null>, streaming: boolean, complete: boolean, content: Transcript): Following {
  const settled = useRef(false);
  const following = useRef(false);
  /** Whether the view has followed from the beginning. */
  const taken = useRef(false);
  const [away, setAway] = useState(false);

  const jump = (): void => {
    if (!box.current) return;
    following.current = true;
    goAlong(box.current);
    box.current.focus({ preventScroll: true });
  };

  useEffect(() => {
    if (!streaming) return;
    taken.current = true;
    const look = (): void => {
      if (!settled.current || !box.current) return;
      following.current = isNear(box.current);
      if (!following.current) taken.current = false;
      setAway(!following.current);
    };
    const timer = setTimeout(() => {
      settled.current = true;
      if (!box.current) return;
      const { itself, scroller } = viewOf(box.current);
      // A reader who has not scrolled by then is watching; the page itself follows only a reader who is at the end.
      following.current = (itself && scroller.scrollTop === 0) || isNear(box.current);
      if (following.current) goAlong(box.current);
      else taken.current = false;
      setAway(!following.current);
    }, SETTLES);
    // Scrolling does not bubble; it is the sheet that scrolls, or the page.
    document.addEventListener('scroll', look, { capture: true, passive: true });
    return () => {
      document.removeEventListener('scroll', look, { capture: true });
      clearTimeout(timer);
      settled.current = false;
      following.current = false;
      setAway(false);
    };
  }, [streaming, box]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the content that grows.
  useLayoutEffect(() => {
    if (following.current && streaming && box.current) goAlong(box.current);
  }, [content, box, streaming]);

  useLayoutEffect(() => {
    if (streaming || !taken.current) return;
    taken.current = false;
    if (complete && following.current && box.current && !box.current.contains(document.activeElement)) goToStart(box.current);
  }, [streaming, complete, box]);

  return { away: away && streaming, jump };
}

function isNear(box: HTMLElement): boolean {
  const { scroller, itself, top } = viewOf(box);
  const place = placeOf(box);
  if (itself) return Math.abs(place - scroller.scrollTop) <= NEAR;
  return place - scroller.scrollTop <= NEAR && endOf(box) > top;
}

/** A page never scrolls back up: below the text there is more to see. */
function goAlong(box: HTMLElement): void {
  const { scroller, itself } = viewOf(box);
  const place = placeOf(box);
  if (itself || place > scroller.scrollTop) scroller.scrollTop = place;
}

function goToStart(box: HTMLElement): void {
  if (viewOf(box).itself) box.scrollTop = 0;
  else box.closest('.m-result')?.scrollIntoView({ block: 'start' });
}

/** Where the view is scrolled to when it shows the place of writing at its foot. */
function placeOf(box: HTMLElement): number {
  const { scroller, bottom } = viewOf(box);
  const most = scroller.scrollHeight - scroller.clientHeight;
  return Math.min(most, Math.max(0, scroller.scrollTop + endOf(box) - bottom));
}

/** The place of writing, in CSS pixels from the top of the window. */
function endOf(box: HTMLElement): number {
  const caret = box.querySelector('[data-inside] .m-caret');
  if (caret) return caret.getBoundingClientRect().bottom + BELOW;
  return (box.lastElementChild ?? box).getBoundingClientRect().bottom;
}

import type { Transcript } from '@marginalia/engine';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { viewOf } from './sheet-view.ts';

/** A reader this near to the end, in CSS pixels, is taken along as text arrives. */
const NEAR = 48;
/** CSS pixels of what comes after it that stay in sight where writing goes on inside the text. */
const BELOW = 64;
/** Text that is there within this many milliseconds is read from its start, so nobody is taken along before. */
const SETTLES = 1_000;

export interface Following {
  /** Whether text arrives out of the reader's sight. */
  readonly away: boolean;
  readonly jump: () => void;
}

/**
 * Keeps the place of writing in view for a reader who is there; any scroll away stops it. It is the end, or the caret inside.
 * Who was taken along to the end of a finished text and touched nothing begins to read it at its start.
 */
export function useFollowing(box: RefObject<HTMLElement | null>, streaming: boolean, complete: boolean, content: Transcript): Following {
  const settled = useRef(false);
  const following = useRef(false);
  /** Whether the reader was taken along all the way. */
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
      // Who has not moved by then watches it being written; the page itself moves only with who is at the end.
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

/** A page is never taken back: under a text that ends higher up there is more to see. */
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

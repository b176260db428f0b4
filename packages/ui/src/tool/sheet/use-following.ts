import type { Transcript } from '@marginalia/engine';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { sheetView } from './sheet-view.ts';

/** The view follows new text while the writing position is at most this many CSS pixels below the view. */
const FOLLOWED_WITHIN_PIXELS = 48;
/** CSS pixels of the following text that stay visible below the caret when text is inserted in the middle. */
const SHOWN_BELOW_PIXELS = 64;
/** Milliseconds after the first words until the view starts to follow. A text that is finished earlier is shown from its start. */
const FOLLOW_AFTER = 1_000;

interface Following {
  /** Whether new text arrives outside the view. */
  readonly away: boolean;
  /** Scrolls to the writing position, focuses the sheet and starts to follow. */
  readonly jump: () => void;
}

/**
 * Keeps the writing position (the end of the text, or the caret in its middle) in view while the reader is near it. Scrolling away
 * stops that. When the text is complete and the reader has neither scrolled nor focused the sheet, the view returns to the start.
 */
export function useFollowing(box: RefObject<HTMLElement | null>, streaming: boolean, complete: boolean, content: Transcript): Following {
  const started = useRef(false);
  const following = useRef(false);
  /** Whether the view has followed since the start of the text. */
  const followedThroughout = useRef(false);
  /** The place of the view after it last followed, in CSS pixels. */
  const followedTo = useRef(0);
  const [away, setAway] = useState(false);
  const hasWords = content.words > 0;

  const jump = (): void => {
    if (!box.current) return;
    follow(following, true);
    followedTo.current = scrollToWriting(box.current);
    box.current.focus({ preventScroll: true });
  };

  useEffect(() => {
    // An empty sheet is near on every screen, however far its text will reach.
    if (!streaming || !hasWords) return;
    followedThroughout.current = true;
    const onScroll = (): void => {
      if (!started.current || !box.current) return;
      follow(following, isNear(box.current));
      if (!following.current) followedThroughout.current = false;
      setAway(!following.current);
    };
    const timer = setTimeout(() => {
      started.current = true;
      if (!box.current) return;
      const { sheetScrolls, scroller } = sheetView(box.current);
      // A sheet follows if the reader has not scrolled it. The page follows only if the reader is at its end.
      follow(following, (sheetScrolls && scroller.scrollTop === 0) || isNear(box.current));
      if (following.current) followedTo.current = scrollToWriting(box.current);
      else followedThroughout.current = false;
      setAway(!following.current);
    }, FOLLOW_AFTER);
    // Scroll events do not bubble, so this captures those of the sheet and of the page.
    document.addEventListener('scroll', onScroll, { capture: true, passive: true });
    return () => {
      document.removeEventListener('scroll', onScroll, { capture: true });
      clearTimeout(timer);
      started.current = false;
      follow(following, false);
      setAway(false);
    };
  }, [streaming, hasWords, box]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the content must scroll.
  useLayoutEffect(() => {
    if (!following.current || !streaming || !box.current) return;
    // The reader may have scrolled up just now. The scroll event comes with the next frame; until then new text must not move the view.
    if (isAbove(box.current, followedTo.current)) {
      follow(following, false);
      followedThroughout.current = false;
      setAway(true);
    } else followedTo.current = scrollToWriting(box.current);
  }, [content, box, streaming]);

  useLayoutEffect(() => {
    if (streaming || !followedThroughout.current) return;
    followedThroughout.current = false;
    if (complete && following.current && box.current && !box.current.contains(document.activeElement)) goToStart(box.current);
  }, [streaming, complete, box]);

  return { away: away && streaming, jump };
}

function follow(following: RefObject<boolean>, isOn: boolean): void {
  following.current = isOn;
  // The browser would keep the footer below a growing text in view, and move the page with it.
  document.documentElement.style.overflowAnchor = isOn ? 'none' : '';
}

function isNear(box: HTMLElement): boolean {
  const { scroller, sheetScrolls, top } = sheetView(box);
  const target = scrollTopOf(box);
  if (sheetScrolls) return Math.abs(target - scroller.scrollTop) <= FOLLOWED_WITHIN_PIXELS;
  return target - scroller.scrollTop <= FOLLOWED_WITHIN_PIXELS && writingPositionIn(box) > top;
}

/** Whether the view stands well above a position, other than at the end of a text that has become shorter. */
function isAbove(box: HTMLElement, position: number): boolean {
  const { scrollTop, scrollHeight, clientHeight } = sheetView(box).scroller;
  return scrollTop < position - FOLLOWED_WITHIN_PIXELS && scrollTop < scrollHeight - clientHeight - 1;
}

/**
 * The page never scrolls up, because there is content below the text.
 * @returns the position of the view afterwards, in CSS pixels
 */
function scrollToWriting(box: HTMLElement): number {
  const { scroller, sheetScrolls } = sheetView(box);
  const target = scrollTopOf(box);
  if (sheetScrolls || target > scroller.scrollTop) scroller.scrollTop = target;
  return scroller.scrollTop;
}

function goToStart(box: HTMLElement): void {
  if (sheetView(box).sheetScrolls) box.scrollTop = 0;
  else box.closest('.m-result')?.scrollIntoView({ block: 'start' });
}

/** The `scrollTop` that shows the writing position at the bottom of the view. */
function scrollTopOf(box: HTMLElement): number {
  const { scroller, bottom } = sheetView(box);
  const max = scroller.scrollHeight - scroller.clientHeight;
  return Math.min(max, Math.max(0, scroller.scrollTop + writingPositionIn(box) - bottom));
}

/** The writing position, in CSS pixels from the top of the window. */
function writingPositionIn(box: HTMLElement): number {
  const caret = box.querySelector('[data-inside] .m-caret');
  if (caret) return caret.getBoundingClientRect().bottom + SHOWN_BELOW_PIXELS;
  return (box.lastElementChild ?? box).getBoundingClientRect().bottom;
}

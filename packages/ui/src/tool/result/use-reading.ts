import { type RefObject, useEffect, useRef, useState } from 'react';
import { headingsIn, sheetView } from '../sheet/sheet-view.ts';

/** A title is reached when it is at most this many CSS pixels below the top of the view. */
const REACHED = 32;

export interface ReadingPosition {
  /** The title of the section at the top of the view; undefined while `enabled` is false. */
  readonly at: string | undefined;
  /** Scrolls to a section, focuses its title and marks it. */
  readonly goTo: (title: string) => void;
}

/** The section of a sheet that is being read, from the scroll position. */
export function useReading(sheet: RefObject<HTMLElement | null>, enabled: boolean): ReadingPosition {
  const [at, setAt] = useState<string>();
  const pressed = useRef<{ readonly title: string; readonly scrollTop: number }>(undefined);

  useEffect(() => {
    if (!enabled) return;
    let frame = 0;
    const update = (): void => {
      frame = 0;
      const box = sheet.current;
      if (!box) return;
      // A pressed title stays marked until the reader scrolls, even if the text is too short to scroll it to the top.
      if (pressed.current?.scrollTop !== sheetView(box).scroller.scrollTop) pressed.current = undefined;
      setAt(pressed.current?.title ?? titleAt(box));
    };
    const schedule = (): void => {
      frame ||= requestAnimationFrame(update);
    };
    schedule();
    // Scroll events do not bubble, so this captures those of the sheet and of the page.
    document.addEventListener('scroll', schedule, { capture: true, passive: true });
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('scroll', schedule, { capture: true });
    };
  }, [sheet, enabled]);

  const goTo = (title: string): void => {
    const box = sheet.current;
    const heading = box && headingsIn(box).find((candidate) => candidate.textContent === title);
    if (!heading) return;
    const { scroller, top } = sheetView(box);
    scroller.scrollTop += heading.getBoundingClientRect().top - top;
    heading.focus({ preventScroll: true });
    pressed.current = { title, scrollTop: scroller.scrollTop };
    setAt(title);
  };

  return { at: enabled ? at : undefined, goTo };
}

function titleAt(box: HTMLElement): string | undefined {
  const { scroller, sheetScrolls, top, bottom } = sheetView(box);
  const atEnd = sheetScrolls && scroller.scrollTop > 0 && scroller.scrollTop + scroller.clientHeight >= scroller.scrollHeight - 1;
  const line = atEnd ? bottom : top + REACHED;
  const [first, ...others] = headingsIn(box);
  return others.reduce((reached, heading) => (isAbove(heading, line) ? heading : reached), first)?.textContent ?? undefined;
}

/** Whether a heading is above a line. It measures the block first: measuring a heading far from the view would force its layout. */
function isAbove(heading: HTMLElement, line: number): boolean {
  const block = heading.parentElement?.getBoundingClientRect();
  if (!block || block.top > line) return false;
  return block.bottom <= line || heading.getBoundingClientRect().top <= line;
}

import { type RefObject, useEffect, useRef, useState } from 'react';
import { headingsIn, viewOf } from './sheet-view.ts';

/** CSS pixels under the top of the view in which a title counts as reached. */
const REACHED = 32;

export interface Reading {
  /** The title whose section is at the top of the view; undefined while nobody asks. */
  readonly at: string | undefined;
  /** Brings a section into view, and marks it. */
  readonly goTo: (title: string) => void;
}

/** Which section of a sheet is being read, by where the reader has scrolled to. */
export function useReading(sheet: RefObject<HTMLElement | null>, reading: boolean): Reading {
  const [at, setAt] = useState<string>();
  const pressed = useRef<{ readonly title: string; readonly place: number }>(undefined);

  useEffect(() => {
    if (!reading) return;
    let frame = 0;
    const look = (): void => {
      frame = 0;
      const box = sheet.current;
      if (!box) return;
      // What was pressed stays marked until the reader scrolls on, also where the end of the text keeps it from the top.
      if (pressed.current?.place !== viewOf(box).scroller.scrollTop) pressed.current = undefined;
      setAt(pressed.current?.title ?? titleAt(box));
    };
    const later = (): void => {
      frame ||= requestAnimationFrame(look);
    };
    later();
    // Scrolling does not bubble; it is the sheet that scrolls, or the page.
    document.addEventListener('scroll', later, { capture: true, passive: true });
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('scroll', later, { capture: true });
    };
  }, [sheet, reading]);

  const goTo = (title: string): void => {
    const box = sheet.current;
    const heading = box && headingsIn(box).find((candidate) => candidate.textContent === title);
    if (!heading) return;
    const { scroller, top } = viewOf(box);
    scroller.scrollTop += heading.getBoundingClientRect().top - top;
    heading.focus({ preventScroll: true });
    pressed.current = { title, place: scroller.scrollTop };
    setAt(title);
  };

  return { at: reading ? at : undefined, goTo };
}

function titleAt(box: HTMLElement): string | undefined {
  const { scroller, itself, top, bottom } = viewOf(box);
  const atEnd = itself && scroller.scrollTop > 0 && scroller.scrollTop + scroller.clientHeight >= scroller.scrollHeight - 1;
  const line = atEnd ? bottom : top + REACHED;
  const [first, ...others] = headingsIn(box);
  return others.reduce((reached, heading) => (isAbove(heading, line) ? heading : reached), first)?.textContent ?? undefined;
}

/** Its block is asked first: only what is near the view is laid out, and asking for more would lay it all out. */
function isAbove(heading: HTMLElement, line: number): boolean {
  const block = heading.parentElement?.getBoundingClientRect();
  if (!block || block.top > line) return false;
  return block.bottom <= line || heading.getBoundingClientRect().top <= line;
}

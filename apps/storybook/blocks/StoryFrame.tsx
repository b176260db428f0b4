import { type RefObject, use, useEffect, useRef, useState } from 'react';
import { PageTheme } from '../.storybook/page-theme.ts';
import { LIVE_STORY } from '../fixtures/keep-scroll-position.ts';
import './story-frame.css';

/** Width and height in CSS pixels, as in the viewport toolbar. */
const SCREENS = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 720 } } as const;

export interface StoryFrameProps {
  readonly story: { readonly id: string; readonly title: string };
  /** Name of the story for the link below the frame. */
  readonly name: string;
  readonly screen?: keyof typeof SCREENS;
  /** The `args` of the frame's address, such as `generator:fails;filled:!true`. A change loads the frame again. */
  readonly args?: string;
}

/** A frame loads when most of it has been in view for this long. A reader who scrolls past loads nothing. */
const IN_VIEW_MILLISECONDS = 500;

/**
 * A story in a frame of its own, scaled to the width of the page. Its play function runs when most of the frame is in view, so
 * that two stories of a page do not take the focus from each other.
 */
export function StoryFrame({ story: { id, title }, name, screen = 'desktop', args = '' }: StoryFrameProps) {
  const theme = use(PageTheme) === 'dark' ? 'dark' : 'light';
  const box = useRef<HTMLDivElement>(null);
  const { width, height } = SCREENS[screen];
  const scale = Math.min(1, useWidth(box) / width);
  const seen = useSeen(box);
  const query = `id=${id}&viewMode=story&globals=theme:${theme}&args=${encodeURIComponent(args)}`;
  return (
    <figure className="sb-live">
      <div className="sb-live__box" ref={box} style={{ aspectRatio: `${width} / ${height}`, maxInlineSize: width }}>
        {seen && (
          <iframe
            className="sb-live__frame"
            key={query}
            name={LIVE_STORY}
            src={`iframe.html?${query}`}
            style={{ inlineSize: width, blockSize: height, transform: `scale(${scale})` }}
            title={`${title}, ${name}`}
          />
        )}
      </div>
      <figcaption className="sb-live__caption">
        <a href={`./?path=/story/${id}`} target="_top">
          Open "{name}" by itself
        </a>
      </figcaption>
    </figure>
  );
}

function useWidth(box: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (box.current === null) return;
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [box]);
  return width;
}

/** Whether most of the box has been in view for the delay. */
function useSeen(box: RefObject<HTMLElement | null>): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (seen || box.current === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observe: IntersectionObserverCallback = ([entry]) => {
      clearTimeout(timer);
      if (entry?.isIntersecting) timer = setTimeout(() => setSeen(true), IN_VIEW_MILLISECONDS);
    };
    const observer = new IntersectionObserver(observe, { threshold: 0.6 });
    observer.observe(box.current);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [box, seen]);
  return seen;
}

import { type Of, useOf } from '@storybook/addon-docs/blocks';
import { type RefObject, use, useEffect, useRef, useState } from 'react';
import { PageTheme } from '../../blocks/page-theme.ts';
import { LIVE_STORY } from '../../fixtures/quiet-frame.ts';
import './live-story.css';

/** CSS pixels: the screens of the viewport toolbar's desktop and phone. */
const SCREENS = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 720 } } as const;

export interface LiveStoryProps {
  /** A story: an export of a file of stories. */
  readonly of: Of;
  readonly screen?: keyof typeof SCREENS;
}

/** Milliseconds that most of a frame is in view before its story is played: who scrolls past plays none. */
const RESTS = 500;

/**
 * A story in a frame of its own, drawn to scale: it is played when most of it is in view, so that no two stories of a page
 * take the focus from one another.
 */
export function LiveStory({ of, screen = 'desktop' }: LiveStoryProps) {
  const { story } = useOf(of, ['story']);
  const theme = use(PageTheme) === 'dark' ? 'dark' : 'light';
  const box = useRef<HTMLDivElement>(null);
  const { width, height } = SCREENS[screen];
  const scale = Math.min(1, useWidth(box) / width);
  const seen = useSeen(box);
  const query = `id=${story.id}&viewMode=story`;
  return (
    <figure className="sb-live">
      <div className="sb-live__box" ref={box} style={{ aspectRatio: `${width} / ${height}`, maxInlineSize: width }}>
        {seen && (
          <iframe
            className="sb-live__frame"
            key={theme}
            name={LIVE_STORY}
            src={`iframe.html?${query}&globals=theme:${theme}`}
            style={{ inlineSize: width, blockSize: height, transform: `scale(${scale})` }}
            title={`${story.title}, ${story.name}`}
          />
        )}
      </div>
      <figcaption className="sb-live__caption">
        <a href={`./?path=/story/${story.id}`} target="_top">
          Open "{story.name}" by itself
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

/** Whether most of it has been in view. */
function useSeen(box: RefObject<HTMLElement | null>): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (seen || box.current === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look: IntersectionObserverCallback = ([entry]) => {
      clearTimeout(timer);
      if (entry?.isIntersecting) timer = setTimeout(() => setSeen(true), RESTS);
    };
    const observer = new IntersectionObserver(look, { threshold: 0.6 });
    observer.observe(box.current);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [box, seen]);
  return seen;
}

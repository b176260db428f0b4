import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** A reader this near to the end, in CSS pixels, is taken along as text arrives. */
const NEAR = 48;
/** Text that is there within this many milliseconds is read from its start, so nobody is taken along before. */
const SETTLES = 1_000;

export interface Following {
  readonly onScroll: () => void;
  /** Whether text arrives out of the reader's sight. */
  readonly away: boolean;
  readonly jump: () => void;
}

/** Keeps the end of a growing text in view for a reader who is there; any scroll up stops it. */
export function useFollowing(box: RefObject<HTMLElement | null>, streaming: boolean, content: unknown): Following {
  const settled = useRef(false);
  const following = useRef(false);
  const [away, setAway] = useState(false);

  const look = (): void => {
    if (!settled.current || !box.current) return;
    following.current = isNearEnd(box.current);
    setAway(!following.current);
  };
  const jump = (): void => {
    if (!box.current) return;
    box.current.scrollTop = box.current.scrollHeight;
    box.current.focus({ preventScroll: true });
  };

  useEffect(() => {
    if (!streaming) return;
    const timer = setTimeout(() => {
      settled.current = true;
      following.current = box.current !== null && isNearEnd(box.current);
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
    if (following.current && box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [content, box]);

  return { onScroll: look, away: away && streaming, jump };
}

function isNearEnd({ scrollHeight, scrollTop, clientHeight }: HTMLElement): boolean {
  return scrollHeight - scrollTop - clientHeight <= NEAR;
}

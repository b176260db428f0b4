import { useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

/** Moves the focus to the heading of the new page after a navigation. The first page keeps the browser's focus. */
export function useFocusOnNavigation(): void {
  const pathname = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname });
  const shown = useRef(pathname);
  useEffect(() => {
    const before = shown.current;
    shown.current = pathname;
    if (before === undefined || pathname === undefined || before === pathname) return;
    const heading = document.querySelector<HTMLElement>('#main h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [pathname]);
}

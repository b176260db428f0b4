import { useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

/** After a change of page the focus goes to its heading, as it does when a browser loads a page. Not on the first one. */
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

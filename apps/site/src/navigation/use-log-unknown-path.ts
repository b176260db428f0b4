import { useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';

// What was asked for is shown escaped and cut: it is a stranger's text in somebody's console.
const LONGEST_LOGGED_PATH = 200;

/** Notes in the console that there is no page at this address, which it gives back. */
export function useLogUnknownPath(): string {
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: specification §2: the attempted path is logged to the console
    console.warn(`Page not found: ${JSON.stringify(pathname.slice(0, LONGEST_LOGGED_PATH))}`);
  }, [pathname]);
  return pathname;
}

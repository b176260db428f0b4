import { useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';

// The path may be a stranger's text, so it is logged escaped and cut.
const LONGEST_LOGGED_PATH = 200;

/** Logs that there is no page at this address, and returns the path. */
export function useLogUnknownPath(): string {
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: the console shows which path was asked for
    console.warn(`Page not found: ${JSON.stringify(pathname.slice(0, LONGEST_LOGGED_PATH))}`);
  }, [pathname]);
  return pathname;
}

import { useRouterState } from '@tanstack/react-router';

/** The path of the current page, without a slash at its end: hosts serve {path}/index.html with and without one. */
export function usePagePath(): string {
  return useRouterState({ select: ({ location }) => location.pathname.replace(/(?<=.)\/$/, '') });
}

import { useRouterState } from '@tanstack/react-router';

/** The path of the page that is shown. Hosts serve {path}/index.html with and without a slash at the end; it is one page. */
export function usePagePath(): string {
  return useRouterState({ select: ({ location }) => location.pathname.replace(/(?<=.)\/$/, '') });
}

import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { RouteError } from '../navigation/RouteError.tsx';
import { routeTree } from '../routeTree.gen.ts';

/** The site's router; the prerenderer gives its own history and says that it is the server. */
export function createSiteRouter(server?: { readonly history: RouterHistory }) {
  return createRouter({
    routeTree,
    defaultPreload: 'intent',
    defaultErrorComponent: RouteError,
    scrollRestoration: server === undefined,
    ...(server && { history: server.history, isServer: true }),
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createSiteRouter>;
  }
}

import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { RouteError } from '../navigation/RouteError.tsx';
import { routeTree } from '../routeTree.gen.ts';
import { parseSearch, stringifySearch } from './search-as-written.ts';

/** The site's router. The prerenderer passes its own history; the router then runs as on a server. */
export function createSiteRouter(server?: { readonly history: RouterHistory }) {
  return createRouter({
    routeTree,
    basepath: import.meta.env.BASE_URL,
    defaultPreload: 'intent',
    defaultErrorComponent: RouteError,
    scrollRestoration: server === undefined,
    parseSearch,
    stringifySearch,
    ...(server && { history: server.history, isServer: true }),
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createSiteRouter>;
  }
}

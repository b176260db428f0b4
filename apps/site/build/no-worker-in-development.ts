import type { Plugin } from 'vite';
import { basePath } from './site-address.ts';

/** A worker that takes the place of the one of the built site, removes itself and loads the open pages again from the server. */
const REMOVES_ITSELF = `
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil((async () => {
  await registration.unregister();
  for (const page of await clients.matchAll({ type: 'window' })) page.navigate(page.url);
})()));
`;

/**
 * The development server and the preview of the built site have one address. Without this the browser would show the built site, which
 * its service worker has kept, instead of the sources.
 */
export function noWorkerInDevelopment(): Plugin {
  return {
    name: 'marginalia:no-worker-in-development',
    configureServer(server) {
      server.middlewares.use(`${basePath}offline-worker.js`, (_request, response) => {
        response.setHeader('Content-Type', 'text/javascript');
        response.end(REMOVES_ITSELF);
      });
    },
  };
}

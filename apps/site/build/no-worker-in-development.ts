import type { Plugin } from 'vite';
import { basePath } from './site-address.ts';

/** A worker that is installed as a new version of the built site's worker, and removes both. */
const REMOVES_ITSELF = "addEventListener('install', () => void registration.unregister());";

/**
 * The development server and the preview of the built site have one address. Without this the browser would show the built site, which
 * its service worker has kept, instead of the sources. With it, the second load shows the sources.
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

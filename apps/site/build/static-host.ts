import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { headersAt } from './headers-file.ts';

/** Makes the preview behave like a static host: {route}/index.html at /{route}, 404.html for unknown paths, the headers of `_headers`. */
export function staticHost(): Plugin {
  return {
    name: 'marginalia:static-host',
    configurePreviewServer(server) {
      const root = join(server.config.root, 'dist/client');
      server.middlewares.use((request, response, next) => {
        const [path = '/', query] = (request.url ?? '/').split('?');
        const headers = headersAt(readFileSync(join(root, '_headers'), 'utf8'), path);
        for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
        const page = `${path.replace(/\/$/, '')}/index.html`;
        if (!path.includes('..') && existsSync(join(root, page))) request.url = query === undefined ? page : `${page}?${query}`;
        next();
      });
      return () => {
        server.middlewares.use((_request, response) => {
          response.statusCode = 404;
          response.setHeader('Content-Type', 'text/html; charset=utf-8');
          response.end(readFileSync(join(root, '404.html')));
        });
      };
    },
  };
}

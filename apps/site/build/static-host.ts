import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { headersAt } from './headers-file.ts';

/**
 * Makes the preview behave like a static host: {route}/index.html at /{route}, 404.html for unknown paths, the headers of `_headers`,
 * all of it below the base path.
 */
export function staticHost(): Plugin {
  return {
    name: 'marginalia:static-host',
    configurePreviewServer(server) {
      const { base, root, build } = server.config;
      const folder = join(root, build.outDir);
      server.middlewares.use((request, response, next) => {
        const [path = '/', query] = (request.url ?? '/').split('?');
        const headers = headersAt(readFileSync(join(folder, '_headers'), 'utf8'), path);
        for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
        // Vite would compress each answer anew. Between two programs of one machine that takes longer than sending it as it is.
        delete request.headers['accept-encoding'];
        const page = `${path.replace(/\/$/, '')}/index.html`;
        const isPage = page.startsWith(base) && !path.includes('..') && existsSync(join(folder, page.slice(base.length)));
        if (isPage) request.url = query === undefined ? page : `${page}?${query}`;
        next();
      });
      return () => {
        server.middlewares.use((_request, response) => {
          response.statusCode = 404;
          response.setHeader('Content-Type', 'text/html; charset=utf-8');
          response.end(readFileSync(join(folder, '404.html')));
        });
      };
    },
  };
}

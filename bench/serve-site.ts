import { existsSync, readFileSync, statSync } from 'node:fs';
import { createSecureServer, type ServerHttp2Session } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { headersAt } from '../apps/site/build/headers-file.ts';
import { createCertificate } from './certificate.ts';

const CLIENT = join(import.meta.dirname, '../apps/site/dist/client');
/** The page that the site is compared with. */
export const STATIC_PATH = '/bench/static-page';
const STATIC_FILE = join(import.meta.dirname, 'static-page.html');

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

function fileAt(path: string): string | undefined {
  if (path === STATIC_PATH) return STATIC_FILE;
  const file = join(CLIENT, path);
  return path.includes('..')
    ? undefined
    : [file, join(file, 'index.html')].find((candidate) => existsSync(candidate) && statSync(candidate).isFile());
}

export interface Served {
  readonly origin: string;
  close(): void;
}

/** Serves the built site and the static page on localhost like a good host: HTTP/2, gzip, the headers of `_headers`, from memory. */
export async function serveSite(): Promise<Served> {
  if (fileAt('/') === undefined) throw new Error('There is no built site: run `npm run bench`, which builds it first.');
  const rules = readFileSync(join(CLIENT, '_headers'), 'utf8');
  const bodies = new Map<string, Buffer>();
  const sessions = new Set<ServerHttp2Session>();
  const server = createSecureServer({ ...createCertificate() }, (request, response) => {
    const { pathname } = new URL(request.url, 'https://site');
    const file = fileAt(pathname);
    if (file === undefined) {
      response.writeHead(404).end();
      return;
    }
    const body = bodies.get(file) ?? gzipSync(readFileSync(file));
    bodies.set(file, body);
    const headers = { 'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream', 'Content-Encoding': 'gzip' };
    response.writeHead(200, { ...headersAt(rules, pathname), ...headers }).end(body);
  });
  server.on('session', (session) => {
    sessions.add(session);
    session.on('close', () => sessions.delete(session));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `https://127.0.0.1:${port}`,
    close() {
      for (const session of sessions) session.destroy();
      server.close();
    },
  };
}

import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

const CLIENT = join(import.meta.dirname, '../apps/site/dist/client');
const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Asked with this query, a page comes without its script. */
export const STATIC = '?static';

/** A page's HTML, styles and fonts, without scripts and without what fetches them early. */
function withoutScript(html: string): string {
  return html.replace(/<script\b[^>]*>.*?<\/script>/gs, '').replace(/<link\b[^>]*rel="modulepreload"[^>]*>/g, '');
}

function fileAt(path: string): string | undefined {
  const file = join(CLIENT, path);
  return [file, join(file, 'index.html')].find((candidate) => existsSync(candidate) && statSync(candidate).isFile());
}

/** Compressed once, so that the answers to all that ask cost the same. */
function bodyOf(file: string, isStatic: boolean): Buffer {
  const content = readFileSync(file);
  return gzipSync(isStatic ? withoutScript(content.toString()) : content);
}

export interface Served {
  readonly origin: string;
  close(): void;
}

/** Serves the built site on this computer as a host of files does, with gzip and from memory. */
export async function serveSite(): Promise<Served> {
  if (fileAt('/') === undefined) throw new Error('There is no built site: run `npm run bench`, which builds it first.');
  const bodies = new Map<string, Buffer>();
  const server = createServer(({ url = '/' }, response) => {
    const path = new URL(url, 'http://site').pathname;
    const file = path.includes('..') ? undefined : fileAt(path);
    if (file === undefined) {
      response.writeHead(404).end();
      return;
    }
    const isStatic = url.endsWith(STATIC);
    const name = file + (isStatic ? STATIC : '');
    const body = bodies.get(name) ?? bodyOf(file, isStatic);
    bodies.set(name, body);
    response.writeHead(200, { 'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream', 'Content-Encoding': 'gzip' }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

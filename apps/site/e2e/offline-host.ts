import { createHash } from 'node:crypto';
import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { type Build, TYPES } from './hosts.ts';

/** A host of the built site that a test can stop, update or make fail. */
export interface OfflineHost {
  readonly origin: string;
  /** The paths that were requested, with their methods: "POST /forms". */
  readonly requests: string[];
  /** Serves a second build from now on: its home page has a mark (`isSecondBuild`), and the code of the command palette is gone. */
  deployNextBuild(): void;
  /** Answers each request from now on with a page of its own, as the network of a café does, or again with the site. */
  setPortal(isOn: boolean): void;
  /** Ends all connections. The port is closed from then on. */
  stop(): Promise<void>;
}

/** Stands in the home page of the second build. */
const MARK = '<meta name="build" content="second">';

/** Starts a host. Below /llm/ it is a gateway: each answer has a number of its own. */
export async function startOfflineHost({ base, folder: first }: Build): Promise<OfflineHost> {
  const second = mkdtempSync(join(tmpdir(), 'second-build-'));
  const requests: string[] = [];
  let folder = first;
  let portal = false;
  let answers = 0;
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    requests.push(`${request.method} ${pathname}`);
    if (portal) return send(response, 200, '.html', '<!doctype html><title>Portal</title><h1>Accept the terms of this café</h1>');
    if (pathname.startsWith('/llm/') || request.method !== 'GET') {
      answers += 1;
      return send(response, 200, '.json', JSON.stringify({ answer: answers }));
    }
    const file = pathname.startsWith(base) ? join(folder, pathname.slice(base.length)) : '';
    const page = existsSync(file) && statSync(file).isDirectory() ? join(file, 'index.html') : file;
    const found = existsSync(page);
    send(response, found ? 200 : 404, found ? extname(page) : '.html', readFileSync(found ? page : join(folder, '404.html')));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    deployNextBuild() {
      cpSync(first, second, { recursive: true });
      const home = readFileSync(join(first, 'index.html'), 'utf8');
      const newHome = home.replace('</head>', `${MARK}</head>`);
      writeFileSync(join(second, 'index.html'), newHome);
      const worker = readFileSync(join(first, 'offline-worker.js'), 'utf8');
      writeFileSync(join(second, 'offline-worker.js'), worker.replace(hashOf(home), hashOf(newHome)));
      for (const chunk of globSync('assets/palette-overlay-*.js', { cwd: second })) rmSync(join(second, chunk));
      folder = second;
    },
    setPortal(isOn) {
      portal = isOn;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      rmSync(second, { recursive: true, force: true });
    },
  };
}

function send(response: ServerResponse, status: number, type: string, body: string | Buffer): void {
  response.writeHead(status, { 'Content-Type': TYPES[type] ?? 'application/octet-stream' }).end(body);
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64');

/** Whether an open home page is that of the second build. */
export async function isSecondBuild(page: Page): Promise<boolean> {
  return (await page.content()).includes(MARK);
}

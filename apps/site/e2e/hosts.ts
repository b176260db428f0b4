import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, createServer as createSocket } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { headersAt } from '../build/headers-file.ts';

const ROOT = join(import.meta.dirname, '../../..');
const DIST = join(import.meta.dirname, '../dist');

/** A kind of host with a build of the site. */
export interface Host {
  readonly name: string;
  /** The path of the site on the host, with a slash at its end. */
  readonly base: string;
  /** The folder of the built site. */
  readonly folder: string;
  /** Whether the host sends the headers of the build. */
  readonly sendsHeaders: boolean;
  /** Whether the other end-to-end tests open its pages too: the preview that they visit has the same build, path and headers. */
  readonly isVisitedElsewhere: boolean;
  start(): Promise<RunningHost>;
}

export interface RunningHost {
  readonly origin: string;
  stop(): Promise<void>;
}

/** A build of the site, and the path that it was built for. */
export type Build = Pick<Host, 'base' | 'folder'>;

/** The build at the root of a host, and the one with BASE_PATH=/marginalia/. */
export const AT_ROOT: Build = { base: '/', folder: join(DIST, 'client') };
export const BELOW: Build = { base: '/marginalia/', folder: join(DIST, 'below/client') };

export const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

/** A folder's path is redirected to its address with a slash, which has the folder's index.html. Pages sends no headers of a site. */
const githubPages: Host = {
  name: 'GitHub Pages',
  ...BELOW,
  sendsHeaders: false,
  isVisitedElsewhere: false,
  start: () =>
    serve(BELOW, (path) => {
      const file = join(BELOW.folder, path);
      // The path of the site itself is empty here: its address has the slash.
      return path !== '' && isFolder(file) && !path.endsWith('/')
        ? { redirect: `${BELOW.base}${path}/` }
        : { file: isFolder(file) ? join(file, 'index.html') : file };
    }),
};

/** A folder's path has the folder's index.html, with or without a slash. The headers are those of `_headers`. */
const netlify: Host = {
  name: 'Netlify',
  ...AT_ROOT,
  sendsHeaders: true,
  isVisitedElsewhere: true,
  start() {
    const publish = /^ *publish = "(.+)"$/m.exec(readFileSync(join(ROOT, 'netlify.toml'), 'utf8'))?.[1] ?? '';
    const folder = join(ROOT, publish);
    const rules = readFileSync(join(folder, '_headers'), 'utf8');
    return serve({ base: '/', folder }, (path) => {
      const file = join(folder, path);
      return { file: isFolder(file) ? join(file, 'index.html') : file, headers: headersAt(rules, `/${path}`) };
    });
  },
};

/** nginx with deploy/nginx.conf: only its folder, its port and the path of 404.html differ. */
const nginx = (program: string, build: Build): Host => ({
  name: `nginx at ${build.base}`,
  ...build,
  sendsHeaders: true,
  isVisitedElsewhere: false,
  async start() {
    const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
    const site = join(folder, 'client', build.base).replace(/\/$/, '');
    mkdirSync(site, { recursive: true });
    for (const name of readdirSync(build.folder)) symlinkSync(join(build.folder, name), join(site, name));
    // The site may have been built without Storybook.
    if (!existsSync(join(site, 'storybook'))) {
      mkdirSync(join(site, 'storybook'));
      writeFileSync(join(site, 'storybook/index.html'), 'Storybook');
    }
    symlinkSync(join(build.folder, '../nginx-headers.conf'), join(folder, 'nginx-headers.conf'));
    const port = await freePort();
    const block = readFileSync(join(ROOT, 'deploy/nginx.conf'), 'utf8')
      .replace('listen 80;', `listen 127.0.0.1:${port};`)
      .replace('error_page 404 /404.html', `error_page 404 ${build.base}404.html`)
      .replaceAll('/srv/marginalia', folder);
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`);
    writeFileSync(
      join(folder, 'nginx.conf'),
      `daemon off; user root; pid ${folder}/pid; error_log ${folder}/error.log;
       events {} http { include /etc/nginx/mime.types; access_log off; ${temporary.join(' ')} ${block} }`,
    );
    const process = spawn(program, ['-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')], { stdio: 'inherit' });
    const origin = `http://127.0.0.1:${port}`;
    await answers(origin, process);
    const stop = async (): Promise<void> => {
      process.kill('SIGTERM');
      await new Promise((resolve) => process.once('exit', resolve));
      rmSync(folder, { recursive: true });
    };
    return { origin, stop };
  },
});

const nginxProgram = process.env['NGINX_PROGRAM'];

/** The hosts that the tests serve the site from; nginx only with `npm run test:hosts`, which says where the program is. */
export const HOSTS: readonly Host[] = nginxProgram ? [nginx(nginxProgram, AT_ROOT), nginx(nginxProgram, BELOW)] : [githubPages, netlify];

interface Served {
  readonly file?: string;
  readonly redirect?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Serves a folder below a path; `find` gets the rest of the path. For a missing file it sends 404.html with the status 404. */
async function serve({ base, folder }: { base: string; folder: string }, find: (path: string) => Served): Promise<RunningHost> {
  const server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://host');
    const path = decodeURIComponent(pathname.slice(base.length));
    if (!pathname.startsWith(base) || path.includes('..')) {
      response.writeHead(404).end();
      return;
    }
    const { file = '', redirect, headers } = find(path);
    if (redirect !== undefined) {
      response.writeHead(301, { Location: redirect + search }).end();
      return;
    }
    const found = existsSync(file) && !isFolder(file);
    const sent = found ? file : join(folder, '404.html');
    response.writeHead(found ? 200 : 404, { ...headers, 'Content-Type': TYPES[extname(sent)] ?? 'application/octet-stream' });
    response.end(readFileSync(sent));
  });
  const port = await listen(server);
  const stop = async (): Promise<void> => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { origin: `http://127.0.0.1:${port}`, stop };
}

function isFolder(file: string): boolean {
  return existsSync(file) && statSync(file).isDirectory();
}

async function listen(server: Server | ReturnType<typeof createSocket>): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

async function freePort(): Promise<number> {
  const socket = createSocket();
  const port = await listen(socket);
  await new Promise((resolve) => socket.close(resolve));
  return port;
}

async function answers(origin: string, process: ChildProcess): Promise<void> {
  for (;;) {
    if (process.exitCode !== null) throw new Error('nginx did not start; its message stands above');
    if (await fetch(origin).catch(() => undefined)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/**
 * The service worker: it makes the site work without a network. It answers with built files alone (`answer.ts`), and a new version of it
 * waits until the student asks for it or has closed every page of the old one.
 */
import { NetworkFirst } from 'workbox-strategies';
import { builtSite, type OfflineAnswer, workerAnswer } from './answer.ts';
import { type BuiltFiles, CONFIG_FILE, NOT_FOUND } from './built-files.ts';
import { cachedFiles } from './cached-files.ts';
import { type Message, savesDataMark } from './messages.ts';
import { notCachedPage } from './not-cached-page.ts';

declare const self: ServiceWorkerGlobalScope;

/** build/offline-worker.ts writes the list in the place of this name. */
declare const BUILT_FILES: BuiltFiles;

const built = BUILT_FILES;
const { base, ahead, later, soon } = built;
const site = builtSite(
  location.origin + base,
  [...ahead, ...later].map(([path]) => path),
);
const files = cachedFiles(built);

/** Seconds until a network that is slow to answer counts as none. */
const NETWORK_TIMEOUT_SECONDS = 5;

const config = new NetworkFirst({
  cacheName: `marginalia ${base} config`,
  networkTimeoutSeconds: NETWORK_TIMEOUT_SECONDS,
  plugins: [{ cacheWillUpdate: async ({ response }) => (isConfig(response) ? response : null) }],
});

/** A captive portal answers with a page of its own or leads to one. */
function isConfig({ status, redirected, headers }: Response): boolean {
  return status === 200 && !redirected && /\bjson\b/.test(headers.get('Content-Type') ?? '');
}

async function savesData(): Promise<boolean> {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true || (await caches.has(savesDataMark(base)));
}

async function fetchAhead(event: ExtendableEvent): Promise<void> {
  if (await savesData()) return;
  const request = new Request(base + CONFIG_FILE);
  await Promise.all([files.install(event), config.handle({ event, request }).catch(() => undefined)]);
}

self.addEventListener('install', (event) => event.waitUntil(fetchAhead(event)));

self.addEventListener('activate', (event) => {
  event.waitUntil(files.activate(event));
  // The page of a first visit loads code when it is used, and must find it here.
  event.waitUntil(self.clients.claim());
});

self.addEventListener('fetch', (event) => {
  const answer = workerAnswer(event.request, site);
  if (answer) event.respondWith(respond(event, answer));
});

async function respond(event: FetchEvent, { first, path }: OfflineAnswer): Promise<Response> {
  const { request } = event;
  if (path === CONFIG_FILE) return config.handle(event);
  const ways = [() => files.answer(event, path), () => fetch(request)];
  for (const way of first === 'cache' ? ways : ways.toReversed()) {
    try {
      return await way();
    } catch {
      // The next way may have an answer.
    }
  }
  return request.mode === 'navigate' ? notCachedPage(base) : Response.error();
}

self.addEventListener('message', (event) => {
  const message = event.data as Message;
  if (message.type === 'take-over') void self.skipWaiting();
  else if (message.type === 'idle') event.waitUntil(keepSoon(event));
  else for (const url of message.urls) event.waitUntil(keepUsed(event, url));
});

/** One after another, so that the page's own requests do not wait. Without one of them its export needs the network, as before. */
async function keepSoon(event: ExtendableEvent): Promise<void> {
  for (const [path] of later.slice(0, soon)) await files.answer(event, path).catch(() => undefined);
}

async function keepUsed(event: ExtendableEvent, url: string): Promise<void> {
  const modes = ['navigate', 'cors'];
  const answers = modes.map((mode) => workerAnswer({ method: 'GET', mode, url }, site));
  const path = answers.find((answer) => answer !== undefined && answer.path !== NOT_FOUND && answer.path !== CONFIG_FILE)?.path;
  if (path !== undefined) await files.answer(event, path).catch(() => undefined);
}

import type { Notices } from '@marginalia/ui';
import { type Message, savesDataMark } from '../workers/offline/messages.ts';
import { workerAddress } from '../workers/worker-address.ts';

const NEW_VERSION = {
  tone: 'info',
  title: 'A new version is ready.',
  text: 'Reload when it suits you. What you have typed in a form stays.',
} as const;

/** Milliseconds between two looks for a new version while a page stays open. */
const UPDATE_CHECK_MILLISECONDS = 3_600_000;

/** Milliseconds that a new version has to take over. */
const TAKES_OVER_WITHIN = 3_000;

/**
 * Registers the service worker when the page and all that it names have loaded.
 * @param show shows a notice, which offers a new version
 */
export async function register(show: Notices['show']): Promise<void> {
  // A page without https has no service workers.
  if (!('serviceWorker' in navigator)) return;
  await loaded();
  try {
    const scope = import.meta.env.BASE_URL;
    const mark = savesDataMark(scope);
    await (savesData() ? caches.open(mark) : caches.delete(mark));
    const registration = await navigator.serviceWorker.register(workerAddress('offline'), { scope, updateViaCache: 'none' });
    offerNewVersions(registration, show);
    lookForNewVersions(registration);
    await (savesData() ? postUsedFiles() : postWhenIdle());
  } catch {
    // Some private windows and browsers that block storage refuse the worker. The site then needs the network, as before.
  }
}

async function loaded(): Promise<void> {
  if (document.readyState !== 'complete') await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
}

function offerNewVersions(registration: ServiceWorkerRegistration, show: Notices['show']): void {
  let offered: ServiceWorker | undefined;
  const look = (): void => {
    const { waiting, active } = registration;
    if (waiting === null || active === null || waiting === offered) return;
    offered = waiting;
    show(NEW_VERSION, { label: 'Reload', run: () => reloadWithNewVersion(registration), stays: true });
  };
  look();
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', look));
}

function reloadWithNewVersion({ waiting }: ServiceWorkerRegistration): void {
  const reload = (): void => location.reload();
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
  if (waiting) post(waiting, { type: 'take-over' });
  // The browser lets the old worker finish its requests first. Where nothing waits, another tab has started the new version.
  setTimeout(reload, waiting ? TAKES_OVER_WITHIN : 0);
}

/** The browser looks at each navigation. A page that stays open would not learn of a new version. */
function lookForNewVersions(registration: ServiceWorkerRegistration): void {
  let last = Date.now();
  const look = (): void => {
    if (document.visibilityState === 'hidden' || !navigator.onLine || Date.now() - last < UPDATE_CHECK_MILLISECONDS) return;
    last = Date.now();
    registration.update().catch(() => undefined);
  };
  document.addEventListener('visibilitychange', look);
  addEventListener('online', look);
}

function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}

/** On a connection that saves data nothing is fetched ahead: the worker keeps what this page has used. */
async function postUsedFiles(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const urls = [location.href, ...performance.getEntriesByType('resource').map(({ name }) => name)];
  if (active) post(active, { type: 'used', urls });
}

/** The worker has installed what every page needs. What only some results need is fetched while nothing else is done. */
async function postWhenIdle(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  (window.requestIdleCallback ?? setTimeout)(() => active && post(active, { type: 'idle' }));
}

function post(worker: ServiceWorker, message: Message): void {
  worker.postMessage(message);
}

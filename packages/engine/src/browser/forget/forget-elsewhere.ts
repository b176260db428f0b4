import { stopKeeping } from './keep-nothing.ts';

/** The channel on which a tab says that everything is being deleted, and the Web Lock that it holds until that is done. */
const NAME = 'marginalia:forget';

/** The page that says it. A channel reaches other listeners of its own page too, which must not take the page for another tab. */
const PAGE = Math.random();

/** Tells the other tabs that everything is being deleted. They wait until the returned function is called, or this page is gone. */
export async function tellOtherTabs(): Promise<() => void> {
  const release = await takeLock();
  const channel = openChannel();
  channel?.postMessage(PAGE);
  channel?.close();
  return release;
}

/**
 * Calls `forgotten` when another tab has deleted everything. As soon as the other tab begins, this page stops keeping anything and empties
 * its session storage. The caller must reload the page, because the page still shows its data. Returns a function that ends this.
 */
export function onForgottenElsewhere(forgotten: () => void): () => void {
  const channel = openChannel();
  channel?.addEventListener('message', async ({ data }) => {
    if (data === PAGE) return;
    stopKeeping();
    (await takeLock())();
    try {
      sessionStorage.clear();
    } catch {
      // A blocked storage holds nothing.
    }
    forgotten();
  });
  return () => channel?.close();
}

function openChannel(): BroadcastChannel | undefined {
  return 'BroadcastChannel' in globalThis ? new BroadcastChannel(NAME) : undefined;
}

/** Waits for the lock, and returns the function that gives it back. Where locks are missing or refused, nobody waits. */
function takeLock(): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<() => void>();
  const held = (): Promise<void> => new Promise((release) => resolve(release));
  // Undefined outside of secure contexts, although the type says otherwise.
  const locks = navigator.locks as LockManager | undefined;
  if (locks) locks.request(NAME, held).catch(() => resolve(() => undefined));
  else resolve(() => undefined);
  return promise;
}

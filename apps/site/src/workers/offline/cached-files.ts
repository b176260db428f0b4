import { PrecacheController } from 'workbox-precaching';
import { type BuiltFile, type BuiltFiles, NOT_FOUND } from './built-files.ts';

/** The cached copies of built files. A copy has exactly the bytes that the build wrote, so a captive portal's page never becomes one. */
interface CachedFiles {
  /**
   * Fetches the files that are fetched ahead, one after another. Rejects if one is missing or has other bytes; the next try goes on there.
   */
  install(event: ExtendableEvent): Promise<unknown>;
  /** Deletes what belongs to earlier versions only. */
  activate(event: ExtendableEvent): Promise<unknown>;
  /** The copy of a file, which is fetched and cached if there is none. Rejects if it cannot be fetched or has other bytes. */
  answer(event: ExtendableEvent, path: string): Promise<Response>;
}

export function cachedFiles({ base, ahead, later }: BuiltFiles): CachedFiles {
  const keep = (name: string, files: readonly BuiltFile[]): PrecacheController => {
    const controller = new PrecacheController({ cacheName: `marginalia ${base} ${name}`, plugins: [ONLY_STATUS_200] });
    controller.addToCacheList(
      files.map(([path, hash]) => ({
        url: addressOf(path, base),
        // The name of a file in assets/ changes with its content.
        revision: path.startsWith('assets/') ? null : hash,
        integrity: `sha256-${hash}`,
      })),
    );
    return controller;
  };
  const caches = { ahead: keep('ahead', ahead), later: keep('later', later) };
  const aheadPaths = new Set(ahead.map(([path]) => path));

  const answer = async (event: ExtendableEvent, path: string): Promise<Response> => {
    const controller = aheadPaths.has(path) ? caches.ahead : caches.later;
    const address = new URL(addressOf(path, base), location.origin).href;
    const cacheKey = controller.getCacheKeyForURL(address);
    if (cacheKey === undefined) throw new Error(`${path} is no built file`);
    const integrity = controller.getIntegrityForCacheKey(cacheKey);
    const request = new Request(address, integrity === undefined ? {} : { integrity });
    const response = await controller.strategy.handle({ event, request, params: { cacheKey, integrity } });
    return path === NOT_FOUND ? new Response(response.body, { status: 404, headers: response.headers }) : response;
  };

  return {
    answer,
    install: (event) =>
      // A host may have rules of its own for the address of the not-found page, so the rest does not depend on it.
      Promise.all([caches.ahead.install(event), answer(event, NOT_FOUND).catch(() => undefined)]),
    activate: (event) => Promise.all([caches.ahead.activate(event), caches.later.activate(event)]),
  };
}

const ONLY_STATUS_200 = {
  cacheWillUpdate: async ({ response }: { response: Response }): Promise<Response | null> => (response.status === 200 ? response : null),
};

/** A page is fetched by the address of its folder: many hosts redirect "index.html" there. */
function addressOf(path: string, base: string): string {
  return base + path.replace(/(^|\/)index\.html$/, '$1');
}

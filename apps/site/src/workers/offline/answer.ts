import { CONFIG_FILE, NOT_FOUND } from './built-files.ts';

/** The members of a `Request` that decide how it is answered. */
export interface AskedRequest {
  readonly method: string;
  readonly mode: string;
  readonly url: string;
}

export interface BuiltSite {
  /** The address of the home page, which begins every address of the site. */
  readonly address: string;
  /** The file of each page by the paths in the site that it has. */
  readonly pages: ReadonlyMap<string, string>;
  /** The paths of the built files that are no pages. */
  readonly files: ReadonlySet<string>;
}

/** @param paths the built files */
export function builtSite(address: string, paths: readonly string[]): BuiltSite {
  const pages = new Map<string, string>();
  for (const file of paths.filter((path) => path.endsWith('index.html'))) {
    // Hosts serve a page with and without a slash, and by the name of its file.
    const folder = file.slice(0, -'index.html'.length);
    for (const path of [folder, folder.slice(0, -1), file]) pages.set(path, file);
  }
  return { address, pages, files: new Set(paths.filter((path) => !path.endsWith('.html'))) };
}

/** The file that answers a request, and what is tried first: the cached copy of the file, or the network. */
export interface OfflineAnswer {
  readonly first: 'cache' | 'network';
  readonly path: string;
}

/**
 * The answer of the worker to a request. Undefined leaves it to the browser, as if there were no worker: whatever is not a built file of
 * this site, such as a model service, a gateway or a form service under a path of the same origin.
 */
export function workerAnswer({ method, mode, url }: AskedRequest, { address, pages, files }: BuiltSite): OfflineAnswer | undefined {
  if (method !== 'GET' || !url.startsWith(address)) return undefined;
  const { pathname, search } = new URL(url);
  const path = pathname.slice(new URL(address).pathname.length);
  if (mode === 'navigate') {
    const page = pages.get(path);
    if (page === undefined) return { first: 'network', path: NOT_FOUND };
    // A sign-in in front of the site returns to a page with its ticket in the query, which the host must see.
    return { first: search === '' ? 'cache' : 'network', path: page };
  }
  if (search !== '') return undefined;
  if (path === CONFIG_FILE) return { first: 'network', path };
  return files.has(path) ? { first: 'cache', path } : undefined;
}

import type { Plugin } from 'vite';

/** A module that a library loads and these pages never use, and what takes its place in builds. */
interface LeftOut {
  /** The library, by the end of the folder that its files are in. */
  readonly within?: string;
  readonly module: RegExp;
  readonly instead: string;
}

const LEFT_OUT: readonly LeftOut[] = [
  // TanStack Form announces every form to a developer tool's bus, in production too, with a timer that keeps a build waiting.
  { module: /^@tanstack\/devtools-event-client$/, instead: here('no-devtools.ts') },
  // TanStack Form ties groups of forms to every form; ours have none.
  { within: '@tanstack/react-form/', module: /^\.\/useFormGroup\.js$/, instead: here('no-form-groups.ts') },
  // TanStack Router ties its own link to every route; ours is src/navigation/SiteLink.tsx, a quarter of its weight.
  { within: '@tanstack/react-router/', module: /^\.\/link\.js$/, instead: here('no-router-link.ts') },
  // A part that does not arrive makes TanStack Router load the whole page again, unasked; ours says so instead.
  { within: '@tanstack/react-router/', module: /^\.\/lazyRouteComponent\.js$/, instead: here('no-lazy-reload.ts') },
  // No page reads what follows a "?", the site stands at the root of its host, and its links are absolute.
  { within: '@tanstack/router-core/', module: /^\.\/searchParams\.js$/, instead: here('no-search-params.ts') },
  { within: '@tanstack/router-core/', module: /^\.\/rewrite\.js$/, instead: here('no-rewrites.ts') },
  { within: '@tanstack/router-core/', module: /^\.\/sieve-cache\.js$/, instead: here('no-path-cache.ts') },
  // React has had this hook itself since version 18.
  { module: /^use-sync-external-store\/shim\/with-selector(\.js)?$/, instead: 'use-sync-external-store/with-selector' },
  { module: /^use-sync-external-store\/shim$/, instead: 'use-sync-external-store' },
];

/**
 * What React looks for and built pages do without: its developer tools, which are for development; a Node process; Internet
 * Explorer; and what took the place of `reportError` and `MessageChannel`, which every browser that reads these pages has.
 */
const NOT_THERE = Object.fromEntries(
  ['__REACT_DEVTOOLS_GLOBAL_HOOK__', 'process.emit', 'document.documentMode', 'window.ErrorEvent', 'setImmediate'].map((name) => [
    name,
    'undefined',
  ]),
);

/** Keeps out of built pages what they would load for nothing. In development the libraries are whole. */
export function leaveOut(): Plugin {
  return {
    name: 'marginalia:leave-out',
    apply: 'build',
    enforce: 'pre',
    config: () => ({ define: NOT_THERE }),
    resolveId(source, importer = '') {
      const found = LEFT_OUT.find(({ within, module }) => module.test(source) && (within === undefined || importer.includes(within)));
      return found && this.resolve(found.instead, importer);
    },
  };
}

function here(file: string): string {
  return `${import.meta.dirname}/${file}`;
}

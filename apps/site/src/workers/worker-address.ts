import documents from './documents.worker.ts?worker&url';
import generator from './generator.worker.ts?worker&url';
import reader from './reader.worker.ts?worker&url';

/** The members of Trusted Types that are used here. TypeScript's DOM library does not declare them yet. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(worker: string): string }): { createScriptURL(worker: string): string };
}

/** The addresses of the site's workers. A service worker serves what is below its own address, so it stands beside the pages. */
const ADDRESSES: Readonly<Record<string, string>> = {
  documents,
  generator,
  offline: `${import.meta.env.BASE_URL}offline-worker.js`,
  reader,
};

const rules = { createScriptURL: (worker: string): string => ADDRESSES[worker] ?? '' };

/** The site's only Trusted Types policy. It takes no address, only the name of a worker, and knows no others. */
const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('marginalia', rules) ?? rules;

/** The address of a worker of this site, as a browser with Trusted Types demands it. */
export const workerAddress = (worker: 'documents' | 'generator' | 'offline' | 'reader'): string => policy.createScriptURL(worker);

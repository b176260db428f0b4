import { useSyncExternalStore } from 'react';
import type { Deployment } from './deployment-config.ts';
import { readSiteFile } from './site-file.ts';

let known: Deployment | undefined;
let reading: Promise<Deployment> | undefined;
const listeners = new Set<() => void>();

/**
 * What this deployment sets, from the `config.json` beside the site: read once, when first asked for. An absent or broken
 * file sets nothing. Rejects when the site cannot be reached, and tries again when next asked.
 */
export function loadDeployment(): Promise<Deployment> {
  reading ??= read().then(
    (deployment) => {
      known = deployment;
      for (const listener of listeners) listener();
      return deployment;
    },
    (error: unknown) => {
      reading = undefined;
      throw error;
    },
  );
  return reading;
}

/** What this deployment sets; undefined in prerendered HTML and until it is known, so that hydration finds what was prerendered. */
export function useDeployment(): Deployment | undefined {
  return useSyncExternalStore(
    listen,
    () => known,
    () => undefined,
  );
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  loadDeployment().catch(() => {});
  return () => listeners.delete(listener);
}

/** Nothing is set by a file that holds only its version, as the one that comes with the site: then its reader is not loaded. */
const NOTHING_SET: Deployment = { site: {}, generators: [], allowUserGenerators: true, warnings: [] };

async function read(): Promise<Deployment> {
  const file = await readSiteFile();
  if (typeof file === 'object' && file !== null && Object.keys(file).every((key) => key === 'version')) return NOTHING_SET;
  const { parseDeployment } = await import('./parse-deployment.ts');
  const deployment = parseDeployment(file);
  // biome-ignore lint/suspicious/noConsole: for whoever deploys the site; a warning names the part, never its value
  for (const warning of deployment.warnings) console.warn(warning);
  return deployment;
}

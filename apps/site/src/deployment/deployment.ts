import { useSyncExternalStore } from 'react';
import type { Deployment } from './deployment-config.ts';
import { readSiteFile } from './site-file.ts';

let known: Deployment | undefined;
let reading: Promise<Deployment> | undefined;
const listeners = new Set<() => void>();

/**
 * Loads the settings of this deployment from `config.json` beside the site, once. An absent or malformed file gives the defaults. Rejects
 * if the site cannot be reached; the next call then retries.
 */
export function loadDeployment(): Promise<Deployment> {
  reading ??= readDeployment().then(
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

/** The settings of this deployment. Undefined in prerendered HTML and until they are loaded, so that hydration matches the HTML. */
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

/** The result for a file that contains only its version, like the built-in one. The code that parses the file is not loaded then. */
const NOTHING_SET: Deployment = { site: {}, generators: [], allowUserGenerators: true, warnings: [] };

async function readDeployment(): Promise<Deployment> {
  const file = await readSiteFile();
  if (typeof file === 'object' && file !== null && Object.keys(file).every((key) => key === 'version')) return NOTHING_SET;
  const { parseDeployment } = await import('./parse-deployment.ts');
  const deployment = parseDeployment(file);
  // biome-ignore lint/suspicious/noConsole: for the person who deploys the site; a warning names the setting, never its value
  for (const warning of deployment.warnings) console.warn(warning);
  return deployment;
}

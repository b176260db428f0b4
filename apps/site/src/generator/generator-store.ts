import { createGeneratorStore } from '@marginalia/engine';
import { browserKeyStore } from '@marginalia/engine/browser';
import { workerGenerator } from '@marginalia/on-device/client';
import { loadDeployment } from '../deployment/deployment.ts';
import { siteFile } from '../deployment/site-file.ts';
import { siteStorage } from '../storage/local-storage.ts';
import { startGeneratorWorker } from './generator-worker.ts';

export const keys = browserKeyStore();

/** The store of the chosen generator on this site and in this browser. It loads nothing before its first use. */
export const generatorStore = createGeneratorStore({
  device: workerGenerator(startGeneratorWorker),
  storage: siteStorage,
  hasDefault: async () => Boolean((await siteFile()).defaultGenerator),
  loadDeployment,
  loadAdapter: async (option) => (await import('./generator-adapter.ts')).loadAdapter(option, keys),
  hasKey: (baseUrl) => keys.storedKeyFor(baseUrl) !== undefined,
  isOnline: () => navigator.onLine,
  watch(changed) {
    addEventListener('storage', (event) => {
      if (!event.key?.startsWith('generation_')) return;
      // A key that was removed in another tab is removed here too.
      keys.onStorageEvent(event);
      changed();
    });
    for (const change of ['online', 'offline']) addEventListener(change, changed);
  },
});

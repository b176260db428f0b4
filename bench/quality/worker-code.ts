import { join } from 'node:path';
import type { writeSections } from '@marginalia/on-device';
import { build } from 'vite';
import { packageBuild } from '../../scripts/package-build.ts';

const ON_DEVICE = join(import.meta.dirname, '../../packages/on-device');

/**
 * Builds the on-device generator and loads it. Vite's module runner reads each import through an accessor, which makes the same code two
 * to three times slower than in a worker.
 */
export async function loadWorkerCode(): Promise<{ readonly writeSections: typeof writeSections }> {
  const outDir = join(ON_DEVICE, 'node_modules/.bench');
  const config = packageBuild(ON_DEVICE);
  await build({ ...config, configFile: false, logLevel: 'error', build: { ...config.build, outDir, emptyOutDir: true } });
  return (await import(join(outDir, 'index.js'))) as { readonly writeSections: typeof writeSections };
}

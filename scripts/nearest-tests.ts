import { dirname, relative, sep } from 'node:path';
import type { Importers } from './importers.ts';

/** The package of a file: `packages/ui` of `packages/ui/src/…`, `scripts` of `scripts/…`. */
function packageOf(file: string): string {
  const [folder = '', name = ''] = file.split('/');
  return ['packages', 'apps', 'bench'].includes(folder) ? `${folder}/${name}` : folder;
}

/**
 * The `limit` tests that stand nearest to the changed files: the fewer imports lie between a test and a changed file, the nearer it is.
 * After them come tests that reach no changed file by imports, in the same packages only, because a test can also read a file.
 */
export function nearestTests(tests: readonly string[], changed: readonly string[], limit: number, importers: Importers): string[] {
  const packages = new Set(changed.map(packageOf));
  const imports = importsFrom(changed, importers);
  const folders = (test: string): number =>
    Math.min(...changed.map((file) => relative(dirname(file), dirname(test)).split(sep).filter(Boolean).length));
  return tests
    .filter((test) => imports.has(test) || packages.has(packageOf(test)))
    .map((test) => ({ test, imports: imports.get(test) ?? Number.MAX_SAFE_INTEGER, folders: folders(test) }))
    .sort((a, b) => a.imports - b.imports || a.folders - b.folders)
    .slice(0, limit)
    .map(({ test }) => test);
}

/** The number of imports between a file and the nearest changed one, for all files that import one of them, directly or through others. */
function importsFrom(changed: readonly string[], importers: Importers): ReadonlyMap<string, number> {
  const steps = new Map(changed.map((file) => [file, 0]));
  // A map goes on with the entries that are set while it is read.
  for (const [file, step] of steps)
    for (const importer of importers.get(file) ?? []) if (!steps.has(importer)) steps.set(importer, step + 1);
  return steps;
}

import { dirname, relative, sep } from 'node:path';

/** The package of a file: `packages/ui` of `packages/ui/src/…`, `scripts` of `scripts/…`. */
function packageOf(file: string): string {
  const [folder = '', name = ''] = file.split('/');
  return ['packages', 'apps', 'bench'].includes(folder) ? `${folder}/${name}` : folder;
}

/** The `limit` tests of the changed files' packages that stand nearest to a changed file: beside it, then in the folders around it. */
export function nearest(tests: readonly string[], changed: readonly string[], limit: number): string[] {
  const packages = new Set(changed.map(packageOf));
  const steps = (test: string): number =>
    Math.min(...changed.map((file) => relative(dirname(file), dirname(test)).split(sep).filter(Boolean).length));
  return tests
    .filter((test) => packages.has(packageOf(test)))
    .map((test) => ({ test, steps: steps(test) }))
    .sort((a, b) => a.steps - b.steps)
    .slice(0, limit)
    .map(({ test }) => test);
}

/**
 * Builds the packages that others can use (engine, on-device, documents, tool-defs, cli) and packs each into dist/packages.
 * npm would keep `workspace:*` and ignore `publishConfig.exports`; pnpm replaces both.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';

const ROOT = join(import.meta.dirname, '..');
export const PACKED = join(ROOT, 'dist/packages');
const PACKAGES = ['engine', 'on-device', 'documents', 'tool-defs', 'cli'];

/** Builds and packs; returns the path of each tarball by the package's name. */
export async function packPackages(): Promise<Readonly<Record<string, string>>> {
  rmSync(PACKED, { recursive: true, force: true });
  mkdirSync(PACKED, { recursive: true });
  run(ROOT, 'tsc', '-b');
  for (const name of PACKAGES) {
    const root = join(ROOT, 'packages', name);
    // All in this process: to start Vite takes as long as such a build.
    await build({ root, configLoader: 'native', logLevel: 'warn' });
    copyDeclarations(root);
    run(root, 'pnpm', 'pack', '--pack-destination', PACKED);
  }
  return Object.fromEntries(PACKAGES.map((name) => [name, tarballOf(name)]));
}

/** The declarations that `tsc -b` has written for the package's projects, beside the built modules. */
function copyDeclarations(root: string): void {
  for (const folder of globSync('node_modules/.tsc*/src', { cwd: root }))
    cpSync(join(root, folder), join(root, 'dist'), { recursive: true, filter: (path) => !/(\.test\.d\.ts|\.map)$/.test(path) });
}

function tarballOf(name: string): string {
  const [tarball] = globSync(`marginalia-${name}-*.tgz`, { cwd: PACKED });
  if (tarball === undefined) throw new Error(`pnpm packed no ${name}`);
  return join(PACKED, tarball);
}

function run(cwd: string, command: string, ...words: string[]): void {
  execFileSync(command, words, { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
}

if (import.meta.main) for (const tarball of Object.values(await packPackages())) process.stdout.write(`${tarball}\n`);

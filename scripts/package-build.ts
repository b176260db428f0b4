import { readFileSync } from 'node:fs';
import type { UserConfig } from 'vite';

interface Manifest {
  readonly exports: Readonly<Record<string, string>>;
  readonly bin?: Readonly<Record<string, string>>;
}

/**
 * The configuration with which Vite builds a package for use outside this workspace: one ES module for each public entry ("exports"
 * of its package.json) and for its command (`bin`), if it has one. Whatever the package depends on is imported, not copied.
 * @param root the package's folder
 */
export function packageBuild(root: string, config: UserConfig = {}): UserConfig {
  const { exports, bin = {} } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8')) as Manifest;
  const commands = Object.values(bin).map((file) => file.replace('/dist/', '/src/').replace(/\.js$/, '.ts'));
  const entries = [...Object.values(exports), ...commands];
  const input = Object.fromEntries(entries.map((file) => [file.replace(/^\.\/src\/|\.ts$/g, ''), `${root}/${file}`]));
  return {
    ...config,
    root,
    build: {
      ssr: true,
      outDir: 'dist',
      minify: false,
      rolldownOptions: {
        input,
        // Packages of the workspace are linked, and Vite would copy them.
        external: [/^@marginalia\//],
        output: { entryFileNames: '[name].js', chunkFileNames: 'parts/[name]-[hash].js' },
      },
    },
  };
}

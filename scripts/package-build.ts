import { readFileSync } from 'node:fs';
import type { UserConfig } from 'vite';

/**
 * How Vite builds a package for use outside this workspace: one ES module for each public entry ("exports" of its package.json).
 * Whatever the package depends on is imported, not copied.
 * @param root the package's folder
 */
export function packageBuild(root: string, config: UserConfig = {}): UserConfig {
  const { exports } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8')) as { exports: Readonly<Record<string, string>> };
  const input = Object.fromEntries(Object.values(exports).map((file) => [file.replace(/^\.\/src\/|\.ts$/g, ''), `${root}/${file}`]));
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

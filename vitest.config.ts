import { toolDefinitions } from '@marginalia/engine/vite';
import { skillDeclarations } from '@marginalia/on-device/declarations';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { markdownContent } from './apps/site/build/markdown.ts';

type TestOptions = TestProjectInlineConfiguration['test'];

/** Tests of what is stored. No screen shares their storage, because one that was left may still write. */
const WITH_STORAGE = [
  'packages/engine/src/browser/{decks,drafts,forget,kept,progress,storage,unstored,work}/*.test.ts',
  'packages/engine/src/browser/browser-ports.test.ts',
];
/** Tests of screens, which need the document of a page. */
const WITH_PAGE = [
  'packages/ui/src/**/*.test.tsx',
  'packages/ui/src/drafts/*.test.ts',
  'apps/site/src/{generator,navigation}/**/*.test.{ts,tsx}',
  'apps/site/src/*.test.tsx',
];

/**
 * Tests of all packages. Starting a process for each file, and loading React, jsdom, dictionaries and the engine in it, takes longer than
 * most files take to run. So the files of a worker share all modules, and the document too. A test undoes what it changes in them.
 * A test measures no speed: benchmarks do. A long text must only not hang the program, and a machine with twenty programs runs a test ten
 * times slower. V8 stops optimizing regular expressions once a process has compiled a megabyte of them, which depends on the files that a
 * worker happens to run. Without the optimizer from the start, a slow one always fails.
 */
function project(name: string, options: TestOptions): TestProjectInlineConfiguration {
  return {
    plugins: [toolDefinitions({ skills: skillDeclarations }), markdownContent()],
    test: { name, isolate: false, testTimeout: 120_000, execArgv: ['--no-regexp-optimization'], ...options },
  };
}

export default defineConfig({
  test: {
    projects: [
      project('node', {
        environment: 'node',
        include: ['{packages,apps}/*/{src,build}/**/*.test.{ts,tsx}', 'bench/*/*.test.ts', 'scripts/*.test.ts'],
        exclude: ['**/node_modules/**', ...WITH_PAGE, ...WITH_STORAGE],
      }),
      project('storage', { environment: 'jsdom', include: WITH_STORAGE }),
      project('page', { environment: 'jsdom', include: WITH_PAGE, setupFiles: ['packages/ui/src/testing/setup.ts'] }),
    ],
  },
});

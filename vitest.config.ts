import { toolDefinitions } from '@marginalia/engine/vite';
import { skillDeclarations } from '@marginalia/on-device/declarations';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { markdownContent } from './apps/site/build/markdown.ts';

/** The tests of a folder. A test measures no speed: benchmarks do. A long text must only not hang the program. */
function project(root: string, environment: 'node' | 'jsdom', setupFiles: string[] = []): TestProjectInlineConfiguration {
  const name = root.split('/').at(-1) ?? root;
  return {
    plugins: [toolDefinitions({ skills: skillDeclarations }), markdownContent()],
    // Starting a process and loading the libraries for each file takes longer than its tests. In Node the files of a worker share the
    // libraries; Vitest loads the project's own modules anew for each file. React keeps the document that it first met, so with jsdom
    // each file has a context of its own.
    test: {
      name,
      root,
      environment,
      ...(environment === 'jsdom' ? { pool: 'vmThreads' } : { isolate: false }),
      include: ['{src,build}/**/*.test.{ts,tsx}'],
      setupFiles,
      testTimeout: 30_000,
    },
  };
}

export default defineConfig({
  test: {
    projects: [
      project('packages/engine', 'node'),
      project('packages/fake-model', 'node'),
      project('packages/on-device', 'node'),
      project('packages/tool-defs', 'node'),
      project('packages/ui', 'jsdom', [`${import.meta.dirname}/packages/ui/src/testing/patience.ts`]),
      project('apps/site', 'node'),
      { test: { name: 'scripts', root: 'scripts', environment: 'node', include: ['*.test.ts'], testTimeout: 30_000 } },
      'apps/storybook',
    ],
  },
});

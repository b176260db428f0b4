import { toolDefinitions } from '@marginalia/engine/vite';
import { skillDeclarations } from '@marginalia/on-device/declarations';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { markdownContent } from './apps/site/build/markdown.ts';

type TestOptions = TestProjectInlineConfiguration['test'];

/** The tests of a folder. A test measures no speed: benchmarks do. A long text must only not hang the program. */
function project(root: string, options: TestOptions): TestProjectInlineConfiguration {
  const name = root.split('/').at(-1) ?? root;
  return {
    plugins: [toolDefinitions({ skills: skillDeclarations }), markdownContent()],
    test: { name, root, include: ['{src,build}/**/*.test.{ts,tsx}'], testTimeout: 30_000, ...options },
  };
}

// Starting a process and loading the libraries for each file takes longer than its tests.

/** The files of a worker share the libraries; Vitest loads the project's own modules anew for each file. */
const SHARED: TestOptions = { environment: 'node', isolate: false };

/** The files of a worker share one document: React and jsdom take longer to load than most files take to run. The setup file empties it. */
const JSDOM: TestOptions = { ...SHARED, environment: 'jsdom', setupFiles: [`${import.meta.dirname}/packages/ui/src/testing/setup.ts`] };

export default defineConfig({
  test: {
    projects: [
      project('packages/cli', SHARED),
      project('packages/documents', SHARED),
      project('packages/engine', SHARED),
      project('packages/fake-model', SHARED),
      project('packages/on-device', SHARED),
      project('packages/tool-defs', SHARED),
      project('packages/ui', JSDOM),
      project('apps/site', SHARED),
      project('bench/quality', { ...SHARED, include: ['*.test.ts'] }),
      project('bench/models', { ...SHARED, include: ['*.test.ts'] }),
      { test: { name: 'scripts', root: 'scripts', environment: 'node', include: ['*.test.ts'], testTimeout: 30_000 } },
      'apps/storybook',
    ],
  },
});

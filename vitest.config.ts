import { toolDefinitions } from '@marginalia/engine/vite';
import { skillDeclarations } from '@marginalia/on-device/declarations';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { markdownContent } from './apps/site/build/markdown.ts';

/** The tests of a folder. Speed is for a benchmark: a test fails only where a long text would make the program hang. */
function project(root: string, environment: 'node' | 'jsdom', setupFiles: string[] = []): TestProjectInlineConfiguration {
  const name = root.split('/').at(-1) ?? root;
  return {
    plugins: [toolDefinitions({ skills: skillDeclarations }), markdownContent()],
    test: { name, root, environment, include: ['{src,build}/**/*.test.{ts,tsx}'], setupFiles, testTimeout: 30_000 },
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

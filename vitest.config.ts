import { toolDefinitions } from '@marginalia/engine/vite';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

/** A package's tests. Speed is for a benchmark: a test fails only where a long text would make the program hang. */
function project(name: string, environment: 'node' | 'jsdom'): TestProjectInlineConfiguration {
  return { plugins: [toolDefinitions()], test: { name, root: `packages/${name}`, environment, testTimeout: 30_000 } };
}

export default defineConfig({
  test: { projects: [project('engine', 'node'), project('on-device', 'node'), project('tool-defs', 'node'), project('ui', 'jsdom')] },
});

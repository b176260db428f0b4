import { toolDefinitions } from '@marginalia/engine/vite';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'engine', root: 'packages/engine', environment: 'node' } },
      { test: { name: 'on-device', root: 'packages/on-device', environment: 'node' } },
      { plugins: [toolDefinitions()], test: { name: 'tool-defs', root: 'packages/tool-defs', environment: 'node' } },
      { plugins: [toolDefinitions()], test: { name: 'ui', root: 'packages/ui', environment: 'jsdom' } },
    ],
  },
});

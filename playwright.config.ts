import { defineConfig, devices } from '@playwright/test';
import { launchOptions } from './scripts/browser.ts';

const port = Number(process.env['E2E_PORT'] ?? 4174);

export default defineConfig({
  testDir: 'apps/site/e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // A test that fails once runs again alone in a new browser. `npm test` names each test that passed only then: it is a fault to fix.
  retries: 1,
  // Generous, because a busy machine is no fault of the site; speed is measured in bench.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  workers: 2,
  reporter: [['list'], ['json', { outputFile: 'node_modules/.cache/e2e.json' }]],
  outputDir: 'node_modules/.cache/test-results',
  use: {
    ...devices['Desktop Chrome'],
    // The tests of a worker share a context and its first page, so that no test starts a process of its own. Playwright empties both
    // between two tests; a test with other options of the context (worker, touch, origin, no script) gets a new one.
    reuseContext: true,
    baseURL: `http://localhost:${port}`,
    launchOptions: launchOptions(),
    // A worker would answer requests before page.route sees them. The tests of the worker allow it.
    serviceWorkers: 'block',
    permissions: ['clipboard-read', 'clipboard-write'],
  },
  webServer: {
    command: 'pnpm --filter @marginalia/site run preview',
    port,
    env: { PORT: String(port) },
    reuseExistingServer: false,
  },
});

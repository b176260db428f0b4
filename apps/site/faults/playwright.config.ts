import { defineConfig, devices } from '@playwright/test';
import { launchOptions } from '../../../scripts/browser.ts';

const port = Number(process.env['E2E_PORT'] ?? 4174);

/** Storms, kills and full disks: too long for every check. `npm run test:faults` runs them and prints their figures. */
export default defineConfig({
  testDir: '.',
  forbidOnly: Boolean(process.env['CI']),
  retries: 0,
  timeout: 1_800_000,
  expect: { timeout: 15_000 },
  // One at a time: a storm takes the whole machine.
  workers: 1,
  reporter: [['list'], ['./figures-reporter.ts']],
  outputDir: '../../../node_modules/.cache/faults',
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${port}`,
    launchOptions: launchOptions(),
  },
  webServer: {
    command: 'pnpm --filter @marginalia/site run preview',
    port,
    env: { PORT: String(port) },
    reuseExistingServer: false,
  },
});

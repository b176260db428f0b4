import { defineConfig, devices } from '@playwright/test';
import { launchOptions } from '../../../scripts/browser.ts';

/** The tests of faults that take too long for `npm test`. Each starts the hosts that it needs; they need `run site:build` first. */
export default defineConfig({
  testDir: '.',
  forbidOnly: Boolean(process.env['CI']),
  retries: 0,
  timeout: 600_000,
  expect: { timeout: 30_000 },
  workers: 1,
  reporter: 'list',
  outputDir: '../../../node_modules/.cache/faults',
  use: { ...devices['Desktop Chrome'], launchOptions: launchOptions() },
});

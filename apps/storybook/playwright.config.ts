import { defineConfig, devices } from '@playwright/test';
import { launchOptions } from '../../scripts/browser.ts';

const port = Number(process.env['STORYBOOK_PORT'] ?? 4175);

/** Every story as a test, in the built Storybook, served as a folder of static files. Build it first: `pnpm run storybook:build:test`. */
export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // A story that fails once runs again on a new page, as a test of the site does.
  retries: 1,
  // A slow machine is not a failure.
  timeout: 90_000,
  expect: { timeout: 30_000 },
  workers: 2,
  reporter: [['list'], ['json', { outputFile: '../../node_modules/.cache/stories.json' }]],
  outputDir: '../../node_modules/.cache/storybook-results',
  projects: [
    {
      name: 'storybook-built',
      use: {
        ...devices['Desktop Chrome'],
        baseURL: `http://localhost:${port}`,
        contextOptions: { reducedMotion: 'reduce' },
        launchOptions: launchOptions(),
      },
    },
  ],
  webServer: {
    command: `vite preview --outDir dist --strictPort --port ${port}`,
    port,
    reuseExistingServer: false,
  },
});

import { defineConfig, devices } from '@playwright/test';
import { launchOptions } from '../../scripts/browser.ts';

const port = 4175;

/** Tests of the built Storybook, served as a folder of static files. Build it first: `pnpm run storybook:build`. */
export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // A test plays many stories; a slow machine is not a failure.
  timeout: 600_000,
  expect: { timeout: 30_000 },
  workers: 2,
  reporter: [['list'], ['json', { outputFile: '../../node_modules/.cache/storybook-built.json' }]],
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
    command: `vite preview --outDir ../site/dist/client/storybook --strictPort --port ${port}`,
    port,
    reuseExistingServer: false,
  },
});

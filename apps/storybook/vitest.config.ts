import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, mergeConfig } from 'vitest/config';
import { launchOptions } from '../../scripts/browser.ts';
import viteConfig from './vite.config.ts';

/** Runs every story as a test in Chromium: it renders, its play function passes, and axe finds nothing in either theme. */
export default mergeConfig(
  viteConfig,
  defineConfig({
    root: import.meta.dirname,
    // Vite prebundles every dependency of the stories: a dependency that it finds later would reload the running tests.
    optimizeDeps: {
      entries: ['.storybook/preview.tsx', 'stories/**/*.stories.tsx'],
      // Only code that a view loads later imports it. A library that is found during a test reloads the page of all tests.
      include: ['@marginalia/engine > d3-array'],
    },
    plugins: [storybookTest({ configDir: `${import.meta.dirname}/.storybook` })],
    test: {
      name: 'storybook',
      exclude: ['**/*.mdx'],
      testTimeout: 30_000,
      // All stories share one page, so that Storybook loads once; it cleans up after each story.
      isolate: false,
      browser: {
        enabled: true,
        headless: true,
        provider: playwright({ launchOptions: launchOptions(), contextOptions: { reducedMotion: 'reduce' } }),
        instances: [{ browser: 'chromium' }],
      },
    },
  }),
);

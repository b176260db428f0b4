import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, mergeConfig } from 'vitest/config';
import { launchOptions } from '../../scripts/browser.ts';
import viteConfig from './vite.config.ts';

/** Every story as a test in Chromium: it renders, its play function passes, axe finds nothing in either theme. */
export default mergeConfig(
  viteConfig,
  defineConfig({
    root: import.meta.dirname,
    // All that any story needs is made ready first: a library that is found while the stories run would reload them.
    optimizeDeps: { entries: ['.storybook/preview.tsx', 'stories/**/*.stories.tsx'] },
    plugins: [storybookTest({ configDir: `${import.meta.dirname}/.storybook` })],
    test: {
      name: 'storybook',
      exclude: ['**/*.mdx'],
      testTimeout: 30_000,
      // One page for all stories: Storybook itself tidies up between them, and loads once.
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

import { defineConfig } from 'vitest/config';

/** The stories as tests, apart from the unit tests, because Storybook and the browser take seconds to start. */
export default defineConfig({ test: { projects: ['apps/storybook'] } });

import { defineConfig } from 'vitest/config';

/** The tests that `npm run test:mutations` runs against each change of the code of saved work. */
export default defineConfig({
  test: {
    include: ['packages/engine/src/{backup,items,progress,saved,storage,study}/**/*.test.ts', 'packages/engine/src/browser/**/*.test.ts'],
    exclude: ['**/*.model.test.ts', '**/key-store.test.ts', '**/browser-model.test.ts'],
    environment: 'node',
    testTimeout: 60_000,
  },
});

import { toolDefinitions } from '@marginalia/engine/vite';
import { skillDeclarations } from '@marginalia/on-device/declarations';
import { defineConfig } from 'vitest/config';

/** `npm run test:files`; not part of `npm test`, because it needs other programs. */
export default defineConfig({
  plugins: [toolDefinitions({ skills: skillDeclarations })],
  test: { root: import.meta.dirname, include: ['*.test.ts'] },
});

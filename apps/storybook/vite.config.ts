import { toolDefinitions } from '@marginalia/engine/vite';
import { skillDeclarations } from '@marginalia/on-device/declarations';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  // With a relative base, the built Storybook works in any folder of a server.
  base: './',
  plugins: [toolDefinitions({ skills: skillDeclarations }), react()],
});

import { toolDefinitions } from '@marginalia/engine/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  // A relative base: the built Storybook can stand in any folder of a host.
  base: './',
  plugins: [toolDefinitions(), react()],
});

import { toolDefinitions } from '@marginalia/engine/vite';
import { skillDeclarations } from '@marginalia/on-device/declarations';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  // A relative base: the built Storybook can stand in any folder of a host.
  base: './',
  plugins: [toolDefinitions({ skills: skillDeclarations }), react()],
});

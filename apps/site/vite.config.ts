import { toolDefinitions } from '@marginalia/engine/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { prerender } from './build/prerender.ts';
import { staticHost } from './build/static-host.ts';

const port = Number(process.env['PORT'] ?? 4173);

export default defineConfig(({ isPreview, command }) => ({
  appType: isPreview ? 'mpa' : 'spa',
  plugins: [toolDefinitions(), tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      // A page's loader comes with its screen: no other page needs to know what it loads.
      codeSplittingOptions: { defaultBehavior: [['loader', 'component']] },
    }), react(), prerender(), staticHost()],
  resolve: {
    // TanStack Form announces every form to a developer tool's bus, in production too, with a timer that keeps a build waiting.
    alias: command === 'build' ? { '@tanstack/devtools-event-client': `${import.meta.dirname}/build/no-devtools.ts` } : {},
  },
  build: {
    // A data: URL is not 'self': the Content Security Policy would refuse an inlined font or image.
    assetsInlineLimit: 0,
    target: 'es2023',
  },
  worker: { format: 'es' },
  preview: { port, strictPort: true },
  server: { port, strictPort: true },
}));

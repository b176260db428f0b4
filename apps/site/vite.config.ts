import { toolDefinitions } from '@marginalia/engine/vite';
import { skillDeclarations } from '@marginalia/on-device/declarations';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkReport } from './build/chunk-report.ts';
import { inlineScriptsPlugin } from './build/inline-scripts.ts';
import { markdownContent } from './build/markdown.ts';
import { prerender } from './build/prerender.ts';
import { staticHost } from './build/static-host.ts';

const port = Number(process.env['PORT'] ?? 4173);

export default defineConfig(({ isPreview }) => ({
  appType: isPreview ? 'mpa' : 'spa',
  plugins: [
    inlineScriptsPlugin(),
    toolDefinitions({ skills: skillDeclarations }),
    markdownContent(),
    tanstackRouter({ target: 'react' }),
    react(),
    prerender(),
    staticHost(),
    chunkReport(`${import.meta.dirname}/dist/chunks.txt`),
  ],
  build: {
    // A data: URL is not 'self': the Content Security Policy would refuse an inlined font or image.
    assetsInlineLimit: 0,
    target: 'es2023',
    // Every browser that knows the colours of the tokens (light-dark()) preloads modules by itself.
    modulePreload: {
      polyfill: false,
      // A page's own chunks are named in its HTML. What a link leads to is fetched on intent, so the lists of what else it needs hold styles alone.
      resolveDependencies: (_file, needed) => needed.filter((file) => file.endsWith('.css')),
    },
  },
  worker: { format: 'es' },
  preview: { port, strictPort: true },
  server: { port, strictPort: true },
}));

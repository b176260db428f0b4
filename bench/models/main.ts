/**
 * `npm run bench:models [model …]`: runs every tool with scripted weak models over both protocols and prints what came of each.
 * With MODELS_KEY, MODELS_NAME and perhaps MODELS_URL in the environment it asks that service instead: Gemini without an address, else an
 * OpenAI-compatible server.
 */
import { toolDefinitions } from '@marginalia/engine/vite';
import { skillDeclarations } from '@marginalia/on-device/declarations';
import { createServer } from 'vite';
import type { printModels } from './tables.ts';

// A definition is compiled by Vite, so the bench runs in Vite's module runner.
const server = await createServer({
  root: import.meta.dirname,
  configFile: false,
  logLevel: 'error',
  plugins: [toolDefinitions({ skills: skillDeclarations })],
  server: { middlewareMode: true, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
});
try {
  const { printModels: print } = (await server.ssrLoadModule('/tables.ts')) as { printModels: typeof printModels };
  const { MODELS_KEY: key, MODELS_NAME: model, MODELS_URL: baseUrl } = process.env;
  await print(process.argv.slice(2), key !== undefined && model !== undefined ? { key, model, baseUrl } : undefined);
} finally {
  await server.close();
}

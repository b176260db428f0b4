/**
 * `npm run bench:models [model …]`: runs every tool with scripted weak models over both protocols and prints what came of each.
 * With MODELS_KEY, MODELS_NAME and perhaps MODELS_URL in the environment it asks that service instead: Gemini without an address, else an
 * OpenAI-compatible server.
 */
import { moduleRunner } from '../module-runner.ts';
import type { printModels } from './tables.ts';

const server = await moduleRunner(import.meta.dirname);
try {
  const { printModels: print } = (await server.ssrLoadModule('/tables.ts')) as { printModels: typeof printModels };
  const { MODELS_KEY: key, MODELS_NAME: model, MODELS_URL: baseUrl } = process.env;
  await print(process.argv.slice(2), key !== undefined && model !== undefined ? { key, model, baseUrl } : undefined);
} finally {
  await server.close();
}

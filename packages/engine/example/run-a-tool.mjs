import { runTool } from '@marginalia/engine';
import { openAiCompatibleGenerator } from '@marginalia/engine/models';
import { inProcessGenerator } from '@marginalia/on-device';
import { loadTool } from '@marginalia/tool-defs';

// node run-a-tool.mjs [base URL of an OpenAI-compatible server] [model]
const [baseUrl, model = 'llama3'] = process.argv.slice(2);
const generator = baseUrl ? openAiCompatibleGenerator({ baseUrl, model, key: () => process.env.MARGINALIA_KEY }) : inProcessGenerator();
const material =
  'Osmosis is the movement of water across a membrane. Diffusion is the movement of particles from high to low concentration.';
const { text, source } = await runTool(await loadTool('flashcard-creator'), { material }, { generator });
process.stdout.write(`${text}\n\nWritten by ${source}.\n`);

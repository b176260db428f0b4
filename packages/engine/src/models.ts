export { type GeminiOptions, geminiGenerator } from './generation/adapters/gemini.ts';
export type { ModelOptions } from './generation/adapters/model-generator.ts';
export { openAiCompatibleGenerator } from './generation/adapters/openai-compatible.ts';
export type { ConnectionFault } from './generation/connection-advice.ts';
export { DEFAULT_GEMINI_MODEL, GEMINI_MODELS, type ModelFacts } from './generation/model-table.ts';
export { GEMINI_BASE_URL, OPENAI_COMPATIBLE_SERVERS, type ServerFacts, serverAt } from './generation/server-table.ts';
export {
  type ConnectionPorts,
  type ConnectionTest,
  type ConnectionTestOptions,
  PROBE,
  testConnection,
} from './generation/test-connection.ts';

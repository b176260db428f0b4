export { type GeminiOptions, geminiGenerator } from './generation/adapters/gemini.ts';
export type { ModelOptions } from './generation/adapters/model-generator.ts';
export { openAiCompatibleGenerator } from './generation/adapters/openai-compatible.ts';
export type { ConnectionFault } from './generation/connection-test/connection-advice.ts';
export {
  type ConnectionPorts,
  type ConnectionTest,
  type ConnectionTestOptions,
  PROBE,
  testConnection,
} from './generation/connection-test/test-connection.ts';
export { createRefusedParameters, type RefusedParameters } from './generation/http/refused-parameters.ts';
export { DEFAULT_GEMINI_MODEL, GEMINI_MODELS, type ModelFacts } from './generation/services/gemini-models.ts';
export { GEMINI_BASE_URL, OPENAI_COMPATIBLE_SERVERS, type ServerFacts, serverAt } from './generation/services/known-servers.ts';
export { storedRefusals } from './settings/stored-refusals.ts';

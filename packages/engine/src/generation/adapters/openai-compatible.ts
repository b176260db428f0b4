import { knownServer, serverDefaults } from '../services/server-defaults.ts';
import type { TextGenerator } from '../text-generator.ts';
import { type ModelOptions, modelGenerator } from './model-generator.ts';
import { openAiProtocol } from './openai-protocol.ts';

/** A generator for any server with streaming chat completions. Its limits are unknown unless the options give them. */
export function openAiCompatibleGenerator(options: ModelOptions): TextGenerator {
  const { assumedContextTokens } = serverDefaults(options.baseUrl);
  const known = {
    ...(assumedContextTokens !== undefined && { assumedContextTokens }),
    ...(knownServer(options.baseUrl)?.enforcesSchema && { enforcesSchema: true as const }),
  };
  return modelGenerator(openAiProtocol(options.baseUrl), { streaming: true, location: 'network', ...known }, options);
}

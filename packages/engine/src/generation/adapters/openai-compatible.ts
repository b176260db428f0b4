import { expectationsOf } from '../services/server-defaults.ts';
import type { TextGenerator } from '../text-generator.ts';
import { type ModelOptions, modelGenerator } from './model-generator.ts';
import { openAiProtocol } from './openai-protocol.ts';

/** A server with streaming chat completions. What it can do is its own affair: options and deployments say more. */
export function openAiCompatibleGenerator(options: ModelOptions): TextGenerator {
  const { assumedContextTokens } = expectationsOf(options.baseUrl);
  const assumed = assumedContextTokens !== undefined && { assumedContextTokens };
  return modelGenerator(openAiProtocol(options.baseUrl), { streaming: true, location: 'network', ...assumed }, options);
}

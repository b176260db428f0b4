import { geminiFacts } from '../services/gemini-models.ts';
import { GEMINI_BASE_URL } from '../services/known-servers.ts';
import type { TextGenerator } from '../text-generator.ts';
import { geminiProtocol } from './gemini-protocol.ts';
import { type ModelOptions, modelGenerator } from './model-generator.ts';

export type GeminiOptions = Omit<ModelOptions, 'baseUrl'> & { readonly baseUrl?: string | undefined };

/** A generator for Google Gemini, or for a gateway with the same protocol. */
export function geminiGenerator({ baseUrl = GEMINI_BASE_URL, ...options }: GeminiOptions): TextGenerator {
  const { maxOutputTokens, contextTokens, thinkingReserve, maxCallWords } = geminiFacts(options.model);
  return modelGenerator(
    geminiProtocol(baseUrl),
    { streaming: true, location: 'network', maxOutputTokens, contextTokens, thinkingReserve, maxCallWords, enforcesSchema: true },
    { ...options, baseUrl },
  );
}

import type { TextGenerator } from '@marginalia/engine';
import { DEFAULT_GEMINI_MODEL, GEMINI_BASE_URL, geminiGenerator, openAiCompatibleGenerator } from '@marginalia/engine/models';
import { inProcessGenerator } from '@marginalia/on-device';
import type { RunCommand } from './command.ts';
import { UsageError } from './usage-error.ts';

/**
 * The generator that a command names.
 * @param key of the model's service, from the environment
 * @throws UsageError where an option is missing
 */
export function generatorOf(command: RunCommand, key: string | undefined): TextGenerator {
  const { generator, model, baseUrl } = command;
  if (generator === 'device') return inProcessGenerator();
  const options = { key: () => key, auth: key === undefined ? ('none' as const) : ('user-key' as const) };
  if (generator === 'gemini') {
    if (key === undefined) throw new UsageError('Gemini needs a key. Put it into the environment variable MARGINALIA_KEY.');
    return geminiGenerator({ ...options, baseUrl: baseUrl ?? GEMINI_BASE_URL, model: model ?? DEFAULT_GEMINI_MODEL, label: 'Gemini' });
  }
  if (baseUrl === undefined) throw new UsageError('Name the server with --base-url, such as http://localhost:11434/v1.');
  if (model === undefined) throw new UsageError('Name the model with --model.');
  return openAiCompatibleGenerator({ ...options, baseUrl, model, label: 'OpenAI-compatible server' });
}

import type { FaultMode } from '../models/faults.ts';
import { CREATED } from '../models/models.ts';
import { type Finish, type GenerationInput, type ServedAnswer, tokensForWords } from '../text/answer.ts';
import { promptFingerprint } from '../text/content.ts';
import { countWords } from '../text/count-words.ts';
import { isRecord } from './body-checks.ts';

const FINISH: Record<Finish, string | null> = {
  stop: 'stop',
  length: 'length',
  continuation: 'length',
  safety: 'content_filter',
  recitation: 'content_filter',
  none: null,
};

interface Message {
  readonly role: 'system' | 'developer' | 'user' | 'assistant';
  readonly content: string;
}

/** The input of a request that passed the strict checks. */
export function openAiInput(body: Record<string, unknown>): GenerationInput {
  const messages = body['messages'] as readonly Message[];
  const format = isRecord(body['response_format']) ? body['response_format']['json_schema'] : undefined;
  const schema = isRecord(format) ? format['schema'] : undefined;
  const limit = body['max_tokens'] ?? body['max_completion_tokens'];
  return {
    prompt: messages.find((message) => message.role === 'user')?.content ?? '',
    earlier: messages
      .filter((message) => message.role === 'assistant')
      .map((message) => message.content)
      .join(''),
    ...(typeof limit === 'number' && { maxOutputTokens: limit }),
    ...(isRecord(schema) && { schema }),
    promptWords: messages.reduce((words, message) => words + countWords(message.content), 0),
  };
}

/** Makes chunks of a chat completion. */
export function openAiChunk(model: string, prompt: string): (delta: object, finish: string | null) => object {
  const frame = { id: `chatcmpl-fake${promptFingerprint(prompt)}`, object: 'chat.completion.chunk', created: CREATED, model };
  return (delta, finish) => ({
    ...frame,
    system_fingerprint: 'fp_fake',
    choices: [{ index: 0, delta, logprobs: null, finish_reason: finish }],
  });
}

/** The events of an answer: the role, text deltas, an empty delta with the finish reason, the usage if requested, and [DONE]. */
export function openAiEvents(answer: ServedAnswer, model: string, prompt: string, faults: readonly FaultMode[], usage: boolean): string[] {
  const chunk = openAiChunk(model, prompt);
  const send = (data: object): string => JSON.stringify(usage ? { ...data, usage: null } : data);
  const done = faults.includes('no-done') ? [] : ['[DONE]'];
  if (faults.includes('no-candidates')) return [send({ ...chunk({}, null), choices: [] }), ...done];
  return [
    send(chunk({ role: 'assistant', content: '' }, null)),
    ...thoughtDeltas(answer, faults).map((delta) => send(chunk(delta, null))),
    ...answer.pieces.map((text) => send(chunk({ content: text }, null))),
    ...(FINISH[answer.finish] === null ? [] : [send(chunk({}, FINISH[answer.finish]))]),
    ...(usage ? [JSON.stringify({ ...chunk({}, null), choices: [], usage: usageOf(answer) })] : []),
    ...done,
  ];
}

function thoughtDeltas({ thoughts }: ServedAnswer, faults: readonly FaultMode[]): object[] {
  if (faults.includes('thinking-tags')) return ['<think>\n', ...thoughts, '</think>\n\n'].map((content) => ({ content }));
  // The field is `reasoning_content` in llama.cpp, vLLM and DeepSeek, and `reasoning` in OpenRouter and Ollama.
  return thoughts.map((text, index) => ({ [index === 0 ? 'reasoning_content' : 'reasoning']: text }));
}

function usageOf({ pieces, promptTokens, thoughtTokens }: ServedAnswer): object {
  const completion = tokensForWords(countWords(pieces.join(''))) + thoughtTokens;
  return {
    prompt_tokens: promptTokens,
    completion_tokens: completion,
    total_tokens: promptTokens + completion,
    completion_tokens_details: { reasoning_tokens: thoughtTokens },
  };
}

import { textAtPath, valueAtPath } from '../http/json-path.ts';
import { knownServer } from '../services/server-defaults.ts';
import { type FinishReason, wholePrompt } from '../text-generator.ts';
import { type AnswerChunk, CONTINUE_PROMPT, type Protocol, withoutRefused } from './protocol.ts';
import { type ThoughtFilter, thoughtFilter } from './thought-filter.ts';

const FINISH: ReadonlyMap<string, FinishReason> = new Map([
  ['stop', 'stop'],
  ['stop_sequence', 'stop'],
  ['eos', 'stop'],
  ['end_turn', 'stop'],
  ['length', 'length'],
  ['max_tokens', 'length'],
  ['content_filter', 'blocked'],
  ['refusal', 'blocked'],
  ['safety', 'blocked'],
  ['error', 'interrupted'],
  ['insufficient_system_resource', 'interrupted'],
]);

/** The streaming chat completions of OpenAI, OpenRouter, Ollama, LM Studio, llama.cpp, vLLM and LiteLLM. */
export function openAiProtocol(baseUrl: string): Protocol {
  const base = completionsBase(baseUrl);
  const server = knownServer(base);
  return {
    worksWithoutKey: true,
    schemaParameter: 'response_format',
    emptyMessage: 'No content generated',
    optionalParameters: {
      temperature: /temperature/i,
      top_p: /\btop_p\b/i,
      max_tokens: /\bmax_tokens\b/i,
      max_completion_tokens: /\bmax_completion_tokens\b/i,
      stream_options: /stream_options|include_usage/i,
      // Ollama: "think value \"medium\" is not supported for this model".
      reasoning_effort: /reasoning|\bthink(?:ing)?\b/i,
      chat_template_kwargs: /chat_template_kwargs|enable_thinking/i,
      response_format: /response_format|json_?schema|grammar/i,
      // The templates of some models (Gemma) have no such role.
      system:
        /\bsystem\b.{0,40}\b(?:role|message|prompt|instruction)|\b(?:role|instruction)s?\b.{0,80}\bsystem\b|roles (?:must alternate|are supported)/i,
    },
    url: () => `${base}/chat/completions`,
    headers: (key) => ({ Authorization: `Bearer ${key}` }),
    body: (request, { model, maxOutputTokens, refused }) => {
      const { resume } = request;
      const { schema } = request;
      const system = refused.has('system') ? undefined : request.system;
      const turn = (role: 'system' | 'user' | 'assistant', content: string) => ({ role, content: content.toWellFormed() });
      // Newer models refuse `max_tokens` and want the new name.
      const renamed = server?.tokensName !== undefined || refused.has('max_tokens');
      return withoutRefused(
        {
          model,
          messages: [
            ...(system === undefined ? [] : [turn('system', system)]),
            turn('user', system === undefined ? wholePrompt(request) : request.prompt),
            ...(resume && resume.text !== '' ? [turn('assistant', resume.text), turn('user', CONTINUE_PROMPT)] : []),
          ],
          stream: true,
          stream_options: { include_usage: true },
          temperature: 0.7,
          top_p: 0.8,
          [renamed ? 'max_completion_tokens' : 'max_tokens']: maxOutputTokens,
          ...server?.thinking?.[request.effort ? 'some' : 'little'],
          response_format: schema && { type: 'json_schema', json_schema: { name: 'answer', strict: true, schema } },
        },
        refused,
      );
    },
    reader: () => {
      const filter = thoughtFilter();
      return (chunk) => readChunk(chunk, filter);
    },
  };
}

/** The address to which `/chat/completions` is appended. An address without a path gets `/v1`. */
function completionsBase(baseUrl: string): string {
  const base = baseUrl.replace(/\/+$/, '').replace(/\/chat\/completions$/, '');
  return /^https?:\/\/[^/]+$/i.test(base) ? `${base}/v1` : base;
}

function readChunk(chunk: unknown, filter: ThoughtFilter): AnswerChunk {
  const choice = valueAtPath(chunk, 'choices', 0);
  const reason = textAtPath(choice, 'finish_reason');
  // OpenAI sends the text of a refusal in a field of its own, and then ends with "stop".
  const refused = (textAtPath(choice, 'delta', 'refusal') ?? textAtPath(choice, 'message', 'refusal') ?? '') !== '';
  const ended = reason === undefined || reason === '' ? undefined : (FINISH.get(reason) ?? 'other');
  const finish = refused ? 'blocked' : ended;
  return {
    model: textAtPath(chunk, 'model'),
    // A server that does not stream sends a `message`. Fields for thinking are not read.
    text: filter(textOf(valueAtPath(choice, 'delta', 'content') ?? valueAtPath(choice, 'message', 'content')), finish !== undefined),
    finish,
    promptTokens: Number(valueAtPath(chunk, 'usage', 'prompt_tokens')) || undefined,
    blockReason: refused ? 'refusal' : finish === 'blocked' ? reason : undefined,
    error: valueAtPath(chunk, 'error') ?? valueAtPath(choice, 'error'),
  };
}

/** The text of a `content`: a string, or an array of parts, of which only those of type "text" count. */
function textOf(content: unknown): string {
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) return '';
  return content.map((part) => (textAtPath(part, 'type') === 'text' ? (textAtPath(part, 'text') ?? '') : '')).join('');
}

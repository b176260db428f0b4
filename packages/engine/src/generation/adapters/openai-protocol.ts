import { at, textAt } from '../http/json-path.ts';
import { serverAt } from '../services/known-servers.ts';
import type { FinishReason } from '../text-generator.ts';
import { type AnswerChunk, GO_ON, type Protocol, without } from './protocol.ts';
import { thoughtFilter } from './thought-filter.ts';

const FINISH: ReadonlyMap<string, FinishReason> = new Map([
  ['stop', 'stop'],
  ['stop_sequence', 'stop'],
  ['eos', 'stop'],
  ['end_turn', 'stop'],
  ['length', 'length'],
  ['max_tokens', 'length'],
  ['content_filter', 'blocked'],
  ['error', 'interrupted'],
  ['insufficient_system_resource', 'interrupted'],
]);

/** Streaming chat completions, as OpenAI, OpenRouter, Ollama, LM Studio, llama.cpp, vLLM and LiteLLM serve them. */
export function openAiProtocol(baseUrl: string): Protocol {
  const base = completionsBase(baseUrl);
  const server = serverAt(base);
  return {
    keyless: true,
    nothing: 'No content generated',
    optional: {
      temperature: /temperature/i,
      top_p: /\btop_p\b/i,
      max_tokens: /\bmax_tokens\b/i,
      max_completion_tokens: /\bmax_completion_tokens\b/i,
      stream_options: /stream_options|include_usage/i,
      reasoning_effort: /reasoning/i,
    },
    url: () => `${base}/chat/completions`,
    headers: (key) => ({ Authorization: `Bearer ${key}` }),
    body: ({ prompt, resume }, { model, maxOutputTokens, refused }) => {
      const said = (role: 'user' | 'assistant', content: string) => ({ role, content: content.toWellFormed() });
      // Newer models refuse the old name of the limit: then it has the new one.
      const renamed = server?.tokensName !== undefined || refused.has('max_tokens');
      return without(
        {
          model,
          messages: [said('user', prompt), ...(resume && resume.text !== '' ? [said('assistant', resume.text), said('user', GO_ON)] : [])],
          stream: true,
          stream_options: { include_usage: true },
          temperature: 0.7,
          top_p: 0.8,
          [renamed ? 'max_completion_tokens' : 'max_tokens']: maxOutputTokens,
          reasoning_effort: server?.effort,
        },
        refused,
      );
    },
    reader: () => {
      const spoken = thoughtFilter();
      return (chunk) => readChunk(chunk, spoken);
    },
  };
}

/** The address that `/chat/completions` is added to. A bare origin gets the usual `/v1`. */
function completionsBase(baseUrl: string): string {
  const base = baseUrl.replace(/\/+$/, '').replace(/\/chat\/completions$/, '');
  return /^https?:\/\/[^/]+$/i.test(base) ? `${base}/v1` : base;
}

function readChunk(chunk: unknown, spoken: (text: string, last: boolean) => string): AnswerChunk {
  const choice = at(chunk, 'choices', 0);
  const reason = textAt(choice, 'finish_reason');
  const finish = reason === undefined || reason === '' ? undefined : (FINISH.get(reason) ?? 'other');
  return {
    model: textAt(chunk, 'model'),
    // A server that does not stream sends one message. Thinking stands in fields of its own, which nobody reads.
    text: spoken(textOf(at(choice, 'delta', 'content') ?? at(choice, 'message', 'content')), finish !== undefined),
    finish,
    promptTokens: Number(at(chunk, 'usage', 'prompt_tokens')) || undefined,
    blocked: finish === 'blocked' ? reason : undefined,
    error: at(chunk, 'error') ?? at(choice, 'error'),
  };
}

/** Content is a text, or a list of parts of which some are thinking. */
function textOf(content: unknown): string {
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) return '';
  return content.map((part) => (textAt(part, 'type') === 'text' ? (textAt(part, 'text') ?? '') : '')).join('');
}

import { GenerationError } from '../generation-error.ts';
import { IDLE_MILLISECONDS, openConnection } from '../http/connection.ts';
import { at, textAt } from '../http/json-path.ts';
import { Lane } from '../http/request-queue.ts';
import { withRetry } from '../http/retry.ts';
import { serviceError } from '../http/service-error.ts';
import { sleep } from '../http/sleep.ts';
import type { FinishReason, GenerationEvent, GenerationRequest, GeneratorCapabilities, TextGenerator } from '../text-generator.ts';
import { GO_ON } from './protocol.ts';

interface Message {
  role: 'user' | 'assistant';
  content: { type: 'text'; text: string }[];
}

/**
 * What this adapter needs of an AI SDK language model (LanguageModelV2, V3 or V4). Any provider's model fits, and so does an object
 * of your own with these members; the engine depends on no package of the AI SDK.
 */
export interface LanguageModelLike {
  readonly modelId: string;
  readonly provider?: string;
  doStream(options: {
    prompt: Message[];
    maxOutputTokens?: number;
    temperature?: number;
    topP?: number;
    topK?: number;
    abortSignal?: AbortSignal;
  }): PromiseLike<{ stream: ReadableStream<unknown> }>;
}

export interface LanguageModelOptions {
  readonly label?: string;
  readonly capabilities?: Partial<GeneratorCapabilities>;
  /** Keys that the provider was made with, so that no error of it carries one. */
  readonly secrets?: () => readonly string[];
  /** Milliseconds without a part after which the model counts as gone; 60 s when absent. */
  readonly idle?: number;
  /** 0 to 1, for the jitter of waiting. */
  readonly random?: () => number;
}

const FINISH: ReadonlyMap<string, FinishReason> = new Map([
  ['stop', 'stop'],
  ['length', 'length'],
  ['content-filter', 'blocked'],
  ['error', 'interrupted'],
]);

/** Any AI SDK language model as a generator. */
export function fromLanguageModel(model: LanguageModelLike, options: LanguageModelOptions = {}): TextGenerator {
  const capabilities: GeneratorCapabilities = { streaming: true, location: 'network', ...options.capabilities };
  const lane = new Lane(Date.now, sleep);
  lane.limits = { concurrency: capabilities.concurrency ?? 1, requestsPerMinute: capabilities.requestsPerMinute };
  return {
    source: model.modelId,
    label: options.label ?? model.modelId,
    capabilities,
    availability: async () => ({ state: 'ready' }),
    generate: (request) => withRetry(() => stream(model, options, request), { lane, signal: request.signal, random: options.random }),
  };
}

async function* stream(
  model: LanguageModelLike,
  options: LanguageModelOptions,
  request: GenerationRequest,
): AsyncGenerator<GenerationEvent> {
  const connection = openConnection(request.signal, options.idle ?? IDLE_MILLISECONDS);
  const said = (role: Message['role'], text: string): Message => ({ role, content: [{ type: 'text', text: text.toWellFormed() }] });
  const { prompt, resume, maxOutputTokens } = request;
  let reader: ReadableStreamDefaultReader<unknown> | undefined;
  let wrote = false;
  try {
    const started = model.doStream({
      prompt: [said('user', prompt), ...(resume && resume.text !== '' ? [said('assistant', resume.text), said('user', GO_ON)] : [])],
      temperature: 0.7,
      topP: 0.8,
      ...(maxOutputTokens !== undefined && { maxOutputTokens }),
      abortSignal: connection.signal,
    });
    reader = (await connection.wait(Promise.resolve(started))).stream.getReader();
    yield { type: 'start', model: model.modelId };
    for (;;) {
      const { done, value: part } = await connection.wait(reader.read());
      const type = done ? 'finish' : textAt(part, 'type');
      if (type === 'error') throw at(part, 'error');
      if (type === 'text-delta') {
        const text = textAt(part, 'delta') ?? '';
        if (text === '') continue;
        wrote = true;
        yield { type: 'delta', text };
      } else if (type === 'finish') {
        // V2 gives a word, V3 and V4 an object.
        const reason = textAt(part, 'finishReason', 'unified') ?? textAt(part, 'finishReason');
        if (!wrote) throw new GenerationError(reason === 'content-filter' ? 'blocked' : 'empty', 'No content generated');
        yield { type: 'finish', reason: done ? 'interrupted' : (FINISH.get(reason ?? '') ?? 'other') };
        return;
      }
    }
  } catch (thrown) {
    throw errorOf(thrown, { secrets: options.secrets?.() ?? [], prompt: `${prompt}\n${resume?.text ?? ''}` });
  } finally {
    connection.close();
    reader?.cancel().catch(() => undefined);
  }
}

/** The AI SDK's errors of calls carry status, body and headers; nothing else of them is kept. */
function errorOf(thrown: unknown, hidden: { secrets: readonly string[]; prompt: string }): GenerationError {
  if (thrown instanceof GenerationError) return thrown;
  const status = at(thrown, 'statusCode');
  const text = textAt(thrown, 'responseBody') ?? textAt(thrown, 'message') ?? '';
  if (typeof status === 'number') {
    const headers = new Headers(at(thrown, 'responseHeaders') as Record<string, string> | undefined);
    return serviceError({ status, text, headers }, hidden);
  }
  // A call that never arrived has an address and no status.
  if (thrown instanceof TypeError || at(thrown, 'url') !== undefined)
    return new GenerationError('network', 'The service could not be reached');
  return new GenerationError('unknown', 'Unknown error occurred');
}

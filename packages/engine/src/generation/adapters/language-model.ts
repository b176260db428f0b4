import { GenerationError } from '../generation-error.ts';
import { IDLE_TIMEOUT, openConnection } from '../http/connection.ts';
import { textAtPath, valueAtPath } from '../http/json-path.ts';
import { RequestQueue } from '../http/request-queue.ts';
import { withRetry } from '../http/retry.ts';
import { serviceError } from '../http/service-error.ts';
import { sleep } from '../http/sleep.ts';
import {
  type FinishReason,
  type GenerationEvent,
  type GenerationRequest,
  type GeneratorCapabilities,
  type TextGenerator,
  wholePrompt,
} from '../text-generator.ts';
import { CONTINUE_PROMPT } from './protocol.ts';

type Message = { role: 'system'; content: string } | { role: 'user' | 'assistant'; content: { type: 'text'; text: string }[] };

/**
 * The part of an AI SDK language model (LanguageModelV2, V3 or V4) that this adapter uses. Any provider's model fits, and so does any
 * object with these members: the engine does not depend on the AI SDK.
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
  /** The provider's keys, which are removed from error messages. */
  readonly secrets?: () => readonly string[];
  /** The model may be silent for this many milliseconds. Default: 60 s. */
  readonly idleTimeout?: number;
  /** From 0 to 1, for the jitter of retries. */
  readonly random?: () => number;
}

const FINISH: ReadonlyMap<string, FinishReason> = new Map([
  ['stop', 'stop'],
  ['length', 'length'],
  ['content-filter', 'blocked'],
  ['error', 'interrupted'],
]);

/** Makes a generator from any AI SDK language model. */
export function fromLanguageModel(model: LanguageModelLike, options: LanguageModelOptions = {}): TextGenerator {
  const capabilities: GeneratorCapabilities = { streaming: true, location: 'network', ...options.capabilities };
  const queue = new RequestQueue(Date.now, sleep);
  queue.limits = { concurrency: capabilities.concurrency ?? 1, requestsPerMinute: capabilities.requestsPerMinute };
  return {
    source: model.modelId,
    label: options.label ?? model.modelId,
    capabilities,
    availability: async () => ({ state: 'ready' }),
    generate: (request) => withRetry(() => stream(model, options, request), { queue, signal: request.signal, random: options.random }),
  };
}

async function* stream(
  model: LanguageModelLike,
  options: LanguageModelOptions,
  request: GenerationRequest,
): AsyncGenerator<GenerationEvent> {
  const connection = openConnection(request.signal, options.idleTimeout ?? IDLE_TIMEOUT);
  const turn = (role: 'user' | 'assistant', text: string): Message => ({ role, content: [{ type: 'text', text: text.toWellFormed() }] });
  const { system, prompt, resume, maxOutputTokens } = request;
  let reader: ReadableStreamDefaultReader<unknown> | undefined;
  let wrote = false;
  try {
    const started = model.doStream({
      prompt: [
        ...(system === undefined ? [] : [{ role: 'system' as const, content: system }]),
        turn('user', prompt),
        ...(resume && resume.text !== '' ? [turn('assistant', resume.text), turn('user', CONTINUE_PROMPT)] : []),
      ],
      temperature: 0.7,
      topP: 0.8,
      ...(maxOutputTokens !== undefined && { maxOutputTokens }),
      abortSignal: connection.signal,
    });
    reader = (await connection.wait(Promise.resolve(started))).stream.getReader();
    yield { type: 'start', model: model.modelId };
    for (;;) {
      const { done, value: part } = await connection.wait(reader.read());
      const type = done ? 'finish' : textAtPath(part, 'type');
      if (type === 'error') throw valueAtPath(part, 'error');
      if (type === 'text-delta') {
        const text = textAtPath(part, 'delta') ?? '';
        if (text === '') continue;
        wrote = true;
        yield { type: 'delta', text };
      } else if (type === 'finish') {
        // A string in V2, an object in V3 and V4.
        const reason = textAtPath(part, 'finishReason', 'unified') ?? textAtPath(part, 'finishReason');
        if (!wrote) throw new GenerationError(reason === 'content-filter' ? 'blocked' : 'empty', 'No content generated');
        yield { type: 'finish', reason: done ? 'interrupted' : (FINISH.get(reason ?? '') ?? 'other') };
        return;
      }
    }
  } catch (thrown) {
    throw errorOf(thrown, { secrets: options.secrets?.() ?? [], prompt: `${wholePrompt(request)}\n${resume?.text ?? ''}` });
  } finally {
    connection.close();
    reader?.cancel().catch(() => undefined);
  }
}

/** Keeps status, body and headers of an error of the AI SDK, and nothing else. */
function errorOf(thrown: unknown, redactions: { secrets: readonly string[]; prompt: string }): GenerationError {
  if (thrown instanceof GenerationError) return thrown;
  const status = valueAtPath(thrown, 'statusCode');
  const text = textAtPath(thrown, 'responseBody') ?? textAtPath(thrown, 'message') ?? '';
  if (typeof status === 'number') {
    const headers = new Headers(valueAtPath(thrown, 'responseHeaders') as Record<string, string> | undefined);
    return serviceError({ status, text, headers }, redactions);
  }
  // An error with an address and without a status means that the request did not arrive.
  if (thrown instanceof TypeError || valueAtPath(thrown, 'url') !== undefined)
    return new GenerationError('network', 'The service could not be reached');
  return new GenerationError('unknown', 'Unknown error occurred');
}

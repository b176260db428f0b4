import { GenerationError } from '../generation-error.ts';
import { type Connection, openConnection } from '../http/connection.ts';
import { readStream, readText } from '../http/read-stream.ts';
import { type RefusedParameters, refusedNamesIn } from '../http/refused-parameters.ts';
import { type Fetch, type GeneratorAuth, send } from '../http/send.ts';
import { serviceError } from '../http/service-error.ts';
import { type FinishReason, type GenerationEvent, type GenerationRequest, wholePrompt } from '../text-generator.ts';
import type { AnswerChunk, Protocol } from './protocol.ts';

interface ModelCall {
  readonly protocol: Protocol;
  readonly request: GenerationRequest;
  readonly key: string | undefined;
  readonly auth: GeneratorAuth;
  readonly model: string;
  readonly maxOutputTokens: number;
  /** The most tokens that the model can write. */
  readonly outputLimit: number;
  readonly refusedParameters: RefusedParameters;
  readonly modelKey: string;
  readonly fetch: Fetch;
  /** The service may be silent for this many milliseconds before its text begins. */
  readonly idleTimeout: number;
  /**
   * The context of the model in tokens, known or assumed. It decides whether a service that reports no counts has read the whole prompt.
   */
  readonly contextTokens: number | undefined;
  readonly now: () => number;
}

/** The characters of an error's body that are read. */
const MAX_ERROR_BODY = 64_000;

/** The statuses with which services refuse a parameter. llama.cpp answers 500 to a role that the model's template lacks. */
const REFUSALS: readonly number[] = [400, 422, 500];

/** The settings that change between the attempts of one call. */
interface Attempt {
  readonly refused: Set<string>;
  /** Whether the output limit is doubled, because thinking has used it up. */
  doubled: boolean;
}

/** Streams one answer. Repeats the call without refused parameters, and once with twice the output limit if thinking has used it up. */
export async function* streamAnswer(call: ModelCall): AsyncGenerator<GenerationEvent> {
  const attempt: Attempt = { refused: new Set(call.refusedParameters.refused(call.modelKey)), doubled: false };
  let again = true;
  while (again) again = yield* callOnce(call, attempt);
}

/** Returns whether the call must be repeated with the changed attempt. */
async function* callOnce(call: ModelCall, attempt: Attempt): AsyncGenerator<GenerationEvent, boolean> {
  const connection = openConnection(call.request.signal, call.idleTimeout);
  try {
    const body = JSON.stringify(
      call.protocol.body(call.request, {
        model: call.model,
        maxOutputTokens: attempt.doubled ? Math.min(call.maxOutputTokens * 2, call.outputLimit) : call.maxOutputTokens,
        refused: attempt.refused,
      }),
    );
    const headers = call.key === undefined ? {} : call.protocol.headers(call.key);
    const response = await send({ url: call.protocol.url(call.model), headers, body, auth: call.auth }, call.fetch, connection);
    if (!response.ok) {
      const error = await errorOf(call, response, connection);
      const names = REFUSALS.includes(response.status) ? refusedNamesIn(error.message, call.protocol.optionalParameters, body) : [];
      if (names.length === 0) throw error;
      call.refusedParameters.refuse(call.modelKey, names);
      for (const name of names) attempt.refused.add(name);
      return true;
    }
    return yield* events(call, response, connection, attempt);
  } finally {
    connection.close();
  }
}

async function* events(
  call: ModelCall,
  response: Response,
  connection: Connection,
  attempt: Attempt,
): AsyncGenerator<GenerationEvent, boolean> {
  const read = call.protocol.reader();
  let started = false;
  let wrote = false;
  let end: AnswerChunk | undefined;
  let promptTokens: number | undefined;
  try {
    for await (const chunk of readStream(response, connection.wait)) {
      const piece = read(chunk);
      if (!end && piece.error !== undefined && piece.error !== null) throw errorEvent(call, piece.error);
      if (!started) yield { type: 'start', ...(piece.model !== undefined && { model: piece.model }) };
      started = true;
      promptTokens = piece.promptTokens ?? promptTokens;
      if (piece.text !== '') {
        wrote = true;
        connection.flowing();
        yield { type: 'delta', text: piece.text };
      }
      if (piece.finish === undefined || end) continue;
      end = piece;
      connection.finishing();
    }
  } catch (thrown) {
    // A text that was cut off is kept and can be continued. Without text the error makes `withRetry` repeat the call.
    if (isAborted(thrown) || !(end || (wrote && isCutOff(thrown)))) throw thrown;
  }
  const reason: FinishReason = end?.finish ?? 'interrupted';
  if (!wrote) {
    if (reason === 'length' && !attempt.doubled) {
      attempt.doubled = true;
      return true;
    }
    throw emptyAnswer(call.protocol.emptyMessage, end);
  }
  yield {
    type: 'finish',
    reason,
    ...(end?.continuation !== undefined && { continuation: end.continuation }),
    ...(isReadInPart(call, promptTokens) && { readInPart: true }),
  };
  return false;
}

/** Whether the service has truncated the prompt: a word has at least one token, so it must have read as many tokens as there are words. */
function isReadInPart({ request, contextTokens }: ModelCall, read = contextTokens): boolean {
  return read !== undefined && read < wordsIn(wholePrompt(request)) + wordsIn(request.resume?.text ?? '');
}

function wordsIn(text: string): number {
  return text.match(/\S+/g)?.length ?? 0;
}

function isAborted(thrown: unknown): boolean {
  return thrown instanceof GenerationError && thrown.kind === 'aborted';
}

function isCutOff(thrown: unknown): boolean {
  return thrown instanceof GenerationError && (thrown.kind === 'network' || thrown.kind === 'protocol');
}

function emptyAnswer(message: string, end: AnswerChunk | undefined): GenerationError {
  return end?.finish === 'blocked'
    ? new GenerationError('blocked', `${message}: ${end.blockReason}`)
    : new GenerationError('empty', message);
}

async function errorOf(call: ModelCall, response: Response, { wait }: Connection): Promise<GenerationError> {
  const text = await readText(response, wait, MAX_ERROR_BODY).catch((thrown: unknown) => {
    if (isAborted(thrown)) throw thrown;
    return '';
  });
  return serviceError({ status: response.status, text, headers: response.headers }, redactionsOf(call), call.now());
}

function errorEvent(call: ModelCall, error: unknown): GenerationError {
  return serviceError({ text: JSON.stringify({ error }) }, redactionsOf(call), call.now());
}

function redactionsOf({ key, request }: ModelCall) {
  return { secrets: key === undefined ? [] : [key], prompt: `${wholePrompt(request)}\n${request.resume?.text ?? ''}` };
}

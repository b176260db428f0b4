import { GenerationError } from '../generation-error.ts';
import type { FinishReason, GenerationEvent, GenerationRequest } from '../text-generator.ts';
import { type Connection, openConnection } from '../wire/connection.ts';
import { readStream, readText } from '../wire/read-stream.ts';
import { namesIn, type RefusalMemory } from '../wire/refused-names.ts';
import type { GeneratorAuth } from '../wire/send.ts';
import { type Fetch, send } from '../wire/send.ts';
import { serviceError } from '../wire/service-error.ts';
import type { AnswerChunk, Protocol } from './protocol.ts';

export interface ModelCall {
  readonly protocol: Protocol;
  readonly request: GenerationRequest;
  readonly key: string | undefined;
  readonly auth: GeneratorAuth;
  readonly model: string;
  readonly maxOutputTokens: number;
  /** What the model can write at most. */
  readonly mostOutputTokens: number;
  readonly memory: RefusalMemory;
  readonly memoryKey: string;
  readonly fetch: Fetch;
  /** Milliseconds that the service may be silent before its text begins. */
  readonly idle: number;
  /** Tokens that a service which counts none is taken to read at most. */
  readonly readsAtMost: number | undefined;
  readonly now: () => number;
}

/** Characters of an error's body that are read. */
const LONGEST_ERROR = 64_000;

/** The way a call is made; a call that is worth making once more changes it. */
interface Way {
  readonly refused: Set<string>;
  /** Twice the room for an answer that thinking has used up. */
  doubled: boolean;
}

/** One answer of a service, with the calls that it takes to be asked in a way that the model accepts. */
export async function* answer(call: ModelCall): AsyncGenerator<GenerationEvent> {
  const way: Way = { refused: new Set(call.memory.refused(call.memoryKey)), doubled: false };
  let again = true;
  while (again) again = yield* callOnce(call, way);
}

/** Returns whether the call is worth making once more, in the way that it has changed to. */
async function* callOnce(call: ModelCall, way: Way): AsyncGenerator<GenerationEvent, boolean> {
  const connection = openConnection(call.request.signal, call.idle);
  try {
    const body = JSON.stringify(
      call.protocol.body(call.request, {
        model: call.model,
        maxOutputTokens: way.doubled ? Math.min(call.maxOutputTokens * 2, call.mostOutputTokens) : call.maxOutputTokens,
        refused: way.refused,
      }),
    );
    const headers = call.key === undefined ? {} : call.protocol.headers(call.key);
    const response = await send({ url: call.protocol.url(call.model), headers, body, auth: call.auth }, call.fetch, connection);
    if (!response.ok) {
      const error = await errorOf(call, response, connection);
      const names = response.status === 400 || response.status === 422 ? namesIn(error.message, call.protocol.optional, body) : [];
      if (names.length === 0) throw error;
      call.memory.refuse(call.memoryKey, names);
      for (const name of names) way.refused.add(name);
      return true;
    }
    return yield* events(call, response, connection, way);
  } finally {
    connection.close();
  }
}

async function* events(call: ModelCall, response: Response, connection: Connection, way: Way): AsyncGenerator<GenerationEvent, boolean> {
  const read = call.protocol.reader();
  let started = false;
  let wrote = false;
  let end: AnswerChunk | undefined;
  let promptTokens: number | undefined;
  try {
    for await (const chunk of readStream(response, connection.wait)) {
      const piece = read(chunk);
      if (!end && piece.error !== undefined && piece.error !== null) throw errorInside(call, piece.error);
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
    // What has been written stays, and can be continued; without a word of it the call is made again.
    if (isStop(thrown) || !(end || (wrote && isCut(thrown)))) throw thrown;
  }
  const reason: FinishReason = end?.finish ?? 'interrupted';
  if (!wrote) {
    // Thinking has used up the room.
    if (reason === 'length' && !way.doubled) {
      way.doubled = true;
      return true;
    }
    throw withoutText(call.protocol.nothing, end);
  }
  yield {
    type: 'finish',
    reason,
    ...(end?.continuation !== undefined && { continuation: end.continuation }),
    ...(isReadInPart(call, promptTokens) && { readInPart: true }),
  };
  return false;
}

/** A word takes a token at least, so a service that has read fewer tokens than words has read only a part. */
function isReadInPart({ request: { prompt, resume }, readsAtMost }: ModelCall, read = readsAtMost): boolean {
  return read !== undefined && read < wordsIn(prompt) + wordsIn(resume?.text ?? '');
}

function wordsIn(text: string): number {
  return text.match(/\S+/g)?.length ?? 0;
}

function isStop(thrown: unknown): boolean {
  return thrown instanceof GenerationError && thrown.kind === 'aborted';
}

function isCut(thrown: unknown): boolean {
  return thrown instanceof GenerationError && (thrown.kind === 'network' || thrown.kind === 'protocol');
}

function withoutText(nothing: string, end: AnswerChunk | undefined): GenerationError {
  return end?.finish === 'blocked' ? new GenerationError('blocked', `${nothing}: ${end.blocked}`) : new GenerationError('empty', nothing);
}

async function errorOf(call: ModelCall, response: Response, { wait }: Connection): Promise<GenerationError> {
  const text = await readText(response, wait, LONGEST_ERROR).catch((thrown: unknown) => {
    if (isStop(thrown)) throw thrown;
    return '';
  });
  return serviceError({ status: response.status, text, headers: response.headers }, hiddenOf(call), call.now());
}

function errorInside(call: ModelCall, error: unknown): GenerationError {
  return serviceError({ text: JSON.stringify({ error }) }, hiddenOf(call), call.now());
}

function hiddenOf({ key, request }: ModelCall) {
  return { secrets: key === undefined ? [] : [key], prompt: `${request.prompt}\n${request.resume?.text ?? ''}` };
}

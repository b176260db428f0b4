import { GenerationError } from '../generation-error.ts';
import { createRefusedParameters, type RefusedParameters } from '../http/refused-parameters.ts';
import { RequestQueues } from '../http/request-queue.ts';
import { withRetry } from '../http/retry.ts';
import type { Fetch, GeneratorAuth } from '../http/send.ts';
import { type Sleep, sleep } from '../http/sleep.ts';
import { mayGetKey } from '../services/known-servers.ts';
import { serverDefaults } from '../services/server-defaults.ts';
import { type GenerationRequest, type GeneratorCapabilities, type TextGenerator, wholePrompt } from '../text-generator.ts';
import type { Protocol } from './protocol.ts';
import { streamAnswer } from './stream-answer.ts';

/** The default output limit of a request in tokens. */
const MAX_OUTPUT_TOKENS = 8192;

/** An upper bound for languages with spaces. A prompt with more characters than this per context token cannot fit. */
const MAX_CHARACTERS_PER_TOKEN = 6;

/** A lower bound for the same languages. It gives the context that a prompt leaves at least. */
const MIN_CHARACTERS_PER_TOKEN = 3;
/** The smallest output limit that is sent, in tokens. */
const MIN_OUTPUT_TOKENS = 256;

/** The message of the error for a key whose address is not encrypted. */
export const KEY_OVER_HTTP = 'A key is never sent over http to another computer';

/** The characters of a header. With any other, `fetch` fails as if the service could not be reached. */
const HEADER_SAFE = /^[\x21-\x7e]*$/;

/** A model at an address. Everything optional has a default; the last options replace the environment in tests. */
export interface ModelOptions {
  /** An http(s) address or a path of this site. The key is sent to this address only, and never over http to another computer. */
  readonly baseUrl: string;
  readonly model: string;
  /** Called for each request, so that a removed key is not used again. */
  readonly key?: (() => string | undefined) | undefined;
  /** Default: `user-key`. The key is sent with `user-key` only, and cookies of this site with `cookie` only. */
  readonly auth?: GeneratorAuth | undefined;
  /** The name on screen. Default: the model's id. */
  readonly label?: string | undefined;
  /** Limits that replace the known ones. */
  readonly capabilities?: Partial<GeneratorCapabilities> | undefined;
  /** Number of tries, the first included. Default: 4. */
  readonly attempts?: number | undefined;
  /**
   * The service may be silent for this many milliseconds. Default: 60 s, and 5 min before the text of a server on the local network
   * begins.
   */
  readonly idleTimeout?: number | undefined;
  readonly fetch?: Fetch | undefined;
  /** The time in milliseconds since the epoch. */
  readonly now?: (() => number) | undefined;
  readonly sleep?: Sleep | undefined;
  /** From 0 to 1, for the jitter of retries. */
  readonly random?: (() => number) | undefined;
  readonly refusedParameters?: RefusedParameters | undefined;
  /** The queues of requests. Default: those of the page. */
  readonly queues?: RequestQueues | undefined;
}

function withoutSchema({ schema: _schema, ...request }: GenerationRequest): GenerationRequest {
  return request;
}

// Shared by the whole page: all tools have the same rate limits and the same refused parameters.
const pageRefusedParameters = createRefusedParameters();
const pageQueues = new RequestQueues(Date.now, sleep);

/** Makes a generator from a protocol. */
export function modelGenerator(protocol: Protocol, capabilities: GeneratorCapabilities, options: ModelOptions): TextGenerator {
  const { baseUrl, model, auth = 'user-key', now = Date.now } = options;
  const refusedParameters = options.refusedParameters ?? pageRefusedParameters;
  const modelKey = `${baseUrl} ${model}`;
  const given = { ...capabilities, ...options.capabilities };
  const known: GeneratorCapabilities = {
    ...given,
    get enforcesSchema() {
      return given.enforcesSchema === true && !refusedParameters.refused(modelKey).has(protocol.schemaParameter);
    },
  };
  const queues = options.queues ?? (options.now || options.sleep ? new RequestQueues(now, options.sleep ?? sleep) : pageQueues);
  const keyOf = (): string | undefined => (auth === 'user-key' && options.key?.()?.trim()) || undefined;
  const keyIsMissing = (): boolean => auth === 'user-key' && !protocol.worksWithoutKey && keyOf() === undefined;

  async function* generate(request: GenerationRequest) {
    if (request.signal?.aborted) throw new GenerationError('aborted', 'Stopped');
    const key = keyOf();
    if (keyIsMissing()) throw new GenerationError('auth', 'There is no key');
    if (key !== undefined) checkKey(key, baseUrl);
    await refusedParameters.load();
    // Some local servers truncate a long prompt silently.
    const { length } = wholePrompt(request);
    if (known.contextTokens !== undefined && length / MAX_CHARACTERS_PER_TOKEN > known.contextTokens)
      throw new GenerationError('bad-request', 'The prompt is too long for this model');
    const sent = length + (request.resume?.text.length ?? 0);
    // vLLM refuses a request whose prompt and output limit together exceed the context.
    const left = Math.max(
      MIN_OUTPUT_TOKENS,
      (known.contextTokens ?? Number.POSITIVE_INFINITY) - Math.ceil(sent / MIN_CHARACTERS_PER_TOKEN),
    );
    const outputLimit = Math.min(known.maxOutputTokens ?? left, left);
    const call = {
      protocol,
      request: known.enforcesSchema ? request : withoutSchema(request),
      key,
      auth,
      model,
      maxOutputTokens: Math.min(request.maxOutputTokens ?? MAX_OUTPUT_TOKENS, outputLimit),
      outputLimit,
      refusedParameters,
      modelKey,
      fetch: options.fetch ?? globalThis.fetch.bind(globalThis),
      idleTimeout: options.idleTimeout ?? serverDefaults(baseUrl).idleTimeout,
      contextTokens: known.contextTokens ?? known.assumedContextTokens,
      now,
    };
    const { concurrency = 1, requestsPerMinute } = known;
    const queue = queues.of(baseUrl, key, { concurrency, requestsPerMinute });
    yield* withRetry(() => streamAnswer(call), { queue, signal: request.signal, attempts: options.attempts, random: options.random });
  }

  return {
    source: model,
    label: options.label ?? model,
    capabilities: known,
    availability: async () => ({ state: keyIsMissing() ? 'needs-key' : 'ready' }),
    generate,
  };
}

/** Throws `GenerationError` if the key may not be sent. */
function checkKey(key: string, baseUrl: string): void {
  if (!mayGetKey(baseUrl)) throw new GenerationError('auth', KEY_OVER_HTTP);
  if (!HEADER_SAFE.test(key)) throw new GenerationError('auth', 'The key contains characters that are not allowed in a header');
}

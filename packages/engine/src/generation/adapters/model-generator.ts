import { GenerationError } from '../generation-error.ts';
import { expectationsOf } from '../server-expectations.ts';
import type { GenerationRequest, GeneratorCapabilities, TextGenerator } from '../text-generator.ts';
import { Lanes } from '../wire/lane.ts';
import { type RefusalMemory, refusalMemory } from '../wire/refused-names.ts';
import { withRetry } from '../wire/retry.ts';
import type { Fetch, GeneratorAuth } from '../wire/send.ts';
import { type Sleep, sleep } from '../wire/sleep.ts';
import { answer } from './answer.ts';
import type { Protocol } from './protocol.ts';

/** Specification §7. */
const MAX_OUTPUT_TOKENS = 8192;

/** Characters that are at most one token in any language that is written with spaces; a prompt is surely too long beyond it. */
const CHARACTERS_PER_TOKEN = 6;

/** Characters that a token has at least, in those languages: what a prompt surely leaves of a context. */
const FEWEST_CHARACTERS_PER_TOKEN = 3;
const SHORTEST_ANSWER = 256;

/** What a header can carry. `fetch` would fail on anything else as if the service could not be reached. */
const HEADER_SAFE = /^[\x21-\x7e]*$/;

/** A model behind an address. The rest are limits, and stand-ins for tests: whatever is absent is the browser's own. */
export interface ModelOptions {
  /** An http(s) address or a path of this site. The key goes to this address only. */
  readonly baseUrl: string;
  readonly model: string;
  /** Asked for at each request, so that a forgotten key is forgotten at once. */
  readonly key?: (() => string | undefined) | undefined;
  /** `user-key` when absent. The key is sent with `user-key` only, cookies of this site with `cookie` only. */
  readonly auth?: GeneratorAuth | undefined;
  /** What the screen calls it; the model's id when absent. */
  readonly label?: string | undefined;
  /** What a deployment knows better than the tables. */
  readonly capabilities?: Partial<GeneratorCapabilities> | undefined;
  /** Tries in all; 4 when absent. */
  readonly attempts?: number | undefined;
  /** Milliseconds without a byte after which the service counts as gone; when absent 60 s, and 5 min before the text of a near one begins. */
  readonly idle?: number | undefined;
  readonly fetch?: Fetch | undefined;
  /** Epoch milliseconds. */
  readonly now?: (() => number) | undefined;
  readonly sleep?: Sleep | undefined;
  /** 0 to 1, for the jitter of waiting. */
  readonly random?: (() => number) | undefined;
  readonly memory?: RefusalMemory | undefined;
  /** The lines that requests wait in; the page's own when absent. */
  readonly lanes?: Lanes | undefined;
}

// One for the whole page: all tools share a key's limits, and what a model has refused.
const pageMemory = refusalMemory();
const pageLanes = new Lanes(Date.now, sleep);

/** A generator that speaks a protocol. */
export function modelGenerator(protocol: Protocol, capabilities: GeneratorCapabilities, options: ModelOptions): TextGenerator {
  const { baseUrl, model, auth = 'user-key', now = Date.now } = options;
  const known = { ...capabilities, ...options.capabilities };
  const lanes = options.lanes ?? (options.now || options.sleep ? new Lanes(now, options.sleep ?? sleep) : pageLanes);
  const keyOf = (): string | undefined => (auth === 'user-key' && options.key?.()?.trim()) || undefined;
  const keyIsMissing = (): boolean => auth === 'user-key' && !protocol.keyless && keyOf() === undefined;

  async function* generate(request: GenerationRequest) {
    if (request.signal?.aborted) throw new GenerationError('aborted', 'Stopped');
    const key = keyOf();
    if (keyIsMissing()) throw new GenerationError('auth', 'There is no key');
    if (!HEADER_SAFE.test(key ?? '')) throw new GenerationError('auth', 'The key holds characters that no key has');
    // Some local servers cut a long prompt without a word.
    if (known.contextTokens !== undefined && request.prompt.length / CHARACTERS_PER_TOKEN > known.contextTokens)
      throw new GenerationError('bad-request', 'The prompt is too long for this model');
    const sent = request.prompt.length + (request.resume?.text.length ?? 0);
    // vLLM refuses an answer that could not fit beside its prompt.
    const left = Math.max(
      SHORTEST_ANSWER,
      (known.contextTokens ?? Number.POSITIVE_INFINITY) - Math.ceil(sent / FEWEST_CHARACTERS_PER_TOKEN),
    );
    const most = Math.min(known.maxOutputTokens ?? left, left);
    const call = {
      protocol,
      request,
      key,
      auth,
      model,
      maxOutputTokens: Math.min(request.maxOutputTokens ?? MAX_OUTPUT_TOKENS, most),
      mostOutputTokens: most,
      memory: options.memory ?? pageMemory,
      memoryKey: `${baseUrl} ${model}`,
      fetch: options.fetch ?? globalThis.fetch.bind(globalThis),
      idle: options.idle ?? expectationsOf(baseUrl).patience,
      readsAtMost: known.contextTokens ?? known.assumedContextTokens,
      now,
    };
    const { concurrency = 1, requestsPerMinute } = known;
    const lane = lanes.of(baseUrl, key, { concurrency, requestsPerMinute });
    yield* withRetry(() => answer(call), { lane, signal: request.signal, attempts: options.attempts, random: options.random });
  }

  return {
    source: model,
    label: options.label ?? model,
    capabilities: known,
    availability: async () => ({ state: keyIsMissing() ? 'needs-key' : 'ready' }),
    generate,
  };
}

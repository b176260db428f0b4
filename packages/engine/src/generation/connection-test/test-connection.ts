import { geminiGenerator } from '../adapters/gemini.ts';
import type { ModelOptions } from '../adapters/model-generator.ts';
import { openAiCompatibleGenerator } from '../adapters/openai-compatible.ts';
import { GenerationError } from '../generation-error.ts';
import { RequestQueues } from '../http/request-queue.ts';
import { sleep } from '../http/sleep.ts';
import { GEMINI_BASE_URL } from '../services/known-servers.ts';
import { serverDefaults } from '../services/server-defaults.ts';
import type { GenerationRequest } from '../text-generator.ts';
import { adviceFor, type ConnectionFault } from './connection-advice.ts';

/** The facts about a failed call that a page knows and the error does not say. Without a port the advice is less exact. */
export interface ConnectionPorts {
  /** `navigator.onLine`. */
  readonly online?: () => boolean;
  /** The page's origin. */
  readonly origin?: string;
  /** Calls the listener with the `blockedURI` of each `securitypolicyviolation`. The returned function removes the listener. */
  readonly watchPolicy?: (listener: (blockedUri: string) => void) => () => void;
}

export type ConnectionTestOptions = Omit<ModelOptions, 'baseUrl' | 'attempts' | 'queues' | 'idleTimeout'> & {
  readonly kind: 'gemini' | 'openai-compatible';
  readonly baseUrl?: string | undefined;
  readonly signal?: AbortSignal | undefined;
};

/** The outcome of a connection test: the milliseconds until the first sign of an answer, or what is wrong. */
export type ConnectionTest =
  | { readonly ok: true; readonly milliseconds: number }
  /** `reason` says what is wrong, `fix` what to do. Neither contains a key. */
  | { readonly ok: false; readonly kind: ConnectionFault; readonly reason: string; readonly fix: string };

/** The event of a policy violation can come up to this many milliseconds after the failed call. */
const POLICY_DELAY = 50;

/**
 * Asks a model for one word, without queue and retry, and waits for the first sign of an answer: half a minute, or two minutes for a
 * server on the local network, which may have to load its model. Never throws; a stopped test is `aborted`.
 */
export async function testConnection(options: ConnectionTestOptions, ports: ConnectionPorts = {}): Promise<ConnectionTest> {
  const { kind, baseUrl = GEMINI_BASE_URL, now = Date.now, signal, fetch = globalThis.fetch.bind(globalThis) } = options;
  const timeout = serverDefaults(baseUrl).testTimeout;
  const settings = { ...options, baseUrl, fetch, attempts: 1, queues: new RequestQueues(now, sleep) };
  const generator = kind === 'gemini' ? geminiGenerator(settings) : openAiCompatibleGenerator(settings);
  const blocked: string[] = [];
  const stopWatching = ports.watchPolicy?.((uri) => blocked.push(uri));
  const began = now();
  // A limit on the whole test: a server may send keep-alive comments for ever.
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), timeout);
  const until = signal ? AbortSignal.any([signal, late.signal]) : late.signal;
  try {
    for await (const event of generator.generate({ ...PROBE, signal: until })) if (event.type === 'start') break;
    return { ok: true, milliseconds: now() - began };
  } catch (thrown) {
    const error = GenerationError.from(thrown);
    const fault = error.kind === 'network' ? await whyUnreachable() : late.signal.aborted && !signal?.aborted ? 'timeout' : error.kind;
    return { ok: false, kind: fault, ...adviceFor(fault, { error, baseUrl, kind, model: options.model, origin: ports.origin, timeout }) };
  } finally {
    clearTimeout(timer);
    stopWatching?.();
  }

  /** Finds the cause of a network error, which a browser does not report. */
  async function whyUnreachable(): Promise<ConnectionFault> {
    await sleep(POLICY_DELAY, undefined);
    const address = URL.parse(baseUrl, ports.origin);
    if (blocked.some((uri) => URL.parse(uri)?.origin === address?.origin)) return 'policy';
    if (ports.online?.() === false) return 'offline';
    if (!address || address.origin === ports.origin) return 'network';
    // A request without a key whose answer the page does not read: if it succeeds, the server runs but does not allow this site.
    const reached = await fetch(address.origin, {
      mode: 'no-cors',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
      signal: AbortSignal.timeout(5000),
    }).then(
      () => true,
      () => false,
    );
    return reached ? 'cors' : 'network';
  }
}

/** A request for one word. */
export const PROBE: GenerationRequest = {
  prompt: 'Answer with the one word: ready',
  contentType: 'Test',
  tone: 'plain',
  targetAudience: 'Nobody',
  maxOutputTokens: 64,
  task: { tool: { slug: '', name: '', sections: [] }, values: {}, labels: {}, fieldLabels: {}, today: '' },
};

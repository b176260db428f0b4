import { geminiGenerator } from '../adapters/gemini.ts';
import type { ModelOptions } from '../adapters/model-generator.ts';
import { openAiCompatibleGenerator } from '../adapters/openai-compatible.ts';
import { GenerationError } from '../generation-error.ts';
import { Lanes } from '../http/request-queue.ts';
import { sleep } from '../http/sleep.ts';
import { GEMINI_BASE_URL } from '../services/known-servers.ts';
import { expectationsOf } from '../services/server-defaults.ts';
import type { GenerationRequest } from '../text-generator.ts';
import { adviceFor, type ConnectionFault } from './connection-advice.ts';

/** What a page knows that a failed call does not say. Each is optional; without it the answer is less exact. */
export interface ConnectionPorts {
  /** `navigator.onLine`. */
  readonly online?: () => boolean;
  /** The page's own origin. */
  readonly origin?: string;
  /** Calls the listener with `blockedURI` of each `securitypolicyviolation` of the page; returns what stops that. */
  readonly watchPolicy?: (listener: (blockedUri: string) => void) => () => void;
}

export type ConnectionTestOptions = Omit<ModelOptions, 'baseUrl' | 'attempts' | 'lanes' | 'idle'> & {
  readonly kind: 'gemini' | 'openai-compatible';
  readonly baseUrl?: string | undefined;
  readonly signal?: AbortSignal | undefined;
};

/** What a test of the connection came to: the milliseconds until the first sign of an answer, or what keeps the page from one. */
export type ConnectionTest =
  | { readonly ok: true; readonly milliseconds: number }
  /** `reason` says what is wrong, `mend` what to do. Neither holds a key. */
  | { readonly ok: false; readonly kind: ConnectionFault; readonly reason: string; readonly mend: string };

/** The event of a refused address comes a moment after the call has failed. */
const POLICY_DELAY = 50;

/**
 * Asks a model for one word, past every queue and without a second try, and waits half a minute for the first sign of an answer; two
 * minutes where a near server may have to load its model. Never throws; a stopped test is `aborted`.
 */
export async function testConnection(options: ConnectionTestOptions, ports: ConnectionPorts = {}): Promise<ConnectionTest> {
  const { kind, baseUrl = GEMINI_BASE_URL, now = Date.now, signal, fetch = globalThis.fetch.bind(globalThis) } = options;
  const patience = expectationsOf(baseUrl).testPatience;
  const settings = { ...options, baseUrl, fetch, attempts: 1, lanes: new Lanes(now, sleep) };
  const generator = kind === 'gemini' ? geminiGenerator(settings) : openAiCompatibleGenerator(settings);
  const blocked: string[] = [];
  const stopWatching = ports.watchPolicy?.((uri) => blocked.push(uri));
  const began = now();
  // In all: a server may keep the line open with signs of life for longer than anybody waits.
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), patience);
  const until = signal ? AbortSignal.any([signal, late.signal]) : late.signal;
  try {
    // The first sign of an answer is enough.
    for await (const event of generator.generate({ ...PROBE, signal: until })) if (event.type === 'start') break;
    return { ok: true, milliseconds: now() - began };
  } catch (thrown) {
    const error = GenerationError.from(thrown);
    const fault = error.kind === 'network' ? await whyUnreachable() : late.signal.aborted && !signal?.aborted ? 'timeout' : error.kind;
    return { ok: false, kind: fault, ...adviceFor(fault, { error, baseUrl, kind, model: options.model, origin: ports.origin, patience }) };
  } finally {
    clearTimeout(timer);
    stopWatching?.();
  }

  /** A browser says nothing about why a call failed; these questions narrow it down. */
  async function whyUnreachable(): Promise<ConnectionFault> {
    await sleep(POLICY_DELAY, undefined);
    const address = URL.parse(baseUrl, ports.origin);
    if (blocked.some((uri) => URL.parse(uri)?.origin === address?.origin)) return 'policy';
    if (ports.online?.() === false) return 'offline';
    if (!address || address.origin === ports.origin) return 'network';
    // Without asking to read the answer, and without a key: whoever answers now is there, but does not let this page in.
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

/** Asks for one word. */
export const PROBE: GenerationRequest = {
  prompt: 'Answer with the one word: ready',
  contentType: 'Test',
  tone: 'plain',
  targetAudience: 'Nobody',
  maxOutputTokens: 64,
  task: { tool: { slug: '', name: '', sections: [] }, values: {}, labels: {}, fieldLabels: {}, today: '' },
};

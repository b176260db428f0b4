import { IDLE_TIMEOUT } from '../http/connection.ts';
import { isLoopback, type ServerFacts, serverAt } from './known-servers.ts';

/** Assumptions about a server before the first request, by the place where it runs. */
interface ServerDefaults {
  /** It may be silent for this many milliseconds before its text begins. */
  readonly idleTimeout: number;
  /** A connection test waits this many milliseconds for the first sign of an answer. */
  readonly testTimeout: number;
  /** Context in tokens, for prompt and answer together. Plans keep to it, but no request is refused because of it. */
  readonly assumedContextTokens?: number;
}

const REMOTE: ServerDefaults = { idleTimeout: IDLE_TIMEOUT, testTimeout: 30_000 };

// A laptop can take a minute to load a model and another to read a long prompt before it sends the first byte. Ollama gives up loading
// after five minutes without progress (OLLAMA_LOAD_TIMEOUT).
const LOCAL: ServerDefaults = { idleTimeout: 300_000, testTimeout: 120_000 };

/** Tokens by server id. Only servers that do not clearly report an exceeded context are listed. As of November 2026. */
const ASSUMED_CONTEXT: Readonly<Record<string, number>> = {
  // The default with less than 24 GiB of video memory (docs.ollama.com/context-length). It truncates a longer prompt silently.
  ollama: 4096,
  // The default for loading a model (lmstudio-bug-tracker 1251). It stops writing when the context is full.
  'lm-studio': 4096,
  // The smallest context that it chooses where memory is short (llama-server --fit-ctx). It refuses a longer prompt.
  'llama-cpp': 4096,
};

/** @param baseUrl an http(s) address, or a path of this site */
export function serverDefaults(baseUrl: string): ServerDefaults {
  const url = URL.parse(baseUrl);
  if (!url || !isLocalNetwork(url.hostname)) return REMOTE;
  const assumedContextTokens = ASSUMED_CONTEXT[knownServer(baseUrl)?.id ?? ''];
  return { ...LOCAL, ...(assumedContextTokens !== undefined && { assumedContextTokens }) };
}

/** The known server at an address. One on another computer of the same private network is recognised by its port. */
export function knownServer(baseUrl: string): ServerFacts | undefined {
  const url = URL.parse(baseUrl);
  return url && isLocalNetwork(url.hostname) ? serverAt(`http://localhost:${url.port}`) : serverAt(baseUrl);
}

/** Whether a host name is this computer or a computer of the same private network. */
export function isLocalNetwork(host: string): boolean {
  return isLoopback(host) || host.endsWith('.local') || /^(?:10|192\.168|172\.(?:1[6-9]|2\d|3[01]))(?:\.\d+)+$/.test(host);
}

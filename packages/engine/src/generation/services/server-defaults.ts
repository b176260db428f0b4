import { IDLE_MILLISECONDS } from '../http/connection.ts';
import { isLoopback, serverAt } from './known-servers.ts';

/** What is expected of a server before it has said anything, by where it runs. */
export interface ServerExpectations {
  /** Milliseconds that it may send nothing at all before its text begins. */
  readonly patience: number;
  /** Milliseconds in which a test of the connection wants the first sign of an answer. */
  readonly testPatience: number;
  /** Tokens of prompt and answer that it is taken to hold: an assumption, for plans. Nothing is refused for it. */
  readonly assumedContextTokens?: number;
}

const FAR: ServerExpectations = { patience: IDLE_MILLISECONDS, testPatience: 30_000 };

// A laptop loads a model for a minute and reads a long prompt for another before the first byte comes. Ollama itself gives up a
// load that stands still for five minutes (OLLAMA_LOAD_TIMEOUT).
const NEAR: ServerExpectations = { patience: 300_000, testPatience: 120_000 };

/** By the id of the server's table; a server that is not here says in plain words when it is given too much. As of November 2026. */
const ASSUMED_CONTEXT: Readonly<Record<string, number>> = {
  // With less than 24 GiB of video memory (docs.ollama.com/context-length). It cuts what is longer, without a word.
  ollama: 4096,
  // What it loads a model with unless told otherwise (lmstudio-bug-tracker 1251). It breaks off where that is full.
  'lm-studio': 4096,
  // The least that it fits itself to where memory is short (llama-server --fit-ctx). It refuses what is longer.
  'llama-cpp': 4096,
};

/** @param baseUrl an address, or a path of this site */
export function expectationsOf(baseUrl: string): ServerExpectations {
  const url = URL.parse(baseUrl);
  if (!url || !isNear(url.hostname)) return FAR;
  // The same server on another computer of the room is found by its port.
  const assumedContextTokens = ASSUMED_CONTEXT[serverAt(`http://localhost:${url.port}`)?.id ?? ''];
  return { ...NEAR, ...(assumedContextTokens !== undefined && { assumedContextTokens }) };
}

/** Whether a host name is this computer or one of the same private network. */
export function isNear(host: string): boolean {
  return isLoopback(host) || host.endsWith('.local') || /^(?:10|192\.168|172\.(?:1[6-9]|2\d|3[01]))(?:\.\d+)+$/.test(host);
}

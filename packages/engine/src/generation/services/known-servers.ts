/** A server that speaks the OpenAI protocol: where it is found, and what it needs before a page may call it. */
export interface ServerFacts {
  readonly id: string;
  readonly name: string;
  readonly baseUrl: string;
  readonly needsKey: boolean;
  /** The name it has for the longest answer, where it is not `max_tokens`. */
  readonly tokensName?: 'max_completion_tokens';
  /** Sent as `reasoning_effort`, where it is understood. */
  readonly effort?: 'low';
  /** What lets this site in, where the server does not answer every site. `{origin}` is the site's. */
  readonly allow?: string;
}

export const GEMINI_BASE_URL = 'https://generativelanguage.googleapis.com';

/** Servers that are known by name (generation.md §3.3). Any other address works too. */
export const OPENAI_COMPATIBLE_SERVERS: readonly ServerFacts[] = [
  {
    id: 'openai',
    name: 'OpenAI',
    baseUrl: 'https://api.openai.com/v1',
    needsKey: true,
    tokensName: 'max_completion_tokens',
    effort: 'low',
  },
  { id: 'openrouter', name: 'OpenRouter', baseUrl: 'https://openrouter.ai/api/v1', needsKey: true },
  {
    id: 'ollama',
    name: 'Ollama',
    baseUrl: 'http://localhost:11434/v1',
    needsKey: false,
    allow: 'Start it with OLLAMA_ORIGINS={origin}',
  },
  {
    id: 'lm-studio',
    name: 'LM Studio',
    baseUrl: 'http://localhost:1234/v1',
    needsKey: false,
    allow: 'Start its server with: lms server start --cors',
  },
  {
    id: 'llama-cpp',
    name: 'llama.cpp',
    baseUrl: 'http://localhost:8080/v1',
    needsKey: false,
    allow: 'Start it with --cors-origins {origin}',
  },
  {
    id: 'vllm',
    name: 'vLLM',
    baseUrl: 'http://localhost:8000/v1',
    needsKey: false,
    allow: `Start it with --allowed-origins '["{origin}"]'`,
  },
  { id: 'litellm', name: 'LiteLLM', baseUrl: 'http://localhost:4000/v1', needsKey: true },
];

/** The known server at an address, by its host and port. */
export function serverAt(address: string): ServerFacts | undefined {
  const url = URL.parse(address);
  if (!url) return undefined;
  const host = isLoopback(url.hostname) ? 'localhost' : url.hostname;
  return OPENAI_COMPATIBLE_SERVERS.find((server) => {
    const known = new URL(server.baseUrl);
    return known.hostname === host && known.port === url.port;
  });
}

/** Whether a host name is this computer. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host.endsWith('.localhost') || host === '[::1]' || /^127(?:\.\d+){3}$/.test(host);
}

type Parameters = Readonly<Record<string, unknown>>;

const effort = (little: string, some = little) => ({ little: { reasoning_effort: little }, some: { reasoning_effort: some } });
// On a student's computer thinking takes minutes, and it fills a small context.
const NO_THINKING = effort('none');
const NOT_IN_TEMPLATE = { chat_template_kwargs: { enable_thinking: false } };

/** A known OpenAI-compatible server: its address and what it requires. */
export interface ServerFacts {
  readonly id: string;
  readonly name: string;
  readonly baseUrl: string;
  readonly needsKey: boolean;
  /** Its parameter for the longest answer, if not `max_tokens`. */
  readonly tokensName?: 'max_completion_tokens';
  /** The parameters that set how much a model thinks: for most tasks, and for tasks that need some thinking. */
  readonly thinking?: { readonly little: Parameters; readonly some: Parameters };
  /** It keeps an answer to the JSON Schema of its request. */
  readonly enforcesSchema?: true;
  /** The setting that allows calls from this site, if the server does not by default. `{origin}` stands for the site's origin. */
  readonly allow?: string;
}

export const GEMINI_BASE_URL = 'https://generativelanguage.googleapis.com';

/** Known servers (docs/generators.md, "Settings of each service"). A server at any other address works too. */
export const OPENAI_COMPATIBLE_SERVERS: readonly ServerFacts[] = [
  {
    id: 'openai',
    name: 'OpenAI',
    baseUrl: 'https://api.openai.com/v1',
    needsKey: true,
    tokensName: 'max_completion_tokens',
    thinking: effort('low', 'medium'),
    enforcesSchema: true,
  },
  {
    id: 'openrouter',
    name: 'OpenRouter',
    baseUrl: 'https://openrouter.ai/api/v1',
    needsKey: true,
    thinking: effort('low', 'medium'),
  },
  {
    id: 'ollama',
    name: 'Ollama',
    baseUrl: 'http://localhost:11434/v1',
    needsKey: false,
    thinking: NO_THINKING,
    enforcesSchema: true,
    allow: 'Start it with OLLAMA_ORIGINS={origin}',
  },
  {
    id: 'lm-studio',
    name: 'LM Studio',
    baseUrl: 'http://localhost:1234/v1',
    needsKey: false,
    thinking: NO_THINKING,
    enforcesSchema: true,
    allow: 'Start its server with: lms server start --cors',
  },
  {
    id: 'llama-cpp',
    name: 'llama.cpp',
    baseUrl: 'http://localhost:8080/v1',
    needsKey: false,
    thinking: { little: NOT_IN_TEMPLATE, some: NOT_IN_TEMPLATE },
    enforcesSchema: true,
    allow: 'Start it with --cors-origins {origin}',
  },
  {
    id: 'vllm',
    name: 'vLLM',
    baseUrl: 'http://localhost:8000/v1',
    needsKey: false,
    thinking: { little: NOT_IN_TEMPLATE, some: NOT_IN_TEMPLATE },
    enforcesSchema: true,
    allow: `Start it with --allowed-origins '["{origin}"]'`,
  },
  { id: 'litellm', name: 'LiteLLM', baseUrl: 'http://localhost:4000/v1', needsKey: true },
];

/** The known server at an address, found by host and port. */
export function serverAt(address: string): ServerFacts | undefined {
  const url = URL.parse(address);
  if (!url) return undefined;
  const host = isLoopback(url.hostname) ? 'localhost' : url.hostname;
  return OPENAI_COMPATIBLE_SERVERS.find((server) => {
    const known = new URL(server.baseUrl);
    return known.hostname === host && known.port === url.port;
  });
}

/**
 * Whether a key may be sent to an address: over https, to this computer, or to a path of this site. Everybody on the way can read what
 * goes over http, also in a home or campus network.
 */
export function mayGetKey(baseUrl: string): boolean {
  const url = URL.parse(baseUrl);
  return url?.protocol !== 'http:' || isLoopback(url.hostname);
}

/** Whether a host name is this computer. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host.endsWith('.localhost') || host === '[::1]' || /^127(?:\.\d+){3}$/.test(host);
}

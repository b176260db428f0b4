/** The meaning of a path. */
export interface Route {
  readonly protocol: 'gemini' | 'openai';
  readonly kind: 'generate' | 'models' | 'model' | 'unknown';
  /** The model in the path; '' if the path has none. */
  readonly model: string;
  /** `keyless`: under /open, like a local server without a key. `no-cors`: under /no-cors, like a server that allows no origin. */
  readonly mount: 'keyed' | 'keyless' | 'no-cors';
}

const GEMINI = /^\/v1beta\/models(?:\/([^/:]+)(:streamGenerateContent)?)?$/;
const OPENAI = /^\/v1\/(?:(chat\/completions)|models(?:\/(.+))?)$/;

export function routeOf(pathname: string): Route {
  const [, prefix, path = ''] = /^\/(?:(open|no-cors)(?=\/))?(.*)$/.exec(pathname) ?? [];
  const mount = prefix === 'open' ? 'keyless' : prefix === 'no-cors' ? 'no-cors' : 'keyed';
  const local = prefix ? path : pathname;
  const gemini = GEMINI.exec(local);
  if (gemini) {
    const model = decodeURIComponent(gemini[1] ?? '');
    return { protocol: 'gemini', kind: gemini[2] ? 'generate' : model ? 'model' : 'models', model, mount };
  }
  const openai = OPENAI.exec(local);
  if (openai) {
    const model = decodeURIComponent(openai[2] ?? '');
    return { protocol: 'openai', kind: openai[1] ? 'generate' : model ? 'model' : 'models', model, mount };
  }
  return { protocol: local.startsWith('/v1beta') ? 'gemini' : 'openai', kind: 'unknown', model: '', mount };
}

/** The only header that may contain the key. */
export function authHeader(protocol: Route['protocol']): 'x-goog-api-key' | 'authorization' {
  return protocol === 'gemini' ? 'x-goog-api-key' : 'authorization';
}

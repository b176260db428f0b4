import { GenerationError } from '../generation-error.ts';
import type { Connection } from './connection.ts';

/** How a generator's server knows its callers: not at all, by the key that a person types in, or by this site's own cookie. */
export type GeneratorAuth = 'none' | 'user-key' | 'cookie';

export type Fetch = typeof globalThis.fetch;

export interface Call {
  readonly url: string;
  /** The key is here and nowhere else. */
  readonly headers: Readonly<Record<string, string>>;
  /** JSON. */
  readonly body: string;
  readonly auth: GeneratorAuth;
}

/** Posts JSON to a service. Throws `network` when it cannot be reached, which a browser does not explain any further. */
export async function send({ url, headers, body, auth }: Call, fetch: Fetch, { signal, wait }: Connection): Promise<Response> {
  try {
    return await wait(
      fetch(url, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body,
        credentials: auth === 'cookie' ? 'same-origin' : 'omit',
        // A redirect would carry the key to another address.
        redirect: 'error',
        cache: 'no-store',
        // Keys can be restricted to a site, which the service tells by its origin.
        referrerPolicy: 'strict-origin',
        signal,
      }),
    );
  } catch (thrown) {
    // Without the cause: `fetch` may quote a header that it does not take.
    throw thrown instanceof GenerationError ? thrown : new GenerationError('network', 'The service could not be reached');
  }
}

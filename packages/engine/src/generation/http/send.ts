import { GenerationError } from '../generation-error.ts';
import type { Connection } from './connection.ts';

/** A server identifies its callers not at all, by the key that a person typed, or by a cookie of this site. */
export type GeneratorAuth = 'none' | 'user-key' | 'cookie';

export type Fetch = typeof globalThis.fetch;

export interface Call {
  readonly url: string;
  /** Only the headers contain the key. */
  readonly headers: Readonly<Record<string, string>>;
  /** JSON. */
  readonly body: string;
  readonly auth: GeneratorAuth;
}

/** Posts JSON to a service. Throws `network` when it cannot be reached; browsers do not say why. */
export async function send({ url, headers, body, auth }: Call, fetch: Fetch, { signal, wait }: Connection): Promise<Response> {
  try {
    return await wait(
      fetch(url, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body,
        credentials: auth === 'cookie' ? 'same-origin' : 'omit',
        // A redirect would send the key to another address.
        redirect: 'error',
        cache: 'no-store',
        // Services check the origin of keys that are restricted to a site.
        referrerPolicy: 'strict-origin',
        signal,
      }),
    );
  } catch (thrown) {
    // The error has no cause: `fetch` may quote an invalid header, which contains the key.
    throw thrown instanceof GenerationError ? thrown : new GenerationError('network', 'The service could not be reached');
  }
}

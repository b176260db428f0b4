import { authHeader, type Route } from './route.ts';

/** A request as it arrived. */
export interface Incoming {
  readonly method: string;
  readonly route: Route;
  readonly query: URLSearchParams;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
}

const KEYS_IN_QUERY = ['key', 'api_key', 'apikey', 'access_token', 'token'];

export function keyIn({ query, headers, route }: Incoming): 'header' | 'query' | 'none' {
  if (KEYS_IN_QUERY.some((name) => query.has(name))) return 'query';
  return headers[authHeader(route.protocol)] === undefined ? 'none' : 'header';
}

export function sentKey({ headers, route }: Incoming): string {
  const value = String(headers[authHeader(route.protocol)] ?? '');
  return route.protocol === 'gemini' ? value : value.replace(/^Bearer /, '');
}

/** Parses a request's body; undefined if it is not JSON. */
export function parsedBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

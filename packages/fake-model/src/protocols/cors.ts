import type { IncomingMessage, ServerResponse } from 'node:http';
import { authHeader, type Route } from './route.ts';

/** Headers that browsers asked for, by path, until the request that they asked for comes. */
export type Preflights = Map<string, readonly string[]>;

/** Lets any origin read an answer, but for those of a server that lets none in. */
export function allowOrigin(request: IncomingMessage, response: ServerResponse, mount: Route['mount']): void {
  if (mount === 'no-cors') return;
  response.setHeader('access-control-allow-origin', request.headers.origin ?? '*');
  response.setHeader('vary', 'origin');
}

/**
 * Answers a preflight with exactly the content type and the one header of the key.
 * @returns what is wrong with it: a header that is not on that list
 */
export function answerPreflight(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  { protocol, mount }: Route,
  seen: Preflights,
): string | undefined {
  const asked = String(request.headers['access-control-request-headers'] ?? '')
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name !== '');
  const allowed = ['content-type', ...(mount === 'keyed' ? [authHeader(protocol)] : [])];
  if (mount === 'no-cors') {
    response.writeHead(403).end();
    return undefined;
  }
  allowOrigin(request, response, mount);
  response.setHeader('access-control-allow-methods', 'GET, POST');
  response.setHeader('access-control-allow-headers', allowed.join(', '));
  // Not remembered, so that every request of a browser shows what it asks for.
  response.setHeader('access-control-max-age', '0');
  if (request.headers['access-control-request-private-network']) response.setHeader('access-control-allow-private-network', 'true');
  response.writeHead(204).end();
  const extra = asked.filter((name) => !allowed.includes(name));
  if (extra.length > 0) return `The preflight asks for ${extra.join(', ')}.`;
  seen.set(path, asked);
  return undefined;
}

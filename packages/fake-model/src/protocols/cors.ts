import type { IncomingMessage, ServerResponse } from 'node:http';
import { authHeader, type Route } from './route.ts';

/** The headers of preflights by path, until the request of each arrives. */
export type Preflights = Map<string, readonly string[]>;

/** Allows every origin to read the answer, except on the `no-cors` mount. */
export function allowOrigin(request: IncomingMessage, response: ServerResponse, mount: Route['mount']): void {
  if (mount === 'no-cors') return;
  response.setHeader('access-control-allow-origin', request.headers.origin ?? '*');
  response.setHeader('vary', 'origin');
}

/**
 * Answers a preflight. It allows the content type and the header of the key, and nothing else.
 * @returns the violation, if the preflight asks for another header
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
  // No caching of preflights, so that each request of a browser has its own.
  response.setHeader('access-control-max-age', '0');
  if (request.headers['access-control-request-private-network']) response.setHeader('access-control-allow-private-network', 'true');
  response.writeHead(204).end();
  const extra = asked.filter((name) => !allowed.includes(name));
  if (extra.length > 0) return `The preflight asks for ${extra.join(', ')}.`;
  seen.set(path, asked);
  return undefined;
}

import { type BodyProblem, isRecord } from './body-checks.ts';
import { geminiInvalid } from './errors-gemini.ts';
import { openAiInvalid } from './errors-openai.ts';
import { geminiProblem } from './gemini-body.ts';
import { type Incoming, keyIn, parsedBody } from './incoming.ts';
import { openAiProblem } from './openai-body.ts';
import type { RefusedRequest } from './refusal.ts';
import { authHeader, type Route } from './route.ts';

/** A client's mistake, and the answer to it (400). */
interface Violation {
  readonly message: string;
  readonly refusal: RefusedRequest;
}

/** Checks a request; undefined if the real service would accept it. */
export function violationOf(request: Incoming, body: unknown): Violation | undefined {
  const problem = httpProblem(request) ?? (request.route.kind === 'generate' ? bodyProblem(request.route, body) : undefined);
  if (problem === undefined) return undefined;
  const { message, refusal } = typeof problem === 'string' ? { message: problem, refusal: undefined } : problem;
  return { message, refusal: refusal ?? (request.route.protocol === 'gemini' ? geminiInvalid(message) : openAiInvalid(message)) };
}

function httpProblem(request: Incoming): BodyProblem {
  const { method, route, query, headers, text } = request;
  if (keyIn(request) === 'query') return 'The key must be in a header, never in the address.';
  const auth = authHeader(route.protocol);
  const other = auth === 'authorization' ? 'x-goog-api-key' : 'authorization';
  if (headers[other] !== undefined && headers[auth] !== undefined) {
    return 'Multiple authentication credentials received. Please pass only one.';
  }
  if (auth === 'authorization' && headers[auth] !== undefined && !/^Bearer \S+$/.test(String(headers[auth]))) {
    return 'Authorization must be "Bearer" and the key.';
  }
  const extra = Object.keys(headers).find(
    (name) => name === 'cookie' || (name.startsWith('x-') && name !== auth && !/^x-forwarded-/.test(name)),
  );
  if (extra) return `Unexpected header ${extra}.`;
  if (route.kind !== 'generate') {
    if (method !== 'GET') return `Method ${method} where GET is expected.`;
    return unexpectedQuery(query, route.kind === 'models' ? ['pageSize', 'pageToken'] : []);
  }
  if (method !== 'POST') return `Method ${method} where POST is expected.`;
  if (!/^application\/json(; ?charset=utf-8)?$/i.test(String(headers['content-type']))) return 'The content type must be application/json.';
  if (parsedBody(text) === undefined) return 'The body is not JSON.';
  if (route.protocol === 'gemini' && query.get('alt') !== 'sse') return 'The address must end in ?alt=sse.';
  return unexpectedQuery(query, route.protocol === 'gemini' ? ['alt'] : []);
}

function unexpectedQuery(query: URLSearchParams, allowed: readonly string[]): BodyProblem {
  const extra = [...query.keys()].find((name) => !allowed.includes(name));
  return extra === undefined ? undefined : `Unexpected "${extra}" in the address.`;
}

function bodyProblem(route: Route, body: unknown): BodyProblem {
  if (!isRecord(body)) return 'The body must be an object.';
  return route.protocol === 'gemini' ? geminiProblem(body, route.model) : openAiProblem(body);
}

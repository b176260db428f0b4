import { schemaProblem } from '../text/json-answer.ts';
import { geminiInvalid, unknownName } from './errors-gemini.ts';
import { openAiInvalid } from './errors-openai.ts';
import type { Refusal } from './refusal.ts';
import { authHeader, type Route } from './route.ts';

/** A request as it arrived. */
export interface Incoming {
  readonly method: string;
  readonly route: Route;
  readonly query: URLSearchParams;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
}

/** What a client did wrong, and the answer to it (400). */
interface Violation {
  readonly message: string;
  readonly refusal: Refusal;
}

const KEYS_IN_QUERY = ['key', 'api_key', 'apikey', 'access_token', 'token'];

export function keyIn({ query, headers, route }: Incoming): 'header' | 'query' | 'none' {
  if (KEYS_IN_QUERY.some((name) => query.has(name))) return 'query';
  return headers[authHeader(route.protocol)] === undefined ? 'none' : 'header';
}

export function keyOf({ headers, route }: Incoming): string {
  const value = String(headers[authHeader(route.protocol)] ?? '');
  return route.protocol === 'gemini' ? value : value.replace(/^Bearer /, '');
}

/** Parses a request's body; undefined if it is not JSON. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Checks a request; undefined if the real service would accept it. */
export function violationOf(request: Incoming, body: unknown): Violation | undefined {
  const problem = httpProblem(request) ?? (request.route.kind === 'generate' ? bodyProblem(request.route, body) : undefined);
  if (problem === undefined) return undefined;
  const { message, refusal } = typeof problem === 'string' ? { message: problem, refusal: undefined } : problem;
  return { message, refusal: refusal ?? (request.route.protocol === 'gemini' ? geminiInvalid(message) : openAiInvalid(message)) };
}

type Problem = string | { readonly message: string; readonly refusal: Refusal } | undefined;

function httpProblem(request: Incoming): Problem {
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
  if (parsed(text) === undefined) return 'The body is not JSON.';
  if (route.protocol === 'gemini' && query.get('alt') !== 'sse') return 'The address must end in ?alt=sse.';
  return unexpectedQuery(query, route.protocol === 'gemini' ? ['alt'] : []);
}

function unexpectedQuery(query: URLSearchParams, allowed: readonly string[]): Problem {
  const extra = [...query.keys()].find((name) => !allowed.includes(name));
  return extra === undefined ? undefined : `Unexpected "${extra}" in the address.`;
}

function bodyProblem(route: Route, body: unknown): Problem {
  if (!isRecord(body)) return 'The body must be an object.';
  return route.protocol === 'gemini' ? geminiProblem(body, route.model) : openAiProblem(body);
}

type Check = (value: unknown) => boolean;
const isText: Check = (value) => typeof value === 'string' && value !== '';
const isBetween =
  (least: number, most: number, whole = false): Check =>
  (value) =>
    typeof value === 'number' && value >= least && value <= most && (!whole || Number.isInteger(value));
const isCount = isBetween(1, 10_000_000, true);
const isList: Check = Array.isArray;
const isTrue: Check = (value) => value === true;
const isBoolean: Check = (value) => typeof value === 'boolean';

const GEMINI_BODY: Record<string, Check> = {
  contents: isList,
  systemInstruction: isRecord,
  generationConfig: isRecord,
  safetySettings: isList,
  continuationToken: isText,
};
const GEMINI_CONFIG: Record<string, Check> = {
  temperature: isBetween(0, 2),
  topP: isBetween(0, 1),
  topK: isCount,
  maxOutputTokens: isCount,
  stopSequences: isList,
  candidateCount: (value) => value === 1,
  seed: Number.isInteger,
  responseMimeType: isText,
  responseJsonSchema: isRecord,
  responseSchema: isRecord,
  thinkingConfig: isRecord,
};
const THINKING: Record<string, Check> = { thinkingLevel: isText, thinkingBudget: Number.isInteger, includeThoughts: isBoolean };
const OPENAI_BODY: Record<string, Check> = {
  model: isText,
  messages: isList,
  stream: isTrue,
  stream_options: (value) => isRecord(value) && value['include_usage'] === true && Object.keys(value).length === 1,
  temperature: isBetween(0, 2),
  top_p: isBetween(0, 1),
  // Not a parameter of OpenAI, but of local servers.
  top_k: isCount,
  max_tokens: isCount,
  max_completion_tokens: isCount,
  stop: isList,
  seed: Number.isInteger,
  response_format: isRecord,
  reasoning_effort: isText,
  // Parameters of vLLM and llama.cpp.
  chat_template_kwargs: isRecord,
};

// Only the first message may have one of these roles.
const SYSTEM = ['system', 'developer'];

function geminiProblem(body: Record<string, unknown>, model: string): Problem {
  const config = isRecord(body['generationConfig']) ? body['generationConfig'] : {};
  const thinking = isRecord(config['thinkingConfig']) ? config['thinkingConfig'] : {};
  for (const [object, checks] of [[body, GEMINI_BODY] as const, [config, GEMINI_CONFIG] as const, [thinking, THINKING] as const]) {
    const unknown = Object.keys(object).find((name) => !Object.hasOwn(checks, name));
    if (unknown) return { message: `Unknown name "${unknown}".`, refusal: unknownName(unknown) };
    const bad = badField(object, checks);
    if (bad) return bad;
  }
  if (config['responseJsonSchema'] !== undefined && config['responseMimeType'] !== 'application/json') {
    return 'A response schema needs the response mime type application/json.';
  }
  return thinkingProblem(thinking, model) ?? turnsProblem(body['contents'], 'model', geminiTurn);
}

function thinkingProblem({ thinkingLevel: level, thinkingBudget }: Record<string, unknown>, model: string): Problem {
  if (level === undefined) return undefined;
  if (thinkingBudget !== undefined) return 'thinkingLevel and thinkingBudget must not stand together.';
  const lite = !/^gemini-(3\.[78]|4)/.test(model);
  const levels = ['low', 'medium', 'high', ...(lite ? ['minimal'] : []), ...(model === 'gemini-4-hydrogen' ? ['xhigh'] : [])];
  return levels.includes(String(level)) ? undefined : `Thinking level "${String(level)}" is not supported for this model.`;
}

function openAiProblem(body: Record<string, unknown>): Problem {
  const unknown = Object.keys(body).find((name) => !Object.hasOwn(OPENAI_BODY, name));
  if (unknown) return `Unrecognized request argument supplied: ${unknown}`;
  const missing = ['model', 'messages', 'stream'].find((name) => body[name] === undefined);
  if (missing) return `Missing required parameter: '${missing}'.`;
  if (body['max_tokens'] !== undefined && body['max_completion_tokens'] !== undefined) {
    return 'Setting max_tokens and max_completion_tokens at the same time is not supported.';
  }
  const messages = Array.isArray(body['messages']) ? (body['messages'] as unknown[]) : [];
  const turns = messages.filter((message, index) => index > 0 || !isRecord(message) || !SYSTEM.includes(String(message['role'])));
  return badField(body, OPENAI_BODY) ?? formatProblem(body['response_format']) ?? turnsProblem(turns, 'assistant', openAiTurn);
}

function formatProblem(format: unknown): Problem {
  if (format === undefined) return undefined;
  const inside = isRecord(format) && format['type'] === 'json_schema' ? format['json_schema'] : undefined;
  if (!isRecord(inside) || !isText(inside['name'])) return "Missing required parameter: 'response_format.json_schema.name'.";
  return inside['strict'] === true ? schemaProblem(inside['schema']) : undefined;
}

function badField(object: Record<string, unknown>, checks: Record<string, Check>): Problem {
  const bad = Object.entries(object).find(([name, value]) => !checks[name]?.(value));
  return bad && `Invalid value for ${bad[0]}.`;
}

/** Turns alternate, and the first and the last are the user's. */
function turnsProblem(turns: unknown, model: string, isTurn: (turn: unknown) => boolean): Problem {
  if (!Array.isArray(turns) || turns.length === 0) return 'There must be a turn.';
  if (!turns.every(isTurn)) return 'A turn is a role and a text that is not empty.';
  const wrong = turns.findIndex((turn, index) => (turn as { role: string }).role !== (index % 2 === 0 ? 'user' : model));
  if (wrong >= 0) return `Turn ${wrong + 1} has the wrong role: please ensure that roles alternate between user and ${model}.`;
  return turns.length % 2 === 1 ? undefined : 'The last turn must be the user’s.';
}

function geminiTurn(turn: unknown): boolean {
  if (!isRecord(turn) || Object.keys(turn).length !== 2 || !isText(turn['role']) || !Array.isArray(turn['parts'])) return false;
  return (
    turn['parts'].length > 0 && turn['parts'].every((part) => isRecord(part) && Object.keys(part).length === 1 && isText(part['text']))
  );
}

function openAiTurn(turn: unknown): boolean {
  return isRecord(turn) && Object.keys(turn).length === 2 && isText(turn['role']) && isText(turn['content']);
}

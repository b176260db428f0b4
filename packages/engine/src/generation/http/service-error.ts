import { GenerationError, type GenerationErrorKind } from '../generation-error.ts';
import { textAtPath, valueAtPath } from './json-path.ts';
import { type Redactions, redactAnswer } from './redact.ts';
import { retryAfterOf } from './retry-after.ts';

/** The longest delay that is waited for, in milliseconds. A longer one means that a quota is used up. */
export const MAX_RETRY_DELAY = 300_000;

/** Characters of a body that the error message includes. */
const MAX_MESSAGE = 1000;

// HTTP status by the names that Google and OpenAI give to errors without a number.
const STATUS_OF: ReadonlyMap<string, number> = new Map([
  ['UNAVAILABLE', 503],
  ['INTERNAL', 500],
  ['DEADLINE_EXCEEDED', 504],
  ['RESOURCE_EXHAUSTED', 429],
  ['UNAUTHENTICATED', 401],
  ['PERMISSION_DENIED', 403],
  ['NOT_FOUND', 404],
  ['INVALID_ARGUMENT', 400],
  ['FAILED_PRECONDITION', 400],
  ['server_error', 500],
  ['overloaded_error', 503],
  ['rate_limit_exceeded', 429],
  ['rate_limit_error', 429],
  ['insufficient_quota', 429],
  ['authentication_error', 401],
  ['invalid_api_key', 401],
  ['permission_error', 403],
  ['model_not_found', 404],
  ['not_found_error', 404],
  ['invalid_request_error', 400],
  ['context_length_exceeded', 400],
  ['content_filter', 400],
]);

const KEY_REFUSED = new RegExp(
  [
    'API_KEY_(?:INVALID|EXPIRED)|API key (?:not valid|expired)|(?:invalid|incorrect)[_ ](?:x-)?api[-_ ]?key',
    'reported as leaked|suspended|deactivated|ACCESS_TOKEN_TYPE_UNSUPPORTED|Multiple authentication credentials',
  ].join('|'),
  'i',
);
const DECLINED = /content_filter|content management policy|moderation/i;
const TOO_LONG = /context[_ ](?:length|window|size)|n_ctx|maximum context|token count|too long|too many tokens|maximum number of tokens/i;
// llama.cpp while it loads its model.
const LOADING = /loading model/i;
const LOADING_PAUSE = 10_000;
const NO_MODEL =
  /model_not_found|models?\b[^.]{0,80}(?:not (?:found|exist)|does not exist|no longer available)|no such model|unknown model/i;
const NOT_ALLOWED = /REFERRER_BLOCKED|location is not supported/i;
const NOT_IN_TIER = /limit: 0(?![\d.])/;
const USED_UP = /per[-_ ]?day|insufficient_quota|insufficient credit/i;

/** The answer of a service that refused or failed. */
interface ServiceAnswer {
  /** HTTP status; absent for an error event inside a stream. */
  readonly status?: number;
  readonly text: string;
  readonly headers?: Headers;
}

/** Classifies the errors of all services. The message has status and body, without keys and quotes of the prompt. */
export function serviceError(answer: ServiceAnswer, redactions: Redactions, now = Date.now()): GenerationError {
  const body = redactAnswer(answer.text, redactions);
  const error = errorIn(answer.text);
  const status = answer.status ?? statusOf(error);
  const retryAfter = retryAfterOf(error, body, answer.headers, now) ?? (status === 503 && LOADING.test(body) ? LOADING_PAUSE : undefined);
  const kind = kindOf(status, body, retryAfter);
  const message = body.length > MAX_MESSAGE ? `${body.slice(0, MAX_MESSAGE).toWellFormed()}…` : body;
  return new GenerationError(kind, `${status ?? 'Error in the answer'}: ${message}`, { status, retryAfter });
}

function kindOf(status: number | undefined, body: string, retryAfter: number | undefined): GenerationErrorKind {
  // Decided by the status alone: the error page of a gateway can contain any text.
  if (status !== undefined && status >= 500) return 'overloaded';
  if (status === 401 || KEY_REFUSED.test(body)) return 'auth';
  if (status === 402) return 'quota';
  if (status === 429) {
    if (NOT_IN_TIER.test(body)) return 'permission';
    return USED_UP.test(body) || (retryAfter ?? 0) > MAX_RETRY_DELAY ? 'quota' : 'rate-limit';
  }
  if (DECLINED.test(body)) return 'blocked';
  if (status === 413 || TOO_LONG.test(body)) return 'bad-request';
  if (status === 404 || NO_MODEL.test(body)) return 'not-found';
  if (status === 403 || NOT_ALLOWED.test(body)) return 'permission';
  // An error event without any other sign is the service's fault.
  if (status === undefined || status === 408) return 'overloaded';
  return status >= 400 ? 'bad-request' : 'protocol';
}

/** The `error` of a body: `{"error":{…}}`, the same inside an array, `{"error":"…"}`, or the body itself. */
function errorIn(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    const body = Array.isArray(value) ? value[0] : value;
    return valueAtPath(body, 'error') ?? body;
  } catch {
    return undefined;
  }
}

function statusOf(error: unknown): number | undefined {
  const code = Number(valueAtPath(error, 'code') ?? valueAtPath(error, 'status'));
  if (code >= 400 && code < 600) return code;
  for (const name of ['status', 'code', 'type']) {
    const status = STATUS_OF.get(textAtPath(error, name) ?? '');
    if (status !== undefined) return status;
  }
  return undefined;
}

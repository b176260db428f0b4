import type { FaultMode } from '../models/faults.ts';
import type { RefusalContext, RefusedRequest } from './refusal.ts';

export function openAiRefusal(fault: FaultMode, context: RefusalContext): RefusedRequest | undefined {
  return Object.hasOwn(BODIES, fault) ? BODIES[fault as keyof typeof BODIES](context) : undefined;
}

export function unsupportedParameter(name: string): RefusedRequest {
  return error(
    400,
    `Unsupported parameter: '${name}' is not supported with this model.`,
    'invalid_request_error',
    'unsupported_parameter',
    name,
  );
}

export function openAiInvalid(message: string): RefusedRequest {
  return error(400, message, 'invalid_request_error', null);
}

export function openAiUnknownPath(method: string, path: string): RefusedRequest {
  return error(404, `Invalid URL (${method} ${path})`, 'invalid_request_error', null);
}

export function openAiKeyless(): RefusedRequest {
  const message =
    "You didn't provide an API key. You need to provide your API key in an Authorization header using Bearer auth (i.e. Authorization: Bearer YOUR_KEY).";
  return error(401, message, 'invalid_request_error', null);
}

/** The error event in the middle of a stream: OpenAI's, or OpenRouter's, which is a chunk with the finish reason "error". */
export function openAiErrorEvent(plain: boolean, chunk: (delta: object, finish: string | null) => object): string {
  const failure = { message: 'The server had an error while processing your request. Sorry about that!' };
  if (plain) return JSON.stringify({ error: { ...failure, type: 'server_error', param: null, code: 503 } });
  return JSON.stringify({ ...chunk({ content: '' }, 'error'), error: { ...failure, code: 'server_error' } });
}

const BODIES = {
  '401': () => BODIES['bad-key']({ key: 'none' }),
  '403': ({ key }: RefusalContext) =>
    error(403, `The project of the API key ${key} has been archived or suspended.`, 'invalid_request_error', 'project_suspended'),
  'leaked-key': () =>
    error(401, 'Your API key was reported as leaked and has been disabled.', 'invalid_request_error', 'account_deactivated'),
  'referrer-blocked': () => error(403, 'Requests from this origin are not allowed for this key.', 'invalid_request_error', null),
  'bad-key': ({ key }: Pick<RefusalContext, 'key'>) =>
    error(
      401,
      `Incorrect API key provided: ${key}. You can find your API key at https://platform.openai.com/account/api-keys.`,
      'invalid_request_error',
      'invalid_api_key',
    ),
  '404': ({ model }: RefusalContext) =>
    error(404, `The model \`${model}\` does not exist or you do not have access to it.`, 'invalid_request_error', 'model_not_found'),
  'prompt-too-long': () =>
    error(
      400,
      "This model's maximum context length is 128000 tokens. However, your messages resulted in 130512 tokens. Please reduce the length of the messages.",
      'invalid_request_error',
      'context_length_exceeded',
      'messages',
    ),
  'prompt-blocked': () =>
    error(
      400,
      "The response was filtered due to the prompt triggering the service's content management policy. Please modify your prompt and retry.",
      'invalid_request_error',
      'content_filter',
      'prompt',
    ),
  '429-minute': (context: RefusalContext) => limit(context, 'requests per min (RPM)', `${context.retryAfter / 1000}s`, context.retryAfter),
  '429-day': (context: RefusalContext) => limit(context, 'requests per day (RPD)', '10h17m5.7s', 37_025_000),
  '429-zero': () =>
    error(
      429,
      'You exceeded your current quota, please check your plan and billing details. For more information on this error, read the docs: https://platform.openai.com/docs/guides/error-codes/api-errors.',
      'insufficient_quota',
      'insufficient_quota',
    ),
  '429': () => error(429, 'Rate limit reached for requests', 'requests', 'rate_limit_exceeded'),
  '429-wrapped': (context: RefusalContext) => {
    const plain = BODIES['429-minute'](context);
    return { ...plain, body: `[${plain.body}]` };
  },
  '500': () => error(500, 'The server had an error while processing your request. Sorry about that!', 'server_error', null),
  '503': () => error(503, 'The engine is currently overloaded, please try again later.', 'server_error', 'engine_overloaded'),
};

function limit({ model }: RefusalContext, period: string, wait: string, milliseconds: number): RefusedRequest {
  const message = `Rate limit reached for ${model} in organization org-fake on ${period}: Limit 3, Used 3, Requested 1. Please try again in ${wait}. Visit https://platform.openai.com/account/rate-limits to learn more.`;
  const headers = { 'retry-after': String(Math.ceil(milliseconds / 1000)), 'retry-after-ms': String(milliseconds) };
  return { ...error(429, message, 'requests', 'rate_limit_exceeded'), headers };
}

function error(status: number, message: string, type: string, code: string | null, param: string | null = null): RefusedRequest {
  return { status, body: JSON.stringify({ error: { message, type, param, code } }, null, 2) };
}

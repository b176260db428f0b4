import type { FaultMode } from '../models/faults.ts';
import { INPUT_TOKENS } from '../models/models.ts';
import type { RefusalContext, RefusedRequest } from './refusal.ts';

// The form of the bodies: https://google.aip.dev/193.
const GOOGLE = 'type.googleapis.com/google.rpc';
const RATE_LIMITS = 'https://ai.google.dev/gemini-api/docs/rate-limits';
const METRIC = 'generativelanguage.googleapis.com/generate_content_free_tier_requests';

export function geminiRefusal(fault: FaultMode, context: RefusalContext): RefusedRequest | undefined {
  return Object.hasOwn(BODIES, fault) ? BODIES[fault as keyof typeof BODIES](context) : undefined;
}

/** The error for an unknown field. */
export function unknownName(name: string): RefusedRequest {
  const message = `Invalid JSON payload received. Unknown name "${name}": Cannot find field.`;
  return error(400, 'INVALID_ARGUMENT', message, [
    { '@type': `${GOOGLE}.BadRequest`, fieldViolations: [{ field: 'generation_config', description: message }] },
  ]);
}

export function geminiInvalid(message: string): RefusedRequest {
  return error(400, 'INVALID_ARGUMENT', message);
}

export function geminiUnknownPath(path: string): RefusedRequest {
  return error(404, 'NOT_FOUND', `The requested URL ${path} was not found on this server.`);
}

export function geminiKeyless(): RefusedRequest {
  const message =
    "Method doesn't allow unregistered callers (callers without established identity). Please use API Key or other form of API consumer identity to call this API.";
  return error(403, 'PERMISSION_DENIED', message);
}

/** The error event in the middle of a stream. */
export function geminiErrorEvent(numeric: boolean): string {
  return JSON.stringify({ error: { ...(numeric && { code: 503 }), message: OVERLOADED, status: 'UNAVAILABLE' } });
}

const OVERLOADED = 'This model is currently experiencing high demand. Spikes in demand are usually temporary. Please try again later.';

const BODIES = {
  '401': () =>
    error(
      401,
      'UNAUTHENTICATED',
      'Request had invalid authentication credentials. Expected OAuth 2 access token, login cookie or other valid authentication credential. See https://developers.google.com/identity/sign-in/web/devconsole-project.',
      [errorInfo('ACCESS_TOKEN_TYPE_UNSUPPORTED')],
    ),
  '403': ({ key }: RefusalContext) =>
    error(403, 'PERMISSION_DENIED', `Permission denied: Consumer 'api_key:${key}' has been suspended.`, [errorInfo('CONSUMER_SUSPENDED')]),
  'leaked-key': () => error(403, 'PERMISSION_DENIED', 'Your API key was reported as leaked. Please use another API key.'),
  'referrer-blocked': () =>
    error(403, 'PERMISSION_DENIED', 'Requests from referer <empty> are blocked.', [errorInfo('API_KEY_HTTP_REFERRER_BLOCKED')]),
  'bad-key': () =>
    error(400, 'INVALID_ARGUMENT', 'API key not valid. Please pass a valid API key.', [
      errorInfo('API_KEY_INVALID'),
      { '@type': `${GOOGLE}.LocalizedMessage`, locale: 'en-US', message: 'API key not valid. Please pass a valid API key.' },
    ]),
  '404': ({ model }: RefusalContext) =>
    error(
      404,
      'NOT_FOUND',
      `models/${model} is not found for API version v1beta, or is not supported for generateContent. Call ListModels to see the list of available models and their supported methods.`,
    ),
  'prompt-too-long': () =>
    error(
      400,
      'INVALID_ARGUMENT',
      `The input token count (${INPUT_TOKENS + 1}) exceeds the maximum number of tokens allowed (${INPUT_TOKENS}).`,
    ),
  '429-minute': (context: RefusalContext) => quota(context, 'PerMinute', 5, seconds(context.retryAfter), seconds(context.retryAfter)),
  '429-day': (context: RefusalContext) => quota(context, 'PerDay', 20, '10h17m5.7s', '37025s'),
  '429-zero': (context: RefusalContext) => quota(context, 'PerDay', 0, '17.3s', '17s'),
  '429': () => error(429, 'RESOURCE_EXHAUSTED', 'Resource has been exhausted (e.g. check quota).'),
  '429-wrapped': (context: RefusalContext) => {
    const plain = BODIES['429-minute'](context);
    return { ...plain, body: `[${plain.body.replaceAll('"@type"', '" @type"')}]` };
  },
  '500': () =>
    error(
      500,
      'INTERNAL',
      'An internal error has occurred. Please retry or report in https://developers.generativeai.google/guide/troubleshooting',
    ),
  '503': () => error(503, 'UNAVAILABLE', OVERLOADED),
};

function quota({ model }: RefusalContext, period: 'PerMinute' | 'PerDay', limit: number, wait: string, delay: string): RefusedRequest {
  const message = `You exceeded your current quota, please check your plan and billing details. For more information on this error, head to: ${RATE_LIMITS}. To monitor your current usage, head to: https://ai.dev/rate-limit. \n* Quota exceeded for metric: ${METRIC}, limit: ${limit}, model: ${model}\nPlease retry in ${wait}.`;
  return error(429, 'RESOURCE_EXHAUSTED', message, [
    { '@type': `${GOOGLE}.Help`, links: [{ description: 'Learn more about Gemini API quotas', url: RATE_LIMITS }] },
    {
      '@type': `${GOOGLE}.QuotaFailure`,
      violations: [
        {
          quotaMetric: METRIC,
          quotaId: `GenerateRequests${period}PerProjectPerModel-FreeTier`,
          quotaDimensions: { location: 'global', model },
          quotaValue: String(limit),
        },
      ],
    },
    { '@type': `${GOOGLE}.RetryInfo`, retryDelay: delay },
  ]);
}

function seconds(milliseconds: number): string {
  return `${milliseconds / 1000}s`;
}

function errorInfo(reason: string): unknown {
  const metadata = { service: 'generativelanguage.googleapis.com' };
  return { '@type': `${GOOGLE}.ErrorInfo`, reason, domain: 'googleapis.com', metadata };
}

function error(code: number, status: string, message: string, details?: readonly unknown[]): RefusedRequest {
  return { status: code, body: JSON.stringify({ error: { code, message, status, ...(details && { details }) } }, null, 2) };
}

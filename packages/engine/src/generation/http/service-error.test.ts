import { describe, expect, it } from 'vitest';
import { serviceError } from './service-error.ts';

const google = (code: number | undefined, status: string, message: string, details: readonly unknown[] = []): string =>
  JSON.stringify({ error: { ...(code && { code }), message, status, details } });
const openAi = (message: string, type: string | null, code: string | number | null = null): string =>
  JSON.stringify({ error: { message, type, param: null, code } });
const quota = (period: string, limit: number, wait: string, delay: string): string =>
  google(
    429,
    'RESOURCE_EXHAUSTED',
    `You exceeded your current quota, please check your plan and billing details. \n* Quota exceeded for metric: free_tier_requests, limit: ${limit}, model: gemini-3-flash\nPlease retry in ${wait}.`,
    [
      { '@type': 'x/google.rpc.QuotaFailure', violations: [{ quotaId: `GenerateRequests${period}PerProjectPerModel-FreeTier` }] },
      { '@type': 'x/google.rpc.RetryInfo', retryDelay: delay },
    ],
  );

// Errors in the form that Google's services have (https://google.aip.dev/193), those of other services, and similar ones.
const ANSWERS: readonly (readonly [name: string, status: number | undefined, text: string, kind: string, wait?: number])[] = [
  ['a limit of the minute', 429, quota('PerMinute', 5, '10.1s', '10s'), 'rate-limit', 10_000],
  [
    'the same, wrapped in a list',
    429,
    `[${quota('PerMinute', 5, '10.1s', '10s').replaceAll('"@type"', '" @type"')}]`,
    'rate-limit',
    10_000,
  ],
  [
    'a limit of the minute without a hint',
    429,
    google(429, 'RESOURCE_EXHAUSTED', 'Resource has been exhausted (e.g. check quota).'),
    'rate-limit',
  ],
  ['a limit of the day', 429, quota('PerDay', 20, '10h17m5.7s', '37025s'), 'quota', 37_025_000],
  ['a limit of the day with a short hint', 429, quota('PerDay', 20, '5s', '5s'), 'quota', 5000],
  ['a pause longer than five minutes', 429, google(429, 'RESOURCE_EXHAUSTED', 'Please retry in 6m.'), 'quota', 360_000],
  ['a model outside the free tier', 429, quota('PerDay', 0, '17s', '17s'), 'permission', 17_000],
  [
    'credit that is used up',
    429,
    openAi('You exceeded your current quota, please check your plan.', 'insufficient_quota', 'insufficient_quota'),
    'quota',
  ],
  ['credit that is missing', 402, openAi('Insufficient credits', null, 402), 'quota'],
  [
    "OpenAI's limit of the minute",
    429,
    openAi('Rate limit reached on requests per min (RPM). Please try again in 20s.', 'requests', 'rate_limit_exceeded'),
    'rate-limit',
    20_000,
  ],
  [
    "OpenAI's limit of the day",
    429,
    openAi('Rate limit reached on requests per day (RPD): Limit 200', 'requests', 'rate_limit_exceeded'),
    'quota',
  ],
  ['too much demand', 503, google(503, 'UNAVAILABLE', 'This model is currently experiencing high demand.'), 'overloaded'],
  ['an internal error', 500, google(500, 'INTERNAL', 'An internal error has occurred.'), 'overloaded'],
  ['a gateway that gave up', 504, '', 'overloaded'],
  ['a page of a gateway', 502, '<html><h1>502 Bad Gateway</h1> invalid api key</html>', 'overloaded'],
  ['a leaked key', 403, google(403, 'PERMISSION_DENIED', 'Your API key was reported as leaked. Please use another API key.'), 'auth'],
  ['a suspended key', 403, google(403, 'PERMISSION_DENIED', "Permission denied: Consumer 'api_key:K-123456' has been suspended."), 'auth'],
  [
    'a key for other sites',
    403,
    google(403, 'PERMISSION_DENIED', 'Requests from referer <empty> are blocked.', [{ reason: 'API_KEY_HTTP_REFERRER_BLOCKED' }]),
    'permission',
  ],
  [
    'a key of the wrong type',
    401,
    google(401, 'UNAUTHENTICATED', 'Request had invalid authentication credentials.', [{ reason: 'ACCESS_TOKEN_TYPE_UNSUPPORTED' }]),
    'auth',
  ],
  [
    'a bad key, which Google calls a bad request',
    400,
    google(400, 'INVALID_ARGUMENT', 'API key not valid. Please pass a valid API key.', [{ reason: 'API_KEY_INVALID' }]),
    'auth',
  ],
  ["OpenAI's bad key", 401, openAi('Incorrect API key provided: K-123456.', 'invalid_request_error', 'invalid_api_key'), 'auth'],
  ['two credentials', 400, google(400, 'INVALID_ARGUMENT', 'Multiple authentication credentials received.'), 'auth'],
  [
    'a country that is not served',
    400,
    google(400, 'FAILED_PRECONDITION', 'User location is not supported for the API use.'),
    'permission',
  ],
  [
    'a model that no longer exists',
    404,
    google(404, 'NOT_FOUND', 'models/x is not found for API version v1beta, or is not supported for generateContent.'),
    'not-found',
  ],
  ["Ollama's missing model", 404, '{"error":"model \\"llama9\\" not found, try pulling it first"}', 'not-found'],
  [
    'a missing model as a bad request',
    400,
    openAi('The model `x` does not exist', 'invalid_request_error', 'model_not_found'),
    'not-found',
  ],
  [
    'a prompt that is too long',
    400,
    google(400, 'INVALID_ARGUMENT', 'The input token count (1048577) exceeds the maximum number of tokens allowed (1048576).'),
    'bad-request',
  ],
  [
    "OpenAI's prompt that is too long",
    400,
    openAi("This model's maximum context length is 8192 tokens.", 'invalid_request_error', 'context_length_exceeded'),
    'bad-request',
  ],
  [
    "llama.cpp's prompt that is too long, inside an answer",
    undefined,
    '{"error":{"message":"request (9000 tokens) exceeds the available context size (4096 tokens)","type":"exceed_context_size_error"}}',
    'bad-request',
  ],
  ["LM Studio's, inside an answer", undefined, '{"error":"Cannot truncate prompt with n_keep (15028) >= n_ctx (7424)"}', 'bad-request'],
  [
    'llama.cpp while it loads its model: retried later',
    503,
    '{"error":{"code":503,"message":"Loading model","type":"unavailable_error"}}',
    'overloaded',
    10_000,
  ],
  ['a body that is too large', 413, '', 'bad-request'],
  [
    'an unknown field',
    400,
    google(400, 'INVALID_ARGUMENT', 'Invalid JSON payload received. Unknown name "temperature": Cannot find field.'),
    'bad-request',
  ],
  [
    'a prompt that is declined',
    400,
    openAi("The response was filtered due to the service's content management policy.", null, 'content_filter'),
    'blocked',
  ],
  ['an error inside an answer, with a code', undefined, google(503, 'UNAVAILABLE', 'Try later.'), 'overloaded'],
  ['an error inside an answer, with a word', undefined, google(undefined, 'RESOURCE_EXHAUSTED', 'Please retry in 3s.'), 'rate-limit', 3000],
  ["OpenAI's error inside an answer", undefined, openAi('The server had an error', 'server_error'), 'overloaded'],
  ['an error inside an answer that says nothing', undefined, '{"error":"Something"}', 'overloaded'],
  ['a word that every object has', undefined, '{"error":{"status":"constructor"}}', 'overloaded'],
];

describe('serviceError', () => {
  it.each(ANSWERS.map(([name, ...answer]) => ({ name, answer })))('$name', ({ answer: [status, text, kind, wait] }) => {
    const error = serviceError({ ...(status && { status }), text }, { secrets: ['K-123456'] });
    expect({ kind: error.kind, wait: error.retryAfter }).toEqual({ kind, wait });
    expect(error.message).not.toContain('K-123456');
    if (status) expect(error).toMatchObject({ status, message: expect.stringContaining(`${status}`) });
  });

  it('puts status and body into the message', () => {
    const error = serviceError({ status: 418, text: 'I am a teapot' }, { secrets: [] });
    expect(error).toMatchObject({ kind: 'bad-request', status: 418, message: '418: I am a teapot' });
  });
});

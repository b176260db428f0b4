/** Faults without a stream: of the connection, or errors with the body of the real service. */
export const REFUSALS = {
  'hang-before': 'never answers',
  'drop-before': 'closes the connection without an answer',
  redirect: 'sends the client to another host, which must not see the key',
  '401': 'a credential of the wrong kind',
  '403': 'a suspended key; the message holds the key itself',
  'leaked-key': 'a key reported as leaked',
  'referrer-blocked': 'a key that is restricted to other sites',
  'bad-key': 'a key that is not valid (Gemini says so with 400)',
  '404': 'a model that no longer exists',
  'prompt-too-long': 'a prompt longer than the context',
  '429-minute': 'too many requests this minute, with the wait (RetryInfo; Retry-After)',
  '429-day': 'too many requests today',
  '429-zero': 'a model that is not in the free tier (limit: 0); a quota that is used up',
  '429': 'too many requests, without a hint',
  '429-wrapped': 'as 429-minute, but the body is wrapped in an array and misspells "@type"',
  '500': 'an internal error',
  '502-html': 'a page of a proxy',
  '503': 'overloaded',
  'html-200': 'a page with status 200, as a captive portal sends it',
} as const;

/** Faults of the stream. */
export const STREAM_FAULTS = {
  slow: 'a few words every 150 ms',
  'hang-mid': 'stops in the middle and keeps the connection',
  'drop-mid': 'closes the connection in the middle',
  'malformed-chunk': 'one event that is not JSON, then goes on',
  'truncated-chunk': 'ends in the middle of an event',
  'error-mid': 'an error event in the middle, with a numeric code',
  'error-mid-status': 'the same without a numeric code; the OpenAI-compatible one is a chunk that ends with "error"',
  'no-finish': 'half of the text, then a clean end without a finish reason',
  'no-done': 'no [DONE] (Gemini never sends one)',
  'no-last-blank': 'the last event lacks its blank line',
  'split-utf8': 'cuts inside every character of more than one byte',
  bytes: 'byte by byte for the first 4,096, then 61 at a time',
  crlf: 'lines end in CRLF',
  lf: 'lines end in LF',
  cr: 'lines end in CR',
  comments: 'comment lines, and event:, id: and retry: lines',
  'one-chunk': 'everything in one chunk',
} as const;

/** Faults of the text and of its end. */
export const ANSWER_FAULTS = {
  huge: 'two megabytes in large pieces',
  long: 'one megabyte, a line at a time',
  'cut-prompt': 'counts a third of the prompt as read, as a server does that cuts it to its context',
  'empty-body': 'status 200 and nothing',
  'no-candidates': 'no candidate (no choice)',
  empty: 'empty text and a well-behaved end',
  safety: 'half of the text, then SAFETY (content_filter)',
  recitation: 'half of the text, then RECITATION (content_filter)',
  'prompt-blocked': 'the prompt is refused',
  'max-tokens': 'half of the text, then MAX_TOKENS (length)',
  continuation: 'half of the text, then CONTINUATION with a token (length)',
  thinking: 'thoughts before the text',
  'thinking-tags': 'thoughts as text between <think> and </think>, as some local servers send them (Gemini: thoughts)',
  'thinking-only': 'thoughts until the tokens are used up, and no text',
  'too-short': 'half of the words',
  'too-long': 'seven words for every four that were asked for',
  'too-few-items': 'half of the least number of items',
  'missing-section': 'leaves out a section',
  markdown: 'headings, bold, bullets and a table in markdown',
  preamble: 'a friendly line before and after',
  fences: 'wraps the text in a code fence',
  overlap: 'a continuation begins with what was already written',
  refusal: 'declines',
} as const;

export const FAULTS = { ok: 'nothing: this request is answered well', ...REFUSALS, ...STREAM_FAULTS, ...ANSWER_FAULTS } as const;

/** The name of a fault; `FAULTS` describes each. `rejects-topK` answers 400 to a request with that parameter. */
export type FaultMode = keyof typeof FAULTS | `rejects-${string}`;

/** One fault, or several for the same answer: `['max-tokens', 'crlf']`. */
export type Fault = FaultMode | readonly FaultMode[];

/** Parses "503" or "crlf+bytes"; undefined for an unknown name. */
export function parseFault(text: string): FaultMode[] | undefined {
  const names = text.split(/[+ ,]/).filter((name) => name !== '');
  return names.length > 0 && names.every(isFaultMode) ? names : undefined;
}

function isFaultMode(name: string): name is FaultMode {
  return Object.hasOwn(FAULTS, name) || /^rejects-./.test(name);
}

/** The faults in a model's name, such as "fake-503"; undefined if the name contains an unknown fault. */
export function faultOfModel(model: string): readonly FaultMode[] | undefined {
  const name = /^fake-(.+)$/.exec(model)?.[1];
  return name === undefined ? [] : parseFault(name);
}

/** The name of a parameter of the request that these faults reject, spelled as in the request; undefined without one. */
export function rejectedParameter(faults: readonly FaultMode[], body: unknown): string | undefined {
  const rejected = faults.filter((fault) => fault.startsWith('rejects-')).map((fault) => plain(fault.slice('rejects-'.length)));
  return rejected.length === 0 ? undefined : namesIn(body).find((name) => rejected.includes(plain(name)));
}

function plain(name: string): string {
  return name.toLowerCase().replace(/[-_]/g, '');
}

function namesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => [name, ...namesIn(inner)]);
}

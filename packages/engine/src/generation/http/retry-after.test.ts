import { expect, it } from 'vitest';
import { parseDuration, retryAfterOf } from './retry-after.ts';

const NOW = Date.UTC(2026, 10, 20, 12);

it.each([
  ['10s', 10_000],
  ['10.158753737s', 10_159],
  ['0s', 0],
  ['120ms', 120],
  ['1m30s', 90_000],
  ['10h17m5.7s', 37_025_700],
  ['10', undefined],
  ['soon', undefined],
])('reads the duration %s', (text, expected) => expect(parseDuration(text)).toBe(expected));

it.each([
  ['RetryInfo', { details: [{ links: [] }, { '@type': 'x/google.rpc.RetryInfo', retryDelay: '10s' }] }, '', {}, 10_000],
  ['RetryInfo with a misspelt type', { details: [{ ' @type': 'x/google.rpc.RetryInfo', retryDelay: '7s' }] }, '', {}, 7000],
  ['RetryInfo before the header', { details: [{ retryDelay: '2s' }] }, '', { 'retry-after': '9' }, 2000],
  ['Retry-After in seconds', undefined, '', { 'retry-after': '9' }, 9000],
  ['Retry-After as a date', undefined, '', { 'retry-after': 'Fri, 20 Nov 2026 12:00:30 GMT' }, 30_000],
  ['Retry-After of the past', undefined, '', { 'retry-after': 'Fri, 20 Nov 2026 11:00:00 GMT' }, 0],
  ['retry-after-ms', undefined, '', { 'retry-after-ms': '250', 'retry-after': '1' }, 250],
  ["Google's sentence", undefined, 'Quota exceeded.\nPlease retry in 10.158753737s.', {}, 10_159],
  ["OpenAI's sentence", undefined, 'Rate limit reached. Please try again in 1m30s. Visit', {}, 90_000],
  ['nothing', { details: [{}] }, 'Try again later.', { 'retry-after': 'later' }, undefined],
])('finds the wait in %s', (_, error, text, headers, expected) => {
  expect(retryAfterOf(error, text, new Headers(headers as Record<string, string>), NOW)).toBe(expected);
});

import { at, textAt } from './json-path.ts';

const UNITS = { ms: 1, s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 } as const;

/** "10s", "0.5s", "120ms", "10h17m5.7s" in milliseconds; undefined for anything else. */
export function durationOf(text: string): number | undefined {
  if (!/^(?:\d+(?:\.\d+)?(?:ms|[smhd]))+$/.test(text)) return undefined;
  let total = 0;
  for (const [, amount, unit] of text.matchAll(/([\d.]+)(ms|[smhd])/g)) total += Number(amount) * UNITS[unit as keyof typeof UNITS];
  return Math.ceil(total);
}

/**
 * Milliseconds after which the service wants to be asked again: the RetryInfo of the body (a browser may not read the
 * Retry-After header of another site), the headers, or the sentence of the message.
 * @param error the `error` object of the body
 */
export function retryAfterOf(error: unknown, text: string, headers: Headers | undefined, now: number): number | undefined {
  const details = at(error, 'details');
  for (const detail of Array.isArray(details) ? details : []) {
    // The type has been seen as " @type" too: the delay says what it is.
    const delay = durationOf(textAt(detail, 'retryDelay') ?? '');
    if (delay !== undefined) return delay;
  }
  return ofHeaders(headers, now) ?? ofSentence(text);
}

function ofHeaders(headers: Headers | undefined, now: number): number | undefined {
  const exact = headers?.get('retry-after-ms');
  if (exact && Number(exact) >= 0) return Number(exact);
  const value = headers?.get('retry-after');
  if (!value) return undefined;
  const wait = Number.isNaN(Number(value)) ? Date.parse(value) - now : Number(value) * 1000;
  return Number.isNaN(wait) ? undefined : Math.max(0, wait);
}

// "Please retry in 10.158753737s.", "Please try again in 1m30s."
function ofSentence(text: string): number | undefined {
  const [, wait = ''] = /(?:retry|try again) in ((?:[\d.]+(?:ms|[smhd]))+)/i.exec(text) ?? [];
  return durationOf(wait);
}

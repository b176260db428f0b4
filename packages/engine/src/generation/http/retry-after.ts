import { textAtPath, valueAtPath } from './json-path.ts';

const UNITS = { ms: 1, s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 } as const;

/** Parses "10s", "0.5s", "120ms" or "10h17m5.7s" into milliseconds; undefined for any other text. */
export function parseDuration(text: string): number | undefined {
  if (!/^(?:\d+(?:\.\d+)?(?:ms|[smhd]))+$/.test(text)) return undefined;
  let total = 0;
  for (const [, amount, unit] of text.matchAll(/([\d.]+)(ms|[smhd])/g)) total += Number(amount) * UNITS[unit as keyof typeof UNITS];
  return Math.ceil(total);
}

/**
 * The delay that a service asks for before the next try, in milliseconds. It is read from the body's RetryInfo (a page may not read
 * the Retry-After header of another origin), then from the headers, then from the text of the message.
 * @param error the `error` object of the body
 */
export function retryAfterOf(error: unknown, text: string, headers: Headers | undefined, now: number): number | undefined {
  const details = valueAtPath(error, 'details');
  for (const detail of Array.isArray(details) ? details : []) {
    // Any detail with a `retryDelay` counts: some gateways misspell its "@type".
    const delay = parseDuration(textAtPath(detail, 'retryDelay') ?? '');
    if (delay !== undefined) return delay;
  }
  return headerDelay(headers, now) ?? messageDelay(text);
}

function headerDelay(headers: Headers | undefined, now: number): number | undefined {
  const exact = headers?.get('retry-after-ms');
  if (exact && Number(exact) >= 0) return Number(exact);
  const value = headers?.get('retry-after');
  if (!value) return undefined;
  const wait = Number.isNaN(Number(value)) ? Date.parse(value) - now : Number(value) * 1000;
  return Number.isNaN(wait) ? undefined : Math.max(0, wait);
}

// "Please retry in 10.158753737s.", "Please try again in 1m30s."
function messageDelay(text: string): number | undefined {
  const [, wait = ''] = /(?:retry|try again) in ((?:[\d.]+(?:ms|[smhd]))+)/i.exec(text) ?? [];
  return parseDuration(wait);
}

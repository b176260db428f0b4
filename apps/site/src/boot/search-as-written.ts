/**
 * Router options that keep the query string of an address unchanged. By default the router parses it as JSON and serializes it again,
 * although no page reads it.
 */
const WHOLE = '?';

export function parseSearch(text: string): Record<string, string> {
  return text === '' ? {} : { [WHOLE]: text };
}

export function stringifySearch(search: Readonly<Record<string, unknown>>): string {
  return `${search[WHOLE] ?? ''}`;
}

/**
 * No page reads what follows "?" in an address. The router would parse it as JSON and write it anew; with these options it keeps it
 * as it was written.
 */
const WHOLE = '?';

export function parseSearch(text: string): Record<string, string> {
  return text === '' ? {} : { [WHOLE]: text };
}

export function stringifySearch(search: Readonly<Record<string, unknown>>): string {
  return `${search[WHOLE] ?? ''}`;
}

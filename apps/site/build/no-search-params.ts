/**
 * Stands in for TanStack Router's search parameters in builds. No page reads any; what follows "?" in an address is kept as it was
 * written, where the router's own would read it as JSON and write it anew.
 */
const TEXT = '?';

export function defaultParseSearch(text: string): Record<string, string> {
  return text === '' ? {} : { [TEXT]: text };
}

export function defaultStringifySearch(search: Readonly<Record<string, unknown>>): string {
  return `${search[TEXT] ?? ''}`;
}

function missing(): never {
  throw new Error('Search parameters are left out of this build (apps/site/build/left-out.ts).');
}

export { missing as parseSearchWith, missing as stringifySearchWith };

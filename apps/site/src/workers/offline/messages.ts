/** A message of a page to the worker. */
export type Message =
  /** The student wants the new version: it may replace the one that runs. */
  | { readonly type: 'take-over' }
  /** A page is idle: the worker fetches what is to be kept soon. */
  | { readonly type: 'idle' }
  /** The addresses that the page used before the worker ran. On a connection that saves data, the worker keeps only what was used. */
  | { readonly type: 'used'; readonly urls: readonly string[] };

/**
 * The cache that exists while the pages are on a connection that saves data. A page knows that before the worker is installed.
 * @param base the path of the site on its host
 */
export const savesDataMark = (base: string): string => `marginalia ${base} saves data`;

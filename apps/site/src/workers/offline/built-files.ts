/** A built file: its path in the site ("tools/index.html"), and the SHA-256 of its bytes in base64. */
export type BuiltFile = readonly [path: string, hash: string];

/** The files that the worker may answer with. build/offline-worker.ts lists them. */
export interface BuiltFiles {
  /** The path of the site on its host, with a slash at its end. */
  readonly base: string;
  /** Fetched when the worker is installed. */
  readonly ahead: readonly BuiltFile[];
  /** Fetched when they are first used. */
  readonly later: readonly BuiltFile[];
  /** The number of files at the start of `later` that are fetched as soon as a page is idle: the code of files, read and written. */
  readonly soon: number;
}

/** The page for unknown paths. */
export const NOT_FOUND = '404.html';

/** The settings of a deployment. They are no built file: their content may change without a build. */
export const CONFIG_FILE = 'config.json';

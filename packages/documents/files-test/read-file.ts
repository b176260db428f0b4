import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** The outcome of reading a file in a process of its own. */
export interface ReadOutcome {
  readonly text?: string;
  readonly refused?: string;
  readonly leftOut?: readonly string[];
  readonly seconds: number;
  /** Seconds of the processor, which bear that other programs run. */
  readonly cpu: number;
  /** The most memory that the process took beyond what it had before. */
  readonly megabytes: number;
}

const CHARACTER_MAPS = join(import.meta.dirname, '../node_modules/pdfjs-dist/cmaps/');

export function readInChild(path: string, password?: string): ReadOutcome {
  const words = [join(import.meta.dirname, 'read-in-child.ts'), path, CHARACTER_MAPS, ...(password === undefined ? [] : [password])];
  return JSON.parse(execFileSync(process.execPath, words, { encoding: 'utf8', maxBuffer: 2 ** 28, timeout: 60_000 })) as ReadOutcome;
}

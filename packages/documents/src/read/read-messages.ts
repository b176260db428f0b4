import type { FileRefusal, ReadDocument } from '@marginalia/engine';
import type { ReadSettings } from './read-settings.ts';

/** The file that the worker is to read. */
export interface ReadRequest {
  readonly file: File;
  readonly settings: Omit<ReadSettings, 'onProgress'>;
}

/** A message of the worker: how many pages it has read, or the answer at the end. */
export type ReadAnswer =
  | { readonly done: number; readonly of: number }
  | { readonly document: ReadDocument }
  | { readonly refused: FileRefusal }
  | { readonly failed: string };

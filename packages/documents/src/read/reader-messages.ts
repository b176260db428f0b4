import type { FileRefusal, ReadDocument } from '@marginalia/engine';

/** The file that the worker is to read. */
export interface ReadRequest {
  readonly file: File;
  readonly password?: string;
  /** The address of the folder of the character maps, with a slash at its end. */
  readonly characterMaps?: string;
}

/** A message of the worker: how many pages it has read, or the answer at the end. */
export type ReadAnswer =
  | { readonly done: number; readonly of: number }
  | { readonly document: ReadDocument }
  | { readonly refused: FileRefusal }
  | { readonly failed: string };

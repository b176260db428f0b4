import type { FileRefusal, ReadDocument } from '@marginalia/engine';

/** A message of the worker: how many pages it has read, or the answer at the end. */
export type ReadAnswer =
  | { readonly done: number; readonly of: number }
  | { readonly document: ReadDocument }
  | { readonly refused: FileRefusal }
  | { readonly failed: string };

import type { FileRefusal, ReadDocument } from '@marginalia/engine';

/** What the worker says of a file: how many pages it has read, and at last the answer. */
export type ReadAnswer =
  | { readonly done: number; readonly of: number }
  | { readonly document: ReadDocument }
  | { readonly refused: FileRefusal }
  | { readonly failed: string };

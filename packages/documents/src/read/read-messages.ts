import type { FileRefusal, ReadDocument } from '@marginalia/engine';

/** What the worker answers to a file. */
export type ReadAnswer = { readonly document: ReadDocument } | { readonly refused: FileRefusal } | { readonly failed: string };

import type { ExportFormat, ExportSource, LookUpAnswer, WrittenFile } from '@marginalia/engine';

/** Writes a result as a file. */
export interface WriteRequest {
  readonly format: ExportFormat;
  readonly source: ExportSource;
}

/** Compares a reference with the CSL-JSON of a registry. */
export interface CompareRequest {
  readonly reference: string;
  readonly registered: string;
  readonly style: string | undefined;
}

/** A request of the page to the worker. */
export type WriterRequest = { readonly id: number } & (WriteRequest | CompareRequest);

/** The answer to the request with the same id. `loaded`: whether the code of the writer was. */
export type WorkerAnswer = { readonly id: number } & (
  | { readonly done: WrittenFile | LookUpAnswer }
  | { readonly failed: string; readonly loaded: boolean }
);

import type { ExportFormat, ExportSource, WrittenFile } from '@marginalia/engine';

/** A request of the page to the worker. */
export interface WriteRequest {
  readonly id: number;
  readonly format: ExportFormat;
  readonly source: ExportSource;
}

/** The answer to the request with the same id. */
export type WriteAnswer = { readonly id: number } & ({ readonly file: WrittenFile } | { readonly failed: string });

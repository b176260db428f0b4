import type { ExportFormat, ExportSource } from '@marginalia/engine';

/** Writes a result as a file of this format. */
export function writeExport(format: ExportFormat, _source: ExportSource): Promise<Uint8Array> {
  return Promise.reject(new Error(`No writer for ${format}`));
}

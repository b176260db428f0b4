import type { DocumentsPort } from '@marginalia/engine';

/** Writes exports. The code that talks to the worker is loaded with the first of them. */
export const siteDocuments: Pick<DocumentsPort, 'write'> = {
  write: async (format, source) => (await import('./worker-documents.ts')).write(format, source),
};

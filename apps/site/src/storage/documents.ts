import type { DocumentsPort } from '@marginalia/engine';

/** Reads files and writes exports. The code that talks to their workers is loaded with the first of them. */
export const siteDocuments: DocumentsPort = {
  read: async (file, options) => (await import('./worker-documents.ts')).reader.read(file, options),
  write: async (format, source) => (await import('./worker-documents.ts')).writer.write(format, source),
};

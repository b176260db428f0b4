import type { DocumentsPort, ReferenceLookupPort } from '@marginalia/engine';

/** Reads files and writes exports. The code that talks to their workers is loaded with the first of them. */
export const siteDocuments: DocumentsPort = {
  read: async (file, options) => (await import('./worker-documents.ts').catch(() => undefined))?.reader.read(file, options),
  write: async (format, source) => (await import('./worker-documents.ts').catch(() => undefined))?.writer.write(format, source),
};

/** Looks references up where this deployment names a resolver. */
export const siteLookup: ReferenceLookupPort = {
  host: () =>
    import('./reference-lookup.ts').then(
      ({ resolverHost }) => resolverHost(),
      () => undefined,
    ),
  lookUp: async (request, signal) => (await import('./reference-lookup.ts')).lookUp(request, signal),
};

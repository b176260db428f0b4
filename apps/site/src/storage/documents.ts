import type { DocumentsPort, ReferenceLookupPort } from '@marginalia/engine';

/** Reads files and writes exports. The code that talks to their workers is loaded with the first of them. */
export const siteDocuments: DocumentsPort = {
  read: async (file, options) => (await import('./worker-documents.ts')).reader.read(file, options),
  write: async (format, source) => (await import('./worker-documents.ts')).writer.write(format, source),
};

/** Looks references up where this deployment names a resolver. The code that asks is loaded with the first press. */
export const siteLookup: ReferenceLookupPort = {
  async host() {
    const address = await resolver();
    return address && new URL(address, location.href).host;
  },
  async lookUp(request, signal) {
    const [address, { writer }] = await Promise.all([resolver(), import('./worker-documents.ts')]);
    if (address === undefined) throw new Error('This deployment has no resolver');
    return writer.lookUp(address, request, signal);
  },
};

/** The address of the deployment's resolver of DOIs. */
async function resolver(): Promise<string | undefined> {
  const { loadDeployment } = await import('../deployment/deployment.ts');
  return (await loadDeployment().catch(() => undefined))?.lookup?.doi;
}

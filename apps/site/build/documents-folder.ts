import type { Plugin } from 'vite';

/**
 * Puts the code of the workers that read and write files into a folder of its own, so that the service worker can leave it until its first
 * use. A worker's build has new plugins, so this one knows whose chunks it names.
 */
export function documentsFolder(): Plugin {
  let isDocuments = false;
  return {
    name: 'marginalia:documents-folder',
    options({ input }) {
      isDocuments = /(?:documents|reader)\.worker/.test(JSON.stringify(input ?? ''));
    },
    outputOptions: (output) => (isDocuments ? { ...output, chunkFileNames: 'assets/documents/[name]-[hash].js' } : output),
  };
}

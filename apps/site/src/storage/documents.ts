import { workerDocuments } from '@marginalia/documents/client';
import type { DocumentsPort } from '@marginalia/engine';
import { workerAddress } from '../workers/worker-address.ts';

const readerWorker = () => new Worker(workerAddress('reader'), { type: 'module' });

/** Reads files and writes exports, each in a worker that starts when it is needed. */
export const siteDocuments: DocumentsPort = {
  read: async (file, options) => (await import('@marginalia/documents/reader')).workerReader(readerWorker).read(file, options),
  ...workerDocuments(() => new Worker(workerAddress('documents'), { type: 'module' })),
};

import { workerDocuments } from '@marginalia/documents/client';
import { workerAddress } from '../workers/worker-address.ts';

/** Writes exports in a worker, which starts with the first of them. */
export const siteDocuments = workerDocuments(() => new Worker(workerAddress('documents'), { type: 'module' }));

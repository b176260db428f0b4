import { workerDocuments } from '@marginalia/documents/client';
import { workerReader } from '@marginalia/documents/reader';
import { workerAddress } from '../workers/worker-address.ts';

/** Writes exports in a worker, which starts with the first of them. */
export const writer = workerDocuments(() => new Worker(workerAddress('documents'), { type: 'module' }));

/** Reads each file in a worker of its own. */
export const reader = workerReader(() => new Worker(workerAddress('reader'), { type: 'module' }));

import { workerReader } from '@marginalia/documents/reader';
import { workerAddress } from '../workers/worker-address.ts';

/** Reads files in a worker, which starts with a file. */
export const siteReader = workerReader(() => new Worker(workerAddress('reader'), { type: 'module' }));

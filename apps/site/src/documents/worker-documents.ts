import { workerReader } from '@marginalia/documents/reader';
import { workerDocuments } from '@marginalia/documents/writer';
import { workerAddress } from '../workers/worker-address.ts';

/** Writes exports in a worker, which starts with the first of them. */
export const writer = workerDocuments(() => new Worker(workerAddress('documents'), { type: 'module' }));

/** The folder of the character maps, as the build names it. */
declare const CHARACTER_MAPS: string;

/** Reads each file in a worker of its own. */
export const reader = workerReader(
  () => new Worker(workerAddress('reader'), { type: 'module' }),
  new URL(import.meta.env.BASE_URL + CHARACTER_MAPS, location.href).href,
);

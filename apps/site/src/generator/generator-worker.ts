import { workerAddress } from '../workers/worker-address.ts';

/** Starts a worker of the on-device generator. */
export function startGeneratorWorker(): Worker {
  return new Worker(workerAddress('generator'), { type: 'module' });
}

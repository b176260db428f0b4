import type { DocumentsPort, WrittenFile } from '@marginalia/engine';
import type { WriteAnswer, WriteRequest } from './worker-messages.ts';

/** A file of 100,000 words is written in under 2 s on a slow phone; the rest is for its code to arrive. */
const MOST_MILLISECONDS = 60_000;

/**
 * Writes exports in a worker, so that the page stays responsive.
 * @param start makes a worker that runs `@marginalia/documents/worker`; called with the first export
 */
export function workerDocuments(start: () => Worker): Pick<DocumentsPort, 'write'> {
  let worker: Worker | undefined;
  let last = 0;
  return {
    async write(format, source) {
      worker ??= start();
      const used = worker;
      last += 1;
      try {
        return await answerOf(used, { id: last, format, source });
      } catch (cause) {
        // A browser may not fetch a failed module again in the same worker.
        used.terminate();
        if (worker === used) worker = undefined;
        throw cause;
      }
    },
  };
}

function answerOf(worker: Worker, request: WriteRequest): Promise<WrittenFile> {
  const listeners = new AbortController();
  const answer = new Promise<WrittenFile>((resolve, reject) => {
    const options = { signal: listeners.signal };
    const timer = setTimeout(() => reject(new Error('The worker did not respond in time')), MOST_MILLISECONDS);
    listeners.signal.addEventListener('abort', () => clearTimeout(timer));
    worker.addEventListener(
      'message',
      ({ data }: MessageEvent<WriteAnswer>) => {
        if (data.id !== request.id) return;
        if ('file' in data) resolve(data.file);
        else reject(new Error(data.failed));
      },
      options,
    );
    worker.addEventListener('error', () => reject(new Error('The worker failed')), options);
    worker.postMessage(request);
  });
  return answer.finally(() => listeners.abort());
}

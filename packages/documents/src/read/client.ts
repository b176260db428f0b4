import { type DocumentsPort, FileRefused, type ReadDocument } from '@marginalia/engine';
import type { ReadAnswer } from './read-messages.ts';

/** A worker that is silent for so long hangs. */
const MOST_MILLISECONDS = 30_000;

/**
 * Reads files in a worker, so that the page stays responsive. Each file has a worker of its own: it ends with the file, which frees what
 * a large one took, and a cancelled one ends at once.
 * @param start makes a worker that runs `@marginalia/documents/reader-worker`
 */
export function workerReader(start: () => Worker): Pick<DocumentsPort, 'read'> {
  return {
    async read(file, { signal } = {}) {
      signal?.throwIfAborted();
      const worker = start();
      try {
        return await answerOf(worker, file, signal);
      } finally {
        worker.terminate();
      }
    },
  };
}

function answerOf(worker: Worker, file: File, signal: AbortSignal | undefined): Promise<ReadDocument> {
  const ended = new AbortController();
  const answer = new Promise<ReadDocument>((resolve, reject) => {
    const timer = setTimeout(() => reject(new FileRefused('slow')), MOST_MILLISECONDS);
    ended.signal.addEventListener('abort', () => clearTimeout(timer));
    signal?.addEventListener('abort', () => reject(signal.reason), { signal: ended.signal });
    worker.addEventListener('message', ({ data }: MessageEvent<ReadAnswer>) => {
      if ('document' in data) resolve(data.document);
      else reject('refused' in data ? new FileRefused(data.refused) : new Error(data.failed));
    });
    worker.addEventListener('error', () => reject(new Error('The worker failed')));
    worker.postMessage(file);
  });
  return answer.finally(() => ended.abort());
}

import { type DocumentsPort, FileRefused, type ReadDocument, type ReadOptions } from '@marginalia/engine';
import type { ReadAnswer, ReadRequest } from './reader-messages.ts';

/** The milliseconds after which a silent worker counts as hanging. */
const MOST_MILLISECONDS = 30_000;

/**
 * Reads files in a worker, so that the page stays responsive. Each file has a worker of its own: it ends with the file, which frees what
 * a large one took, and a cancelled one ends at once.
 * @param start makes a worker that runs `@marginalia/documents/reader-worker`
 * @param characterMaps the address of the folder `cmaps` of pdfjs-dist, with a slash at its end
 */
export function workerReader(start: () => Worker, characterMaps?: string): Pick<DocumentsPort, 'read'> {
  return {
    async read(file, options = {}) {
      const { password, signal } = options;
      signal?.throwIfAborted();
      const request = { file, ...(password !== undefined && { password }), ...(characterMaps !== undefined && { characterMaps }) };
      const worker = start();
      try {
        return await answerOf(worker, request, options);
      } finally {
        worker.terminate();
      }
    },
  };
}

function answerOf(worker: Worker, request: ReadRequest, { signal, onProgress }: ReadOptions): Promise<ReadDocument> {
  const ended = new AbortController();
  const answer = new Promise<ReadDocument>((resolve, reject) => {
    const stall = (): void => reject(new FileRefused('slow'));
    let timer = setTimeout(stall, MOST_MILLISECONDS);
    ended.signal.addEventListener('abort', () => clearTimeout(timer));
    signal?.addEventListener('abort', () => reject(signal.reason), { signal: ended.signal });
    worker.addEventListener('message', ({ data }: MessageEvent<ReadAnswer>) => {
      if ('done' in data) {
        clearTimeout(timer);
        timer = setTimeout(stall, MOST_MILLISECONDS);
        onProgress?.(data.done, data.of);
      } else if ('document' in data) resolve(data.document);
      else if ('refused' in data) reject(new FileRefused(data.refused));
      // pdf.js greets the page from within the worker; that message is none of these.
      else if ('failed' in data) reject(new Error(data.failed));
    });
    // The event of a script that could not be loaded has no message, that of an error in it has one.
    worker.addEventListener('error', ({ message }) => reject(message ? new Error(message) : new FileRefused('not-loaded')));
    worker.postMessage(request);
  });
  return answer.finally(() => ended.abort());
}

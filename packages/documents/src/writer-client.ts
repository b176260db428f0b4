import type { DocumentsPort, LookUpAnswer, LookUpRequest, WrittenFile } from '@marginalia/engine';
import { askRegistry } from './lookup/ask-registry.ts';
import { WriterNotLoaded } from './write/writer-not-loaded.ts';
import type { CompareRequest, WorkerAnswer, WriteRequest, WriterRequest } from './writer-messages.ts';

/** A file of 100,000 words is written in under 2 s on a slow phone; the rest is for its code to arrive. */
const MOST_MILLISECONDS = 60_000;

export interface WorkerDocuments extends Pick<DocumentsPort, 'write'> {
  /**
   * Looks a reference up. Throws `LookUpFailed`, or an AbortError after `signal`.
   * @param address of a resolver of DOIs
   */
  lookUp(address: string, request: LookUpRequest, signal: AbortSignal): Promise<LookUpAnswer>;
}

/**
 * Writes exports and compares references in a worker, so that the page stays responsive. The page itself asks a registry, because its
 * policy names the origins that may be asked.
 * @param start makes a worker that runs `@marginalia/documents/writer-worker`; called when it is first needed
 */
export function workerDocuments(start: () => Worker): WorkerDocuments {
  let worker: Worker | undefined;
  let last = 0;
  const answered = async (request: WriteRequest | CompareRequest): Promise<WrittenFile | LookUpAnswer> => {
    worker ??= start();
    const used = worker;
    last += 1;
    try {
      return await answerOf(used, { id: last, ...request });
    } catch (cause) {
      // A browser may not fetch a failed module again in the same worker.
      used.terminate();
      if (worker === used) worker = undefined;
      throw cause;
    }
  };
  return {
    async write(format, source) {
      try {
        return (await answered({ format, source })) as WrittenFile;
      } catch (thrown) {
        if (thrown instanceof WriterNotLoaded) return undefined;
        throw thrown;
      }
    },
    async lookUp(address, { doi, text, style }, signal) {
      const registered = await askRegistry(address, doi, signal);
      if (registered === undefined) return { state: 'not-found' };
      return (await answered({ reference: text, registered, style })) as LookUpAnswer;
    },
  };
}

function answerOf(worker: Worker, request: WriterRequest): Promise<WrittenFile | LookUpAnswer> {
  const listeners = new AbortController();
  const answer = new Promise<WrittenFile | LookUpAnswer>((resolve, reject) => {
    const options = { signal: listeners.signal };
    const timer = setTimeout(() => reject(new Error('The worker did not respond in time')), MOST_MILLISECONDS);
    listeners.signal.addEventListener('abort', () => clearTimeout(timer));
    worker.addEventListener(
      'message',
      ({ data }: MessageEvent<WorkerAnswer>) => {
        if (data.id !== request.id) return;
        if ('done' in data) resolve(data.done);
        else reject(data.loaded ? new Error(data.failed) : new WriterNotLoaded(data.failed));
      },
      options,
    );
    // The event of a script that could not be loaded has no message, that of an error in it has one.
    const failure = ({ message }: Partial<ErrorEvent>): Error => (message ? new Error(message) : new WriterNotLoaded('The worker'));
    worker.addEventListener('error', (event) => reject(failure(event)), options);
    worker.postMessage(request);
  });
  return answer.finally(() => listeners.abort());
}

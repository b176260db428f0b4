import { FileRefused } from '@marginalia/engine';
import { readDocument } from './read-document.ts';
import type { ReadAnswer, ReadRequest } from './read-messages.ts';

declare const self: DedicatedWorkerGlobalScope;

self.addEventListener('message', async ({ data }: MessageEvent<ReadRequest>) => {
  self.postMessage(await answerTo(data));
});

async function answerTo({ file, settings }: ReadRequest): Promise<ReadAnswer> {
  try {
    const onProgress = (done: number, of: number): void => self.postMessage({ done, of } satisfies ReadAnswer);
    return { document: await readDocument(file, { ...settings, onProgress }) };
  } catch (thrown) {
    return thrown instanceof FileRefused ? { refused: thrown.reason } : { failed: String(thrown) };
  }
}

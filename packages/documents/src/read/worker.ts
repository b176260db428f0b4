import { FileRefused } from '@marginalia/engine';
import { readDocument } from './read-document.ts';
import type { ReadAnswer } from './read-messages.ts';

declare const self: DedicatedWorkerGlobalScope;

self.addEventListener('message', async ({ data }: MessageEvent<File>) => {
  self.postMessage(await answerTo(data));
});

async function answerTo(file: File): Promise<ReadAnswer> {
  try {
    return { document: await readDocument(file, (done, of) => self.postMessage({ done, of } satisfies ReadAnswer)) };
  } catch (thrown) {
    return thrown instanceof FileRefused ? { refused: thrown.reason } : { failed: String(thrown) };
  }
}

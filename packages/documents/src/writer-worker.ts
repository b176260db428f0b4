import { writeExport } from './write/write-export.ts';
import { WriterNotLoaded } from './write/writer-not-loaded.ts';
import type { WorkerAnswer, WriterRequest } from './writer-messages.ts';

declare const self: DedicatedWorkerGlobalScope;

self.addEventListener('message', async ({ data }: MessageEvent<WriterRequest>) => {
  const send = (answer: WorkerAnswer, transfer: Transferable[] = []): void => self.postMessage(answer, transfer);
  const { id } = data;
  try {
    if ('format' in data) {
      const file = await writeExport(data.format, data.source);
      send({ id, done: file }, [file.bytes.buffer]);
    } else {
      const { compareReference } = await import('./lookup/compare-reference.ts');
      send({ id, done: await compareReference(data.reference, data.registered, data.style) });
    }
  } catch (thrown) {
    send({ id, failed: String(thrown), loaded: !(thrown instanceof WriterNotLoaded) });
  }
});

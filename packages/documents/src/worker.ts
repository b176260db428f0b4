import type { WriteAnswer, WriteRequest } from './worker-messages.ts';
import { writeExport } from './write/write-export.ts';

declare const self: DedicatedWorkerGlobalScope;

self.addEventListener('message', async ({ data: { id, format, source } }: MessageEvent<WriteRequest>) => {
  const send = (answer: WriteAnswer, transfer: Transferable[] = []): void => self.postMessage(answer, transfer);
  try {
    const file = await writeExport(format, source);
    send({ id, file }, [file.bytes.buffer]);
  } catch (thrown) {
    send({ id, failed: String(thrown) });
  }
});

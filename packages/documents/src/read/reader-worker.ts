import { FileRefused } from '@marginalia/engine';
import { readStudentFile } from './read-student-file.ts';
import type { ReadAnswer, ReadRequest } from './reader-messages.ts';

declare const self: DedicatedWorkerGlobalScope;

self.addEventListener('message', async ({ data }: MessageEvent<ReadRequest>) => {
  self.postMessage(await answerTo(data));
});

async function answerTo({ file, password, characterMaps }: ReadRequest): Promise<ReadAnswer> {
  try {
    const onProgress = (done: number, of: number): void => self.postMessage({ done, of } satisfies ReadAnswer);
    return {
      document: await readStudentFile(file, {
        onProgress,
        ...(password !== undefined && { password }),
        ...(characterMaps !== undefined && { characterMap: (name) => fetched(characterMaps + name) }),
      }),
    };
  } catch (thrown) {
    return thrown instanceof FileRefused ? { refused: thrown.reason } : { failed: String(thrown) };
  }
}

async function fetched(address: string): Promise<Uint8Array> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`The server answered ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}

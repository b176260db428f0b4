import { GenerationError } from '@marginalia/engine';
import { loadSteps, runTask } from './runner/run-task.ts';
import type { WorkerMessage, WorkerRequest } from './runner/worker-messages.ts';

declare const self: DedicatedWorkerGlobalScope;

// Messages need no run id: a cancelled run terminates its worker, so a worker never has two runs.
self.addEventListener('message', async ({ data }: MessageEvent<WorkerRequest>) => {
  const send = (message: WorkerMessage): void => self.postMessage(message);
  if ('load' in data) {
    await loadSteps(data.load).catch(() => send({ loadFailed: true }));
    return;
  }
  try {
    for await (const event of runTask(data)) send({ event });
  } catch (thrown) {
    send({ failed: GenerationError.from(thrown).kind });
  }
});

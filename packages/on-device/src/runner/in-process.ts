import { GenerationError, type TextGenerator } from '@marginalia/engine';
import { IDENTITY } from './identity.ts';
import { runTask } from './run-task.ts';

/** The on-device generator without a worker, for Node, tests and Storybook. */
export function inProcessGenerator(): TextGenerator {
  return {
    ...IDENTITY,
    availability: async () => ({ state: 'ready' }),
    async *generate({ task, signal }) {
      for await (const event of runTask(task)) {
        if (signal?.aborted) throw new GenerationError('aborted', 'Stopped');
        yield event;
      }
    },
  };
}

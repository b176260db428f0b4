import type { ToolRunInput } from './tool-run.ts';

/** Counts one use of a tool. If storage is full or blocked, the failure is only logged, so that the person still gets the result. */
export async function countUse({ tool, ports }: ToolRunInput): Promise<void> {
  await ports.work.count(tool.counter).catch(() => ports.log.warn(`${tool.slug}: the use could not be counted`));
}

import { recordUse } from '../../saved/analytics.ts';
import type { ToolRunInput } from './tool-run.ts';

/** Counts one use of a tool. A full or blocked storage is logged: it must not take the result away. */
export async function countUse({ tool, ports }: ToolRunInput): Promise<void> {
  await recordUse(ports.storage, tool.counter, ports.clock.now()).catch(() => ports.log.warn(`${tool.slug}: the use could not be counted`));
}

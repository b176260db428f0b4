import { createActor, waitFor } from 'xstate';
import type { Tool } from '../definition/tool.ts';
import type { Notice } from '../notice.ts';
import { toolMachine } from '../run/machine/tool-machine.ts';
import type { ToolRunContext, ToolRunInput } from '../run/machine/tool-run.ts';
import { checkedValues } from './example-tool.ts';

/** Runs a tool once, from submit to its result or failure. Throws where the tool does not accept the values. */
export async function runWithPorts(
  tool: Tool,
  ports: ToolRunInput['ports'],
  values: Readonly<Record<string, string>>,
): Promise<{ readonly context: ToolRunContext; readonly notices: readonly Notice[] }> {
  const notices: Notice[] = [];
  const run = createActor(toolMachine, { input: { tool, ports } });
  run.on('notice', ({ notice }) => notices.push(notice));
  run.start();
  run.send({ type: 'submit', values: checkedValues(tool, values) });
  const { context } = await waitFor(run, (now) => now.matches('result') || now.matches('error'), { timeout: 30_000 });
  run.stop();
  return { context, notices };
}

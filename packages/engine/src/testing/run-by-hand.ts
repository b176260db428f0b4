import { createActor, waitFor } from 'xstate';
import type { Tool } from '../definition/tool.ts';
import { pasteGenerator } from '../generation/adapters/paste.ts';
import type { Notice } from '../notice.ts';
import { toolMachine } from '../run/machine/tool-machine.ts';
import type { ToolRunContext } from '../run/machine/tool-run.ts';
import { checkedValues } from './example-tool.ts';
import { fakePorts } from './fake-ports.ts';

/** Runs a tool by copy and paste: `answer` is what a chat gives to a prompt. Skips the prompts that ask for what the answer lacks. */
export async function runByHand(
  tool: Tool,
  values: Readonly<Record<string, unknown>>,
  answer: (prompt: string) => string,
): Promise<{ readonly context: ToolRunContext; readonly notices: readonly Notice[] }> {
  const ports = fakePorts();
  ports.generators.choose(pasteGenerator());
  const notices: Notice[] = [];
  const run = createActor(toolMachine, { input: { tool, ports } });
  run.on('notice', ({ notice }) => notices.push(notice));
  run.start();
  run.send({ type: 'submit', values: checkedValues(tool, values) });
  for (;;) {
    const now = await waitFor(run, (after) => after.context.handover !== undefined || !after.matches('busy'));
    const { handover } = now.context;
    if (!handover) {
      run.stop();
      return { context: now.context, notices };
    }
    run.send(handover.reason === undefined ? { type: 'answer', text: answer(handover.prompt) } : { type: 'skip' });
  }
}

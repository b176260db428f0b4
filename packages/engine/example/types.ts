import { runTool, type ToolOutput } from '@marginalia/engine';
import { inProcessGenerator } from '@marginalia/on-device';
import { loadTool, tools } from '@marginalia/tool-defs';

const tool = await loadTool(tools[0]?.slug ?? '');
if (tool === undefined) throw new Error('There is no tool');
const output: ToolOutput = await runTool(tool, { material: 'Osmosis' }, { generator: inProcessGenerator() });
// @ts-expect-error The number of words is no text: the packed declarations are complete.
export const words: string = output.words;

import { InvalidInputError, itemsOf, RunError, runTool, type Tool } from '@marginalia/engine';
import { inProcessGenerator } from '@marginalia/on-device';
import { loadTool, tools } from '@marginalia/tool-defs';
import { type Command, HELP, parseCommand, type RunCommand } from './command.ts';
import { generatorOf } from './generator.ts';
import { readInput } from './read-input.ts';
import { UsageError } from './usage-error.ts';
import { writeResult } from './write-file.ts';

/** The parts of the process that the program uses. */
export interface Terminal {
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Results go here. */
  out(text: string): void;
  /** Progress and errors go here, so that a result can be piped. */
  error(text: string): void;
  /** Aborted when the person stops the program. The text so far is printed. */
  readonly signal?: AbortSignal;
}

/**
 * Runs a command line.
 * @param words the words after the program's name
 * @returns the exit status: 0 done; 1 the run failed or was stopped; 2 the command or its input cannot be used
 */
export async function run(words: readonly string[], terminal: Terminal): Promise<number> {
  try {
    return await runCommand(parseCommand(words), terminal);
  } catch (thrown) {
    if (!(thrown instanceof UsageError)) throw thrown;
    terminal.error(`${thrown.message}\n`);
    return 2;
  }
}

async function runCommand(command: Command, terminal: Terminal): Promise<number> {
  if (command.name === 'help') terminal.out(HELP);
  if (command.name === 'tools') terminal.out(listOfTools(command.json));
  return command.name === 'run' ? runOneTool(command, terminal) : 0;
}

function listOfTools(json: boolean): string {
  const list = tools.map(({ slug, name, description }) => ({ slug, name, description }));
  if (json) return `${JSON.stringify(list, null, 2)}\n`;
  return list.map(({ slug, description }) => `${slug.padEnd(24)}${description}\n`).join('');
}

async function runOneTool(command: RunCommand, terminal: Terminal): Promise<number> {
  const tool = await toolNamed(command.tool);
  const values = await readInput(command.input, tool);
  const generator = generatorOf(command, terminal.environment['MARGINALIA_KEY']);
  try {
    const result = await runTool(tool, values, {
      generator,
      device: inProcessGenerator(),
      ...(terminal.signal && { signal: terminal.signal }),
    });
    const { source, words, complete, shortfalls, verdict, text } = result;
    const checked = tool.check(values).values;
    if (command.exported) {
      await writeResult({ tool, text, values: checked }, command.exported);
      terminal.error(`${command.exported.file} is written.\n`);
    }
    if (!command.exported || command.json)
      terminal.out(
        command.json
          ? `${JSON.stringify({ tool: tool.slug, source, words, complete, shortfalls, verdict, text, items: itemsOf(tool, text, checked) }, null, 2)}\n`
          : text,
      );
    const lacks = verdict?.lacks.map(({ reason }) => reason) ?? [];
    if (!command.json) for (const sentence of new Set([...lacks, ...shortfalls])) terminal.error(`${sentence}\n`);
    return complete ? 0 : 1;
  } catch (thrown) {
    if (thrown instanceof InvalidInputError)
      throw new UsageError(`${command.input}: ${thrown.issues.map(({ message }) => message).join('. ')}.`);
    if (!(thrown instanceof RunError)) throw thrown;
    // A text that broke off is still worth having.
    terminal.out(thrown.text);
    terminal.error(`${thrown.message}\n`);
    return 1;
  }
}

async function toolNamed(slug: string): Promise<Tool> {
  const tool = await loadTool(slug);
  if (tool === undefined) throw new UsageError(`There is no tool "${slug}". The tools: ${tools.map((known) => known.slug).join(', ')}.`);
  return tool;
}

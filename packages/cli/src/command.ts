import { parseArgs } from 'node:util';
import { EXPORT_FILES, type ExportFormat } from '@marginalia/engine';
import { UsageError } from './usage-error.ts';

/** Generators that a command line can name. */
export const GENERATORS = ['device', 'gemini', 'openai-compatible'] as const;
export type GeneratorName = (typeof GENERATORS)[number];

export interface RunCommand {
  readonly name: 'run';
  readonly tool: string;
  /** A JSON file, or "-" for standard input. */
  readonly input: string;
  readonly generator: GeneratorName;
  readonly model: string | undefined;
  readonly baseUrl: string | undefined;
  readonly json: boolean;
  /** The result as a file of another program, instead of its text. */
  readonly exported: { readonly format: ExportFormat; readonly file: string } | undefined;
}

const FORMATS = Object.keys(EXPORT_FILES) as ExportFormat[];

export type Command = RunCommand | { readonly name: 'tools'; readonly json: boolean } | { readonly name: 'help' };

export const HELP = `marginalia run <tool> <input.json>   runs a tool on the values in a JSON file ("-" reads standard input)
marginalia tools                     lists the tools

Options of run:
  --generator <name>   ${GENERATORS.join(', ')}; device when left out
  --model <id>         the model to ask
  --base-url <url>     where an OpenAI-compatible server answers; ends in /v1
  --export <format>    writes the result as a file: ${FORMATS.join(', ')}
  --out <file>         where the exported file goes
  --json               prints the result as JSON: tool, source, words, text, its items, its verdict and what falls short

The key of a model is read from the environment variable MARGINALIA_KEY.
Example: {"material": "Osmosis is the movement of water across a membrane."} for flashcard-creator.
`;

/**
 * Reads a command line.
 * @param words the words after the program's name
 * @throws UsageError with a sentence that says what to change
 */
export function parseCommand(words: readonly string[]): Command {
  const { positionals, values } = read(words);
  const [name, tool, input, ...rest] = positionals;
  const json = values.json === true;
  if (values.help || name === undefined || name === 'help') return { name: 'help' };
  if (name === 'tools') return { name, json };
  if (name !== 'run') throw new UsageError(`There is no command "${name}". Use run or tools.`);
  if (tool === undefined || input === undefined || rest.length > 0)
    throw new UsageError('Write: marginalia run <tool> <input.json>. "marginalia tools" lists the tools.');
  const generator = GENERATORS.find((known) => known === (values.generator ?? 'device'));
  if (generator === undefined) throw new UsageError(`There is no generator "${values.generator}". Use one of ${GENERATORS.join(', ')}.`);
  return {
    name,
    tool,
    input,
    generator,
    model: values.model,
    baseUrl: values['base-url'],
    json,
    exported: exportOf(values.export, values.out),
  };
}

function exportOf(name: string | undefined, file: string | undefined): RunCommand['exported'] {
  if (name === undefined && file === undefined) return undefined;
  if (name === undefined || file === undefined) throw new UsageError('Write both: --export <format> --out <file>.');
  const format = FORMATS.find((known) => known === name);
  if (format === undefined) throw new UsageError(`There is no format "${name}". Use one of ${FORMATS.join(', ')}.`);
  return { format, file };
}

function read(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        generator: { type: 'string' },
        model: { type: 'string' },
        'base-url': { type: 'string' },
        export: { type: 'string' },
        out: { type: 'string' },
        json: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (cause) {
    throw new UsageError(`${(cause as Error).message} "marginalia --help" lists the options.`);
  }
}

import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import type { FieldControlName, Tool } from '@marginalia/engine';
import { UsageError } from './usage-error.ts';

/**
 * The values of a form from a JSON file.
 * @param path a file, or "-" for standard input
 * @throws UsageError where it cannot be read, is no JSON object of values, or names a field that the tool does not have
 */
export async function readInput(path: string, tool: Tool): Promise<Readonly<Record<string, unknown>>> {
  const value = parse(await read(path), path);
  for (const [name, given] of Object.entries(value)) {
    const field = tool.fields.find((candidate) => candidate.name === name);
    if (!field) {
      const names = tool.fields.map((candidate) => candidate.name);
      throw new UsageError(`${path}: ${tool.slug} has no field "${name}". Its fields: ${names.join(', ')}.`);
    }
    const form = FORMS[field.control];
    if (typeof given !== 'string' && !form.fits(given)) throw new UsageError(`${path}: "${name}" must be ${form.name}.`);
  }
  return value;
}

/** The form in which a value can be given besides a text. */
interface DataForm {
  readonly name: string;
  readonly fits: (given: unknown) => boolean;
}

const TEXT: DataForm = { name: 'a text in quotation marks', fits: () => false };
const FORMS: Readonly<Record<FieldControlName, DataForm>> = {
  text: TEXT,
  textarea: TEXT,
  select: TEXT,
  number: { name: 'a number', fits: (given) => typeof given === 'number' },
  date: TEXT,
  checkbox: { name: 'true or false', fits: (given) => typeof given === 'boolean' },
  rows: { name: 'a list of objects in square brackets', fits: Array.isArray },
};

async function read(path: string): Promise<string> {
  try {
    return await (path === '-' ? text(process.stdin) : readFile(path, 'utf8'));
  } catch (cause) {
    throw new UsageError(`${path} could not be read: ${(cause as Error).message}`);
  }
}

function parse(source: string, path: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(source);
  } catch (cause) {
    throw new UsageError(`${path} is no JSON: ${(cause as Error).message}`);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new UsageError(`${path} must hold an object, such as {"title": "Tides"}.`);
  return value as Record<string, unknown>;
}

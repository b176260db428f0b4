import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import type { Tool } from '@marginalia/engine';
import { UsageError } from './usage-error.ts';

/**
 * The values of a form from a JSON file.
 * @param path a file, or "-" for standard input
 * @throws UsageError where it cannot be read, is no JSON object of texts, or names a field that the tool does not have
 */
export async function readInput(path: string, tool: Tool): Promise<Readonly<Record<string, string>>> {
  const value = parse(await read(path), path);
  const fields = tool.fields.map(({ name }) => name);
  for (const [name, given] of Object.entries(value)) {
    if (!fields.includes(name)) throw new UsageError(`${path}: ${tool.slug} has no field "${name}". Its fields: ${fields.join(', ')}.`);
    if (typeof given !== 'string') throw new UsageError(`${path}: "${name}" must be a text in quotation marks.`);
  }
  return value as Record<string, string>;
}

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

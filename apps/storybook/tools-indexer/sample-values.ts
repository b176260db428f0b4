import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ToolDefinition, Values } from '@marginalia/engine';

/** Forms as students fill them in, one JSON file each, named `<slug>.<name>.json`. */
const CORPUS = join(import.meta.dirname, '../../../packages/on-device/corpus');

export interface SampleValues {
  readonly values: Values;
  /** The file of the corpus that holds the values; absent where the values are the definition's own. */
  readonly file?: string;
}

/** A filled-in form of a tool: the longest one in the corpus, else defaults, first options and placeholders of the definition. */
export async function sampleValues({ slug, input }: Pick<ToolDefinition, 'slug' | 'input'>): Promise<SampleValues> {
  const names = (await readdir(CORPUS)).filter((name) => name.startsWith(`${slug}.`));
  const files = await Promise.all(
    names.map(async (name) => ({ file: join(CORPUS, name), text: await readFile(join(CORPUS, name), 'utf8') })),
  );
  const [longest] = files.sort((a, b) => b.text.length - a.text.length);
  if (longest === undefined) return { values: valuesOfDefinition(input) };
  const { values }: { readonly values: Values } = JSON.parse(longest.text);
  return { values, file: longest.file };
}

function valuesOfDefinition({ properties }: ToolDefinition['input']): Values {
  const entries = Object.entries(properties).map(([name, { title, oneOf, ui, default: initial }]) => [
    name,
    initial ?? oneOf?.[0]?.const ?? ui?.placeholder ?? title,
  ]);
  return Object.fromEntries(entries);
}

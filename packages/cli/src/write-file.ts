import { writeFile } from 'node:fs/promises';
import { writeExport } from '@marginalia/documents';
import { type ExportedResult, exportableSections, exportSource, exportsOf } from '@marginalia/engine';
import type { RunCommand } from './command.ts';
import { UsageError } from './usage-error.ts';

/**
 * Writes a result as a file of another program.
 * @throws UsageError where the result holds nothing for the format, or the file cannot be written
 */
export async function writeResult(result: ExportedResult, { format, file }: NonNullable<RunCommand['exported']>): Promise<void> {
  const groups = exportsOf(exportableSections(result, new Date()));
  const group = groups.find(({ formats }) => formats.includes(format));
  if (group === undefined) {
    const offered = [...new Set(groups.flatMap(({ formats }) => formats))];
    throw new UsageError(`This result cannot become ${format}. It can become ${offered.join(', ')}.`);
  }
  const { bytes } = await writeExport(format, exportSource(result, group.name, new Date()));
  try {
    await writeFile(file, bytes);
  } catch (cause) {
    throw new UsageError(`${file} could not be written: ${(cause as Error).message}`);
  }
}

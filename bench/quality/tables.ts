import { basename } from 'node:path';
import { table } from '../compare.ts';
import { measures, OWN_MATERIAL } from './all-measures.ts';
import { type Figure, reaches } from './measure.ts';

/** Prints a table for each measure and each folder of material. Throws if no measure has one of the names. */
export async function printTables(names: readonly string[], moreMaterial: string | undefined): Promise<void> {
  const unknown = names.find((name) => !measures.some((measure) => measure.name === name));
  if (unknown !== undefined) throw new Error(`"${unknown}" is no measure; choose from: ${measures.map(({ name }) => name).join(', ')}`);
  const folders = [OWN_MATERIAL, ...(moreMaterial === undefined ? [] : [moreMaterial])];
  for (const measure of measures.filter(({ name }) => names.length === 0 || names.includes(name))) {
    for (const folder of folders) {
      const figures = await measure.figures(folder);
      if (figures.length === 0) continue;
      const rows = [['figure', 'value', 'bar', 'items', 'reached'], ...figures.map(rowOf)];
      process.stdout.write(`\n${measure.name}, ${basename(folder)}\n${table(rows)}\n`);
    }
  }
}

function rowOf(figure: Figure): string[] {
  const { name, value, bar, good, of } = figure;
  return [name, value.toFixed(3), `${good} ${bar}`, String(of), reaches(figure, bar) ? 'yes' : 'no'];
}

import { basename } from 'node:path';
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
      console.log(`\n${measure.name}, ${basename(folder)}`);
      console.table(Object.fromEntries(figures.map((figure) => [figure.name, rowOf(figure)])));
    }
  }
}

function rowOf(figure: Figure): Record<string, string | number> {
  const { value, bar, good, of } = figure;
  return { value: rounded(value), bar: `${good} ${bar}`, of, reached: reaches(figure, bar) ? 'yes' : 'no' };
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}
